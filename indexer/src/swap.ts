import { announce } from './index-batch.ts';
import type { LeaderSession } from './leader-session.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { noteDone, noteState, type ReindexRequest } from './reindex-requests.ts';

/**
 * Puts the build in the live index's place and throws the old data away. May be run again after a kill at any step: the
 * index's birth time, which moves with the data, says whether the swap has happened. Nothing may be in flight: a task
 * queued before the swap lands in the old data.
 */
export async function finishSwap(session: LeaderSession, request: ReindexRequest): Promise<void> {
  const { db, engine, prefix, log } = session;
  const live = listingsIndex(prefix);
  const { id, indexUid, indexCreatedAt } = request;
  await engine.settleSwaps();
  for (let tries = 0; ; tries++) {
    const current = await engine.info(live);
    if (current?.createdAt === indexCreatedAt) break;
    const build = indexUid ? await engine.info(indexUid) : undefined;
    if (!build || build.createdAt !== indexCreatedAt || tries === 3) {
      log.warn({ request: id }, 'the build is gone: the rebuild begins again');
      await noteState(db, id, 'requested');
      return;
    }
    if (current) await engine.swap(build.uid, live);
    else await engine.rename(build.uid, live);
  }
  await noteDone(db, id);
  session.indexCreatedAt = indexCreatedAt ?? undefined;
  await announce(db, '*');
  if (indexUid) await engine.drop(indexUid);
  log.info({ request: id, documents: request.done }, 'rebuild done');
}
