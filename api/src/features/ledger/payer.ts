import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { mayAct, mayBeTold, mayPay, suspendedUntil } from '#lib/standing/questions.ts';
import { hasAll } from '#rules/office-roles.ts';
import { creditAccount, type Owner } from './accounts.ts';
import type { Purse } from './purse-contract.ts';

/**
 * Whose credit a person spends; `mayBill` is false for members who don't run their office's money, and for who names an office's
 * purse without being in one. What is private stays its owner's in an office, too.
 */
export async function payerOf(
  db: Db,
  userId: string,
  purse?: Purse | undefined,
): Promise<{ owner: Owner; mayBill: boolean }> {
  if (purse === 'private') return { owner: { userId }, mayBill: true };
  const member = await db('office_members').where({ user_id: userId }).first('office_id', 'role');
  if (!member) return { owner: { userId }, mayBill: purse !== 'office' };
  return { owner: { officeId: member.office_id }, mayBill: hasAll(member.role, 'billing') };
}

/**
 * The purses somebody sees and manages, the usual one first: the office's for who runs its money, one's own where there is one, or
 * where there is no other.
 */
export async function pursesOf(db: Db, userId: string): Promise<[Purse, ...Purse[]]> {
  const member = await db('office_members').where({ user_id: userId }).first('role');
  if (!member || !hasAll(member.role, 'billing')) return ['private'];
  return (await knownAccountOf(db, { userId })) ? ['office', 'private'] : ['office'];
}

/** @throws AppError billing_forbidden (403) */
async function ownerWhoMayBill(db: Db, userId: string, purse: Purse | undefined): Promise<Owner> {
  const { owner, mayBill } = await payerOf(db, userId, purse);
  if (!mayBill) throw new AppError('billing_forbidden', 403);
  return owner;
}

/** The account that a person pays from, made when there is none yet. @throws AppError billing_forbidden (403) */
export const billingAccount = async (trx: Db, userId: string, purse?: Purse | undefined): Promise<string> =>
  creditAccount(trx, await ownerWhoMayBill(trx, userId, purse));

/** The same for reading: null where nothing was ever paid. @throws AppError billing_forbidden (403) */
export async function knownBillingAccount(db: Db, userId: string, purse?: Purse | undefined): Promise<string | null> {
  return knownAccountOf(db, await ownerWhoMayBill(db, userId, purse));
}

export async function knownAccountOf(db: Db, owner: Owner): Promise<string | null> {
  const column = 'userId' in owner ? { user_id: owner.userId } : { office_id: owner.officeId };
  return (await db('ledger_accounts').where(column).first('id'))?.id ?? null;
}

/** Whose credit it is, locked as publishing does: what is sold, counted and archived for an account happens one by one. */
export async function lockPayer(trx: Db, accountId: string): Promise<void> {
  await trx.raw(
    `select 1 from offices o where o.id = (select office_id from ledger_accounts where id = ?) for no key update`,
    [accountId],
  );
  await trx.raw(
    `select 1 from users u where u.id = (select user_id from ledger_accounts where id = ?) for no key update`,
    [accountId],
  );
}

export interface Payer {
  accountId: string;
  /** Owners of the office; who is told. */
  people: string[];
  isOffice: boolean;
  /** A person's own who is in an office: pages show it by `purse=private`. */
  isApart: boolean;
  /** Closed, banned and those suspended for good are not charged. */
  isGone: boolean;
}

/**
 * When somebody who runs the account's money may sign in again, where all who do are suspended for a time; null where
 * somebody may now. Who is suspended for good has gone (`isGone`).
 */
export async function stoppedUntil(db: Db, accountId: string): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: { until: Date | null }[] }>(
    `select case when not bool_or(${mayAct('u')}) then min(${suspendedUntil('u')}) end as until
     from ledger_accounts a left join office_members m on m.office_id = a.office_id and m.role = 'owner'
       join users u on u.id = coalesce(a.user_id, m.user_id)
     where a.id = ? and ${mayPay('u')}`,
    [accountId],
  );
  return rows[0]?.until ?? null;
}

export async function payerOfAccount(db: Db, accountId: string): Promise<Payer> {
  const { rows } = await db.raw<{
    rows: [{ people: string[]; is_closed: boolean; is_office: boolean; is_apart: boolean; may_return: boolean }];
  }>(
    `select coalesce(array_agg(u.id order by u.id) filter (where u.id is not null and ${mayBeTold('u')}), '{}') as people, coalesce(bool_or(o.closed_at is not null), false) as is_closed,
       coalesce(bool_or(a.office_id is not null), false) as is_office,
       coalesce(bool_or(exists (select from office_members mine where mine.user_id = a.user_id)), false) as is_apart,
       coalesce(bool_or(u.id is not null and ${mayPay('u')}), false) as may_return
     from ledger_accounts a left join offices o on o.id = a.office_id
       left join office_members m on m.office_id = a.office_id and m.role = 'owner'
       left join users u on u.id = coalesce(a.user_id, m.user_id)
     where a.id = ?`,
    [accountId],
  );
  const { people, is_closed: isClosed, is_office: isOffice, is_apart: isApart, may_return: mayReturn } = rows[0];
  return { accountId, people, isOffice, isApart, isGone: isClosed || !mayReturn };
}
