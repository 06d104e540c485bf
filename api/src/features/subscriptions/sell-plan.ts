import type { Db } from '@diyar/db';
import { AppError, type Message } from '#lib/errors.ts';
import { planByCode } from '../plans/index.ts';
import { analyseChange } from './analyse-change.ts';
import { applyQuote } from './apply-quote.ts';
import { notifyOfPurchase } from './notify.ts';
import { lockSubscription } from './queries.ts';
import { offeredPlan, quoteChange } from './quote-change.ts';

interface Sale {
  accountId: string;
  plan: string;
}

/** What a plan costs this account now; without an account it is a first one. */
export async function priceOfPlan(
  db: Db,
  { accountId, plan }: { accountId: string | null; plan: string },
): Promise<number> {
  if (accountId === null) return (await offeredPlan(db, plan)).cents;
  const live = await db('subscriptions').where({ account_id: accountId }).whereNull('ended_at').first();
  const { dueCents } = await quoteChange(db, { live, code: plan });
  // What costs nothing now is a change, which is no purchase.
  if (dueCents <= 0) throw new AppError('subscription_exists', 409);
  return dueCents;
}

/** Nobody buys, changes or publishes for this account until the transaction ends. */
export const lockForPlan = (trx: Db, accountId: string): Promise<unknown> => lockSubscription(trx, accountId);

export async function deliverPlan(
  trx: Db,
  { accountId, plan, transferId, paymentId, userId }: Sale & Record<'transferId' | 'paymentId' | 'userId', string>,
): Promise<void> {
  const live = await lockSubscription(trx, accountId);
  const { quote, listings } = await analyseChange(trx, { accountId, live, code: plan });
  if (!quote) return;
  const subscription = await applyQuote(trx, { accountId, live, quote, listings, transferId, actorId: userId });
  await notifyOfPurchase(trx, subscription, { quote, paymentId });
}

export async function titleOfPlan(db: Db, code: string): Promise<Message> {
  const plan = await planByCode(db, code);
  return { ar: `باقة ${plan?.name_ar ?? code}`, en: `${plan?.name_en ?? code} plan` };
}

/** The period that was paid for; its end while it is the one that runs or was the last. */
export async function givenByPlan(db: Db, transferId: string) {
  const { rows } = await db.raw<{
    rows: { starts_at: Date; ends_at: Date | null; name_ar: string; name_en: string }[];
  }>(
    `select case when e.id = last.id then coalesce(s.ahead_at, s.starts_at) else e.moment end as starts_at,
       case when e.id = last.id then s.ends_at end as ends_at, p.name_ar, p.name_en
     from subscription_events e join subscriptions s on s.id = e.subscription_id join plans p on p.code = e.to_plan_code
       cross join lateral (select paid.id from subscription_events paid
         where paid.subscription_id = s.id and paid.transfer_id is not null order by paid.id desc limit 1) last
     where e.transfer_id = ?`,
    [transferId],
  );
  return rows.map((row) => ({
    name: { ar: row.name_ar, en: row.name_en },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    refundCents: 0,
  }));
}
