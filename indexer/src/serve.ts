import { EngineUnavailable } from './engine-errors.ts';
import { ensureIndex } from './ensure-index.ts';
import { createFactsFollower } from './follow-facts.ts';
import { createInFlightBatches } from './in-flight-batches.ts';
import type { LeaderSession } from './leader-session.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { clearMarks, type Mark } from './marks.ts';
import { dropLeftovers, openRebuild, type Rebuild } from './reindex.ts';
import { createUpkeep } from './upkeep.ts';

/** Notifications are hints; this is the net under them. */
const POLL_MS = 500;
const HELD_MS = 500;
const ENGINE_RETRY_MS = 100;
const SLOWEST_ENGINE_RETRY_MS = 2_000;

/** Leads until told to stop, or until the lead or the database is lost (throws). The engine's failures are waited out. */
export async function serve(session: LeaderSession, stop: AbortSignal): Promise<void> {
  let retry = ENGINE_RETRY_MS;
  while (!stop.aborted) {
    try {
      await ensureIndex(session);
      await dropLeftovers(session);
      await loop(session, stop, () => {
        retry = ENGINE_RETRY_MS;
      });
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      session.metrics.errors.inc({ source: 'engine' });
      session.log.warn({ err: error }, 'the engine is unwell');
      do {
        await session.leader.woken(retry);
        await session.leader.confirm();
        retry = Math.min(retry * 2, SLOWEST_ENGINE_RETRY_MS);
      } while (!stop.aborted && !(await session.engine.healthy()));
    }
  }
}

async function loop(session: LeaderSession, stop: AbortSignal, onProgress: () => void): Promise<void> {
  const upkeep = createUpkeep(session);
  const facts = createFactsFollower(session);
  const lockedMarks = new Map<string, Mark>();
  const inFlight = createInFlightBatches(session, lockedMarks);
  let heldAt = 0;
  let rebuild: Rebuild | undefined;

  async function indexNext(): Promise<boolean> {
    const uids = [
      ...(session.indexCreatedAt ? [listingsIndex(session.prefix)] : []),
      ...(rebuild ? [rebuild.uid] : []),
    ];
    return inFlight.start(uids, (listingIds) => rebuild?.batchSent(listingIds));
  }

  async function clearHeld(): Promise<void> {
    if (lockedMarks.size === 0 || Date.now() - heldAt < HELD_MS) return;
    heldAt = Date.now();
    for (const id of await clearMarks(session.db, [...lockedMarks.values()])) lockedMarks.delete(id);
  }

  try {
    while (!stop.aborted) {
      await session.uncertainWrites.settle(session.db);
      await clearHeld();
      if (await upkeep.run(rebuild?.fingerprint)) {
        await inFlight.drain();
        rebuild = await openRebuild(session);
      }
      const isFollowing = await facts.step();
      const isSent = await indexNext();
      if (rebuild) {
        await inFlight.drain();
        if (!(await rebuild.step())) rebuild = undefined;
      } else if (inFlight.full()) await inFlight.next();
      else if (!isSent && !isFollowing)
        await session.leader.woken(lockedMarks.size > 0 ? HELD_MS : POLL_MS, inFlight.next());
      inFlight.clear();
      onProgress();
    }
    await inFlight.drain();
  } finally {
    await inFlight.end();
  }
}
