import type { LeaderSession } from './leader-session.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { openRequest, requestRebuild } from './reindex-requests.ts';
import { noteNoIndex, searchState } from './search-state.ts';

/**
 * Makes sure that there is a live index, made with what documents are made with now, or that a rebuild is asked for. An
 * index of that name that this database did not fill (the engine's data was thrown away and a late request made the index
 * anew, without settings; or the database is another one) is removed: until the rebuild is done PostgreSQL answers.
 */
export async function ensureIndex(session: LeaderSession): Promise<void> {
  const { db, engine, prefix, fingerprint, log } = session;
  const uid = listingsIndex(prefix);
  const [info, state] = await Promise.all([engine.info(uid), searchState(db)]);
  const isOurs = info !== undefined && info.createdAt === state.indexCreatedAt;
  session.indexCreatedAt = isOurs ? info.createdAt : undefined;
  if (isOurs) {
    if (state.fingerprint !== fingerprint) await requestRebuild(db, 'settings or document code changed');
    return;
  }
  const open = await openRequest(db);
  // A swap that has happened and was not noted yet.
  if (info && open?.state === 'swapping' && open.indexCreatedAt === info.createdAt) return;
  if (info) {
    log.warn({ uid, documents: info.documents }, 'the index is not the one this database filled: removed');
    await engine.drop(uid);
  }
  await noteNoIndex(db);
  await requestRebuild(db, 'there is no index');
}
