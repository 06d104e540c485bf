import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf, billingAccount, creditAccount, lockPayer, type Purse } from '../ledger/index.ts';
import type { PurchaseOfProduct } from '../payments/index.ts';
import { priceOfBoosts } from './sell-boosts.ts';

type BoostPurchase = PurchaseOfProduct<'boost'>;

/** Whose credit pays for a person's boosts. */
export interface BoostPayer {
  accountId: string;
  /** The agent who spends within an allowance, on listings of their own; undefined for whoever runs the money. */
  agentId: string | undefined;
  /** Bound of a purchase, in cents: the balance, for an agent at most what is left of the month's allowance. */
  availableCents: number;
  purse: Purse;
}

/** Boosts that were stopped count without what came back. A month is one of Damascus. */
const SPENT = `select coalesce(sum(b.cents - b.refund_cents), 0)::int as cents
  from boosts b join purchases p on p.id = b.purchase_id
  where p.user_id = :userId and p.account_id = :accountId
    and p.paid_at >= date_trunc('month', app_now() at time zone 'Asia/Damascus') at time zone 'Asia/Damascus'`;

interface Asked {
  /** Named by the caller; else it follows the listings: private ones are paid for from their owner's own credit. */
  purse?: Purse | undefined;
  listings?: string[];
}

async function purseFor(db: Db, userId: string, { purse, listings = [] }: Asked): Promise<Purse | undefined> {
  if (purse || listings.length === 0) return purse;
  const own = db('listings').whereIn('id', listings).where({ owner_id: userId }).whereNull('office_id');
  return (await own.first('id')) ? 'private' : undefined;
}

/** @throws AppError billing_forbidden (403) for members without an allowance */
export async function boostPayer(db: Db, userId: string, asked: Asked = {}): Promise<BoostPayer> {
  const purse = await purseFor(db, userId, asked);
  const member = await db('office_members').where({ user_id: userId }).first('office_id', 'boost_allowance_cents');
  if (purse === 'private' || !member || member.boost_allowance_cents === 0) {
    const accountId = await billingAccount(db, userId, purse);
    const availableCents = await balanceOf(db, accountId);
    return {
      accountId,
      agentId: undefined,
      availableCents,
      purse: member && purse !== 'private' ? 'office' : 'private',
    };
  }
  const accountId = await creditAccount(db, { officeId: member.office_id });
  const { rows } = await db.raw<{ rows: [{ cents: number }] }>(SPENT, { userId, accountId });
  const left = Math.max(0, member.boost_allowance_cents - rows[0].cents);
  const availableCents = Math.min(left, await balanceOf(db, accountId));
  return { accountId, agentId: userId, availableCents, purse: 'office' };
}

/**
 * Locks whose credit it is, so that two purchases at once do not both find the allowance whole.
 * @throws AppError billing_forbidden, boost_allowance_exceeded (403), listing_not_found (404)
 */
export async function lockBoostPayer(
  trx: Db,
  userId: string,
  purchase: BoostPurchase,
  purse: Purse | undefined,
): Promise<BoostPayer> {
  const asked = { purse, listings: purchase.listings };
  await lockPayer(trx, (await boostPayer(trx, userId, asked)).accountId);
  const payer = await boostPayer(trx, userId, asked);
  if (!payer.agentId) return payer;
  const own = await trx('listings').whereIn('id', purchase.listings).where({ owner_id: userId }).pluck('id');
  if (own.length < purchase.listings.length) throw new AppError('listing_not_found', 404);
  if ((await priceOfBoosts(trx, purchase)) > payer.availableCents)
    throw new AppError('boost_allowance_exceeded', 403, { left: dollarsOf(payer.availableCents) });
  return payer;
}
