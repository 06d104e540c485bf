import { rowOf } from '@diyar/db/row-of';
import { calendarAdd } from '#features/subscriptions/index.ts';
import type { Act } from './acts.ts';
import { type Account, buy } from './writer.ts';

const GRACE_DAYS = 7;
type Plan = Extract<Act, { kind: 'plan' }>;

/** A subscription as it stands while the year is written. */
export interface Subscribed {
  id: string;
  plan: string;
  cents: number;
  anchorAt: Date;
  months: number;
}

/** Takes a plan, or raises it. */
export async function subscribe(account: Account, act: Plan, at: Date, live: Subscribed | undefined) {
  const { trx, accountId } = account;
  const price = await rowOf(
    trx('plan_prices').where({ plan_code: act.plan }).orderBy('valid_from', 'desc').first('id', 'cents'),
  );
  const endsAt = await calendarAdd(trx, at, 1);
  const columns = {
    plan_code: act.plan,
    price_id: price.id,
    cents: price.cents,
    anchor_at: at,
    months: 1,
    starts_at: at,
  };
  const written = live
    ? trx('subscriptions')
        .where({ id: live.id })
        .update({ ...columns, ends_at: endsAt })
    : trx('subscriptions').insert({ account_id: accountId, ...columns, ends_at: endsAt, created_at: at });
  const { id } = await rowOf(written.returning('id'));
  const subscribed: Subscribed = { id, plan: act.plan, cents: price.cents, anchorAt: at, months: 1 };
  await pay(account, subscribed, { kind: act.event, from: live?.plan ?? null, cents: act.cents, at });
  return subscribed;
}

/** The next period, at the same price. */
export async function renew(account: Account, at: Date, live: Subscribed): Promise<Subscribed> {
  const { id, plan, cents, anchorAt } = live;
  const months = live.months + 1;
  await pay(account, live, { kind: 'renewal', from: plan, cents, at });
  const endsAt = await calendarAdd(account.trx, anchorAt, months);
  await account.trx('subscriptions').where({ id }).update({ months, starts_at: at, ends_at: endsAt });
  return { ...live, months };
}

interface Paid {
  kind: 'activation' | 'upgrade' | 'renewal';
  from: string | null;
  cents: number;
  at: Date;
}

async function pay(account: Account, { id, plan }: Subscribed, { kind, from, cents, at }: Paid): Promise<void> {
  const { transferId } = await buy(account, { product: 'subscription', parameters: { plan }, cents, at });
  await account.trx('subscription_events').insert({
    subscription_id: id,
    account_id: account.accountId,
    kind,
    from_plan_code: from,
    to_plan_code: plan,
    cents,
    transfer_id: transferId,
    moment: at,
    actor_id: kind === 'renewal' ? null : account.userId,
  });
}

/** Left on that day, ended with its period, and over after its grace; none of it lies ahead in the demo's year. */
export async function leave(account: Account, at: Date, { id, plan, anchorAt, months }: Subscribed): Promise<void> {
  const { trx, accountId, userId } = account;
  const endsAt = await calendarAdd(trx, anchorAt, months);
  const graceEndsAt = await calendarAdd(trx, endsAt, 0, GRACE_DAYS);
  const event = { subscription_id: id, account_id: accountId, from_plan_code: plan };
  await trx('subscription_events').insert([
    { ...event, kind: 'cancellation', moment: at, actor_id: userId },
    { ...event, kind: 'expiry', moment: endsAt },
    { ...event, kind: 'lapse', moment: graceEndsAt },
  ]);
  await trx('subscriptions')
    .where({ id })
    .update({ status: 'expired', renews: false, grace_ends_at: graceEndsAt, ended_at: graceEndsAt });
}
