import { type AuditDeps, audit, type Drift } from './audit.ts';
import {
  noteAuditBegun,
  noteAuditDone,
  noteAudited,
  noteAuditFailed,
  openAudit,
  requestAudit,
} from './audit-requests.ts';
import { areFactsOpen } from './fact-changes.ts';
import type { Indexer } from './indexer.ts';
import type { LeaderSession } from './leader-session.ts';
import type { Logger } from './logger.ts';
import { openRequest } from './reindex-requests.ts';
import { searchState } from './search-state.ts';

const LOOK_MS = 2_000;
const CLOCK_MS = 60_000;

/**
 * Audits when somebody asks, and every so often, while this process leads; the last audit's time is in the database, so
 * restarts don't repeat it. @param everyMs 0: only when asked
 */
export function startAudits(
  indexer: Pick<Indexer, 'session'>,
  everyMs: number,
  log: Logger,
  lookMs = LOOK_MS,
): { stop(): void } {
  const stopping = new AbortController();
  let running = false;
  let clock = Date.now() + CLOCK_MS;

  async function isDue({ db }: LeaderSession): Promise<boolean> {
    if (everyMs === 0 || Date.now() < clock) return false;
    clock = Date.now() + CLOCK_MS;
    const { auditedAt } = await searchState(db);
    return auditedAt === null || Date.now() - auditedAt.getTime() >= everyMs;
  }

  async function look(): Promise<void> {
    const { session } = indexer;
    if (!session || running) return;
    running = true;
    try {
      const asked = await openAudit(session.db);
      const due = asked !== undefined || (await isDue(session));
      // A rebuild replaces the index anyway; documents on their way to new facts are no drift.
      if (!due || (await openRequest(session.db)) || (await areFactsOpen(session.db))) return;
      const id = asked ?? (await requestAudit(session.db, 'by the clock'));
      const drift = await followedAudit({ ...session, signal: stopping.signal }, id);
      const found = drift.missing.length + drift.extra.length + drift.stale.length;
      session.metrics.drift.set(found);
      log[found > 0 ? 'error' : 'info']({ ...drift, checked: drift.checked }, 'drift audit');
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => {
    look().catch((error) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'drift audit failed');
    });
  }, lookMs);
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/** An audit whose progress and outcome are written down; one that was stopped stays open for the next leader. */
export async function followedAudit(deps: AuditDeps, id: number): Promise<Drift> {
  const { db, signal } = deps;
  await noteAuditBegun(db, id);
  try {
    const drift = await audit({ ...deps, onChecked: (checked) => noteAudited(db, id, checked) });
    await noteAuditDone(db, id, drift);
    return drift;
  } catch (error) {
    if (!signal?.aborted) await noteAuditFailed(db, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
