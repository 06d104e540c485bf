import { EngineUnwell } from './engine-errors.ts';
import { ensureIndex } from './ensure-index.ts';
import { createFlights } from './flights.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { clearMarks, type Mark } from './marks.ts';
import { dropLeftovers, openRebuild, type Rebuild } from './reindex.ts';
import type { Term } from './term.ts';
import { createUpkeep } from './upkeep.ts';

/** Notifications are hints; this is the net under them. */
const POLL_MS = 500;
const HELD_MS = 500;
const ENGINE_RETRY_MS = 100;
const SLOWEST_ENGINE_RETRY_MS = 2_000;

/** Leads until told to stop, or until the lead or the database is lost (throws). The engine's failures are waited out. */
export async function serve(term: Term, stop: AbortSignal): Promise<void> {
  let retry = ENGINE_RETRY_MS;
  while (!stop.aborted) {
    try {
      await ensureIndex(term);
      await dropLeftovers(term);
      await loop(term, stop, () => {
        retry = ENGINE_RETRY_MS;
      });
    } catch (error) {
      if (!(error instanceof EngineUnwell)) throw error;
      term.metrics.errors.inc({ source: 'engine' });
      term.log.warn({ err: error }, 'the engine is unwell');
      do {
        await term.leader.woken(retry);
        await term.leader.confirm();
        retry = Math.min(retry * 2, SLOWEST_ENGINE_RETRY_MS);
      } while (!stop.aborted && !(await term.engine.healthy()));
    }
  }
}

async function loop(term: Term, stop: AbortSignal, onProgress: () => void): Promise<void> {
  const upkeep = createUpkeep(term);
  const held = new Map<string, Mark>();
  const flights = createFlights(term, held);
  let heldAt = 0;
  let rebuild: Rebuild | undefined;

  async function indexNext(): Promise<boolean> {
    const uids = [...(term.birth ? [listingsIndex(term.prefix)] : []), ...(rebuild ? [rebuild.uid] : [])];
    return flights.launch(uids, (listingIds) => rebuild?.batchSent(listingIds));
  }

  async function clearHeld(): Promise<void> {
    if (held.size === 0 || Date.now() - heldAt < HELD_MS) return;
    heldAt = Date.now();
    for (const id of await clearMarks(term.db, [...held.values()])) held.delete(id);
  }

  try {
    while (!stop.aborted) {
      await term.doubts.settle(term.db);
      await clearHeld();
      if (await upkeep.run(rebuild?.fingerprint)) {
        await flights.land();
        rebuild = await openRebuild(term);
      }
      const isSent = await indexNext();
      if (rebuild) {
        await flights.land();
        if (!(await rebuild.step())) rebuild = undefined;
      } else if (flights.full()) await flights.next();
      else if (!isSent) await term.leader.woken(held.size > 0 ? HELD_MS : POLL_MS, flights.next());
      flights.clear();
      onProgress();
    }
    await flights.land();
  } finally {
    await flights.end();
  }
}
