import type { Db } from '@diyar/db';
import type { JobDeps } from '#jobs/job-deps.ts';
import { knownFacts } from '#lib/known-facts.ts';
import { foldNext } from './fold-next.ts';
import { sendNext } from './send-next.ts';

/** A server that refuses so often is left alone until the next minute. */
const MOST_FAILURES = 5;
/** Two at most deliver at once: a morning's digests leave the worker hands for the mails people wait for. */
const SLOTS = [7_415_142, 7_415_143];

/**
 * Tells what is due: first each person's waiting alerts become one delivery with its notification, then the mails that wait
 * are sent one by one. Every step is a transaction of its own, and several workers share the work.
 */
export async function deliverAlerts(deps: JobDeps): Promise<void> {
  await deps.db.transaction(async (slot) => {
    const { rows } = await slot.raw<{ rows: [{ ours: boolean }] }>(
      'select pg_try_advisory_xact_lock(?) or pg_try_advisory_xact_lock(?) as ours',
      SLOTS,
    );
    if (rows[0].ours) await deliver(deps);
  });
}

async function deliver(deps: JobDeps): Promise<void> {
  const { db } = deps;
  const facts = await knownFacts(db);
  while (await db.transaction((trx: Db) => foldNext(trx, facts)));
  for (let failures = 0; failures < MOST_FAILURES; ) {
    const outcome = await db.transaction((trx: Db) => sendNext(trx, { ...deps, facts }));
    if (outcome === 'none') return;
    if (outcome === 'failed') failures++;
  }
}
