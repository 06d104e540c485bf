import { markDue } from './due.ts';
import { EngineUnavailable } from './engine-errors.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LeaderSession } from './leader-session.ts';
import { loadFacts } from './listings/facts.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { makeWording } from './listings/wording.ts';
import { openRequest, requestRebuild } from './reindex-requests.ts';

const DUE_MS = 5_000;
const FACTS_MS = 60_000;
/** An administrator edits several things in a row; each change would begin a rebuild anew. */
const FACTS_QUIET_MS = 2_000;
const REQUESTS_MS = 1_000;

/** What is done by the clock, between batches. */
export interface Upkeep {
  /** Does what is due. @returns whether a rebuild is asked for that is not under way */
  run(buildFingerprint: string | undefined): Promise<boolean>;
}

export function createUpkeep(session: LeaderSession): Upkeep {
  const { db, leader, metrics, log } = session;
  let due = 0;
  let facts = Date.now() + FACTS_MS;
  let requests = 0;

  async function readFacts(): Promise<void> {
    const read = await loadFacts(db);
    if (JSON.stringify(read) === JSON.stringify(session.wording.facts)) return;
    session.wording = makeWording(read);
    session.fingerprint = fingerprintOf(session.wording);
    log.info('facts changed');
    await requestRebuild(db, 'facts changed');
  }

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
      if (leader.factsChanged()) facts = now + FACTS_QUIET_MS;
      if (now >= facts) {
        facts = now + FACTS_MS;
        await readFacts();
      }
      if (buildFingerprint !== undefined) return buildFingerprint !== session.fingerprint;
      if (now < requests) return false;
      requests = now + REQUESTS_MS;
      return (await openRequest(db)) !== undefined;
    },
  };
}
