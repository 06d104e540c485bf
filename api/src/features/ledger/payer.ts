import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import { creditAccount, type Owner } from './accounts.ts';

/** Whose credit a person spends; `mayBill` is false for members who don't run their office's money. */
export async function payerOf(db: Db, userId: string): Promise<{ owner: Owner; mayBill: boolean }> {
  const member = await db('office_members').where({ user_id: userId }).first('office_id', 'role');
  if (!member) return { owner: { userId }, mayBill: true };
  return { owner: { officeId: member.office_id }, mayBill: member.role === 'manager' };
}

/** @throws AppError billing_forbidden (403) */
async function ownerWhoMayBill(db: Db, userId: string): Promise<Owner> {
  const { owner, mayBill } = await payerOf(db, userId);
  if (!mayBill) throw new AppError('billing_forbidden', 403);
  return owner;
}

/** The account that a person pays from, made when there is none yet. @throws AppError billing_forbidden (403) */
export const billingAccount = async (trx: Db, userId: string): Promise<string> =>
  creditAccount(trx, await ownerWhoMayBill(trx, userId));

/** The same for reading: null where nothing was ever paid. @throws AppError billing_forbidden (403) */
export async function knownBillingAccount(db: Db, userId: string): Promise<string | null> {
  return knownAccountOf(db, await ownerWhoMayBill(db, userId));
}

export async function knownAccountOf(db: Db, owner: Owner): Promise<string | null> {
  const column = 'userId' in owner ? { user_id: owner.userId } : { office_id: owner.officeId };
  return (await db('ledger_accounts').where(column).first('id'))?.id ?? null;
}
