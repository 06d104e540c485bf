import type { WorkerDeps } from '#feature.ts';
import { checkLedger, isUnbalanced } from './check-ledger.ts';

/** Checks the ledger and says in the log what does not balance: anything but silence is an emergency. */
export async function reportLedger({ db, log }: Pick<WorkerDeps, 'db' | 'log'>): Promise<void> {
  const check = await checkLedger(db);
  if (isUnbalanced(check)) log.error(check, 'the ledger does not balance');
}
