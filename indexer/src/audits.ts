import { audit } from './audit.ts';
import type { Indexer } from './indexer.ts';
import type { Logger } from './logger.ts';
import { openRequest } from './reindex-requests.ts';
import { searchState } from './search-state.ts';

const LOOK_MS = 60_000;

/** Audits every so often while this process leads; the last audit's time is in the database, so restarts don't repeat it. */
export function startAudits(indexer: Indexer, everyMs: number, log: Logger): { stop(): void } {
  const stopping = new AbortController();
  let running = false;

  async function look(): Promise<void> {
    const { term } = indexer;
    if (!term || running) return;
    const { auditedAt } = await searchState(term.db);
    const fresh = auditedAt !== null && Date.now() - auditedAt.getTime() < everyMs;
    // A rebuild replaces the index anyway.
    if (fresh || (await openRequest(term.db))) return;
    running = true;
    const drift = await audit({ ...term, signal: stopping.signal }).finally(() => {
      running = false;
    });
    const found = drift.missing.length + drift.extra.length + drift.stale.length;
    term.metrics.drift.set(found);
    log[found > 0 ? 'error' : 'info']({ ...drift, checked: drift.checked }, 'drift audit');
  }

  const timer = setInterval(() => {
    look().catch((error) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'drift audit failed');
    });
  }, LOOK_MS);
  if (everyMs === 0) clearInterval(timer);
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
