import type { Db } from '@diyar/db';

/** Whose credit it is: an office's belongs to the office, everybody else's to the person. */
export type Owner = { userId: string } | { officeId: string };

type SystemAccount =
  | { kind: 'held_refunds' | 'held_budgets' | 'adjustments' }
  | { kind: 'cash'; name: Method }
  | { kind: 'revenue'; name: Revenue };
type Method = 'mobile_wallet' | 'bank_transfer' | 'cash' | 'check';
export type Revenue = 'subscription' | 'boost' | 'listing' | 'advertisement' | 'closed_accounts';

/** The owner's credit account, which begins empty. @returns its id */
export async function creditAccount(db: Db, owner: Owner): Promise<string> {
  const userId = 'userId' in owner ? owner.userId : null;
  const officeId = 'officeId' in owner ? owner.officeId : null;
  const { rows } = await db.raw<{ rows: [{ id: string }] }>('select ledger_credit_account(?, ?) as id', [
    userId,
    officeId,
  ]);
  return rows[0].id;
}

export async function systemAccount(db: Db, account: SystemAccount): Promise<string> {
  const name = 'name' in account ? account.name : null;
  const row = await db('ledger_accounts').where({ kind: account.kind, name }).first('id');
  if (!row) throw new Error(`no ledger account ${account.kind} ${name}`);
  return row.id;
}

export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const row = await db('ledger_accounts').where({ id: accountId }).first('balance_cents');
  return row?.balance_cents ?? 0;
}

/** The credit of a person who begins an office becomes the office's, with its history and waiting requests. */
export const handCreditToOffice = (trx: Db, userId: string, officeId: string): Promise<unknown> =>
  trx.raw('select ledger_hand_to_office(?, ?)', [userId, officeId]);
