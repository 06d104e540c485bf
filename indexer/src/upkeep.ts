import { markDue } from './due.ts';
import { EngineUnavailable } from './engine-errors.ts';
import type { LeaderSession } from './leader-session.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { openRequest } from './reindex-requests.ts';

const DUE_MS = 5_000;
const REQUESTS_MS = 1_000;

/** Upkeep by the clock, between batches. */
export interface Upkeep {
  /** Does what is due. @returns whether a rebuild is asked for that is not under way */
  run(buildFingerprint: string | undefined): Promise<boolean>;
}

export function createUpkeep(session: LeaderSession): Upkeep {
  const { db, metrics, log } = session;
  let due = 0;
  let requests = 0;

  /** A write to an index that is gone makes one without settings, and succeeds. */
  async function checkIndex(): Promise<void> {
    if (session.indexCreatedAt === undefined) return;
    const info = await session.engine.info(listingsIndex(session.prefix));
    if (info?.createdAt !== session.indexCreatedAt) throw new EngineUnavailable('the live index was replaced');
  }

  return {
    async run(buildFingerprint) {
      const now = Date.now();
      if (now >= due) {
        due = now + DUE_MS;
        const marked = await markDue(db);
        metrics.due.inc(marked);
        if (marked > 0) log.info({ marked }, 'listings marked by the clock');
        await checkIndex();
      }
      if (buildFingerprint !== undefined) return buildFingerprint !== session.fingerprint;
      if (now < requests) return false;
      requests = now + REQUESTS_MS;
      return (await openRequest(db)) !== undefined;
    },
  };
}
