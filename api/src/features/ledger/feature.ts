import { A_DAY, feature, type WorkerDeps } from '#feature.ts';
import { some } from '#life/events.ts';
import { checkLedger, isUnbalanced } from './check-ledger.ts';
import { ledgerMetrics } from './metrics.ts';

/** Checks the ledger and says in the log what does not balance: anything but silence is an emergency. */
async function reportLedger({ db, log }: Pick<WorkerDeps, 'db' | 'log'>): Promise<void> {
  const check = await checkLedger(db);
  if (isUnbalanced(check)) log.error(check, 'the ledger does not balance');
}

declare global {
  namespace GraphileWorker {
    interface Tasks {
      ledger_check: Record<string, never>;
    }
  }
}

export const ledgerFeature = feature({
  about: 'Money that moves, and its books: every transfer balances',
  routes: [ledgerMetrics],
  tasks: (deps) => ({ ledger_check: () => reportLedger(deps) }),
  schedule: [{ task: 'ledger_check', match: '50 1 * * *', options: { backfillPeriod: A_DAY } }],
  text: {
    tables: [
      // Kinds, methods and ids of events.
      'ledger_accounts',
      'ledger_transfers',
    ],
  },
  tables: ['ledger_entries'],
  personal: [
    {
      what: '`clock_events`, `ledger_*`, `online_payments`, `payment_messages`, `purchases`, `listing_slots`, `subscriptions`, `subscription_events`, `boosts`',
      holds: 'ids, amounts, dates',
      erased:
        "stay: the person's row is a pseudonym by then; credit that was not asked back becomes revenue (`closed_accounts`)",
      kept: '7 years: obligation of the operator',
    },
  ],
  answers: [
    {
      to: ['person.erased'],
      command: 'retention/erasure/erase-person.ts',
      does: 'Credit that was not asked back becomes revenue.',
    },
    {
      to: ['office.closed'],
      command: 'retention/erasure/erase-office.ts',
      does: 'Credit that was not asked back becomes revenue when the office is erased.',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'joined', 'left'),
        ...some('person', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
      ],
      nothing: 'balances move by transfers alone',
    },
  ],
});
