import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { lockPayer } from '../ledger/index.ts';

export type SubscriptionRow = tables.SubscriptionRow;
export type EventRow = tables.SubscriptionEventRow;

/** What it is called, and what follows it at today's price. */
export interface SubscriptionDetails extends SubscriptionRow {
  plan: Pick<tables.PlanRow, 'code' | 'name_ar' | 'name_en' | 'family' | 'period' | 'listing_limit'>;
  next: { code: string; name_ar: string; name_en: string; cents: number } | null;
  now: Date;
}

const DETAILS = `select s.*, app_now() as now,
    json_build_object('code', p.code, 'name_ar', p.name_ar, 'name_en', p.name_en, 'family', p.family, 'period', p.period,
      'listing_limit', p.listing_limit) as plan,
    (select json_build_object('code', n.code, 'name_ar', n.name_ar, 'name_en', n.name_en, 'cents', x.cents)
     from plans n join plan_prices x on x.plan_code = n.code and x.valid_from <= app_now()
     where n.code = coalesce((select o.code from plans o where o.code = s.next_plan_code and o.is_active), s.plan_code)
       and s.renews
     order by x.valid_from desc limit 1) as next
  from subscriptions s join plans p on p.code = s.plan_code`;

export async function liveSubscriptionOf(db: Db, accountId: string): Promise<SubscriptionDetails | undefined> {
  const { rows } = await db.raw<{ rows: SubscriptionDetails[] }>(
    `${DETAILS} where s.account_id = ? and s.ended_at is null`,
    [accountId],
  );
  return rows[0];
}

/** As `subscriptions.kept_limit` writes down that there was none. */
const AS_MANY_AS_ONE_LIKES = 2_147_483_647;
/** Listings of the running period: those it was bought with where its plan has fewer by now; null: as many as one likes. */
export function limitOf({
  plan: { listing_limit: limit },
  kept_until: until,
  ...live
}: SubscriptionDetails): number | null {
  const kept = until !== null && until <= live.now ? null : live.kept_limit;
  if (limit === null || kept === AS_MANY_AS_ONE_LIKES) return null;
  return Math.max(limit, kept ?? 0);
}

export async function lastSubscriptionOf(db: Db, accountId: string): Promise<SubscriptionDetails | undefined> {
  const { rows } = await db.raw<{ rows: SubscriptionDetails[] }>(
    `${DETAILS} where s.account_id = ? order by s.id desc limit 1`,
    [accountId],
  );
  return rows[0];
}

/**
 * Locks whose subscription it is as publishing does, then the subscription: what is sold, counted and archived for an account
 * happens one after another.
 */
export async function lockSubscription(trx: Db, accountId: string): Promise<SubscriptionRow | undefined> {
  await lockPayer(trx, accountId);
  return trx('subscriptions').where({ account_id: accountId }).whereNull('ended_at').forUpdate().first();
}

export async function calendarAdd(db: Db, moment: Date, months: number, days = 0): Promise<Date> {
  const { rows } = await db.raw<{ rows: [{ at: Date }] }>('select calendar_add(?, ?, ?) as at', [moment, months, days]);
  return rows[0].at;
}

export interface EventDetails extends EventRow {
  from_ar: string | null;
  from_en: string | null;
  to_ar: string | null;
  to_en: string | null;
  archived_listings: { id: string; code: number; title_ar: string | null; title_en: string | null }[];
  activated_listings: EventDetails['archived_listings'];
  total: number;
}

const listingsIn = (column: string) =>
  `coalesce((select json_agg(json_build_object('id', l.id, 'code', l.code, 'title_ar', l.title_ar, 'title_en', l.title_en)
    order by l.code) from listings l where l.id = any(e.${column}) and l.deleted_at is null), '[]')`;

export async function eventsOf(
  db: Db,
  accountId: string,
  { size, number }: { size: number; number: number },
): Promise<EventDetails[]> {
  const { rows } = await db.raw<{ rows: EventDetails[] }>(
    `select e.*, f.name_ar as from_ar, f.name_en as from_en, t.name_ar as to_ar, t.name_en as to_en,
       ${listingsIn('archived')} as archived_listings, ${listingsIn('activated')} as activated_listings,
       count(*) over ()::int as total
     from subscription_events e left join plans f on f.code = e.from_plan_code left join plans t on t.code = e.to_plan_code
     where e.account_id = ? order by e.id desc limit ? offset ?`,
    [accountId, size, (number - 1) * size],
  );
  return rows;
}

/** The purchase of a plan that waits for credit, the newest. */
export const waitingPurchaseOf = (db: Db, accountId: string): Promise<tables.PurchaseRow | undefined> =>
  db('purchases')
    .where({ account_id: accountId, product: 'subscription', status: 'kept' })
    .orderBy('id', 'desc')
    .first();

export interface NewEvent {
  subscription: SubscriptionRow;
  kind: EventRow['kind'];
  from?: string | null;
  to?: string | null;
  cents?: number;
  transferId?: string | null;
  archived?: string[];
  activated?: string[];
  moment?: Date | undefined;
  /** Null: the clock. */
  actorId: string | null;
}

export async function writeEvent(trx: Db, event: NewEvent): Promise<void> {
  await trx('subscription_events').insert({
    subscription_id: event.subscription.id,
    account_id: event.subscription.account_id,
    kind: event.kind,
    from_plan_code: event.from ?? null,
    to_plan_code: event.to ?? null,
    cents: event.cents ?? 0,
    transfer_id: event.transferId ?? null,
    archived: event.archived ?? [],
    activated: event.activated ?? [],
    ...(event.moment && { moment: event.moment }),
    actor_id: event.actorId,
  });
}
