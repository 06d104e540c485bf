import { bePatient, type Db } from '@diyar/db';

/** Every entry is read. */
const PATIENCE_MS = 300_000;

export interface LedgerCheck {
  transfers: number;
  /** The sum over all accounts. */
  unbalancedCents: number;
  unbalancedTransfers: number;
  /** Accounts whose cached balance, now or after any entry, is not what their entries sum to. */
  wrongBalances: number;
}

export const isUnbalanced = ({ unbalancedCents, unbalancedTransfers, wrongBalances }: LedgerCheck): boolean =>
  unbalancedCents !== 0 || unbalancedTransfers > 0 || wrongBalances > 0;

/** Sums the ledger anew, in one statement and so in one snapshot, and records the result. */
export const checkLedger = (db: Db): Promise<LedgerCheck> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw<{ rows: [LedgerCheck] }>(`
      with running as (
        select account_id, balance_cents, sum(amount_cents) over (partition by account_id order by id) as summed
        from ledger_entries
      ), wrong as (
        select a.id from ledger_accounts a join running r on r.account_id = a.id
        where a.balance_cents is not null and r.balance_cents is distinct from r.summed
        union
        select a.id from ledger_accounts a
        where a.balance_cents
          <> (select coalesce(sum(e.amount_cents), 0) from ledger_entries e where e.account_id = a.id)
      ), unbalanced as (
        select t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
        group by t.id having count(e.id) < 2 or sum(e.amount_cents) <> 0
      )
      insert into ledger_checks (transfers, unbalanced_cents, unbalanced_transfers, wrong_balances)
      select (select count(*) from ledger_transfers), (select coalesce(sum(amount_cents), 0) from ledger_entries),
        (select count(*) from unbalanced), (select count(*) from wrong)
      returning transfers, unbalanced_cents as "unbalancedCents", unbalanced_transfers as "unbalancedTransfers",
        wrong_balances as "wrongBalances"`);
    return rows[0];
  });
