import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { applyListingImpact, listingImpact } from './listing-impact.ts';
import { freeLimitOf } from './listing-queries.ts';
import { limitOf, liveSubscriptionOf, lockSubscription } from './queries.ts';

const DAY_MS = 86_400_000;

/** Tells whose places they are; what is only news (`isPassing`) is none any more after a day. */
async function notifyOfPlaces(
  trx: Db,
  { accountId, moment, isPassing = false }: { accountId: string; moment: Date; isPassing?: boolean },
  news: KindAndParameters<'places_ending' | 'places_ended'>,
): Promise<void> {
  if (isPassing && (await appNow(trx)).getTime() - moment.getTime() >= DAY_MS) return;
  const { people } = await payerOfAccount(trx, accountId);
  for (const userId of people)
    await notify(trx, { userId, type: 'subscription', url: '/dashboard/properties', ...news });
}

const REMINDER = 'listing_slots_reminder';
const END = 'listing_slots_end';
/** Days before the end on which whoever bought them is told. */
const AHEAD = 3;

async function dueOf(db: Db, { kind, days, limit }: { kind: string; days: number; limit: number }): Promise<Due[]> {
  const { rows } = await db.raw<{ rows: Due[] }>(
    `select s.id as subject, m.moment from listing_slots s
       cross join lateral (select s.ends_at - :days * interval '1 day' as moment) m
     where s.ends_at <= app_now() + :days * interval '1 day' and m.moment > s.starts_at
       and (:days = 0 or s.ends_at > app_now())
       and not exists (select from clock_events c where c.kind = :kind and c.subject = s.id and c.moment = m.moment)
     order by moment, subject limit :limit`,
    { kind, days, limit },
  );
  return rows;
}

/** Whose places they are, locked as everybody does who publishes for it or sells to it; undefined where it was done meanwhile. */
async function lockPlaces(trx: Db, kind: string, { subject, moment }: Due) {
  const places = await trx('listing_slots').where({ id: subject }).first('account_id', 'slots');
  if (!places) return undefined;
  await lockSubscription(trx, places.account_id);
  const isDone = await trx('clock_events').where({ kind, subject, moment }).first('id');
  return isDone ? undefined : { accountId: String(places.account_id), slots: Number(places.slots) };
}

/** The places without those that end: of the plan that runs, or free ones, and others that were bought. */
async function impactOf(trx: Db, accountId: string) {
  const live = await liveSubscriptionOf(trx, accountId);
  const limit = live ? limitOf(live) : await freeLimitOf(trx, accountId);
  return listingImpact(trx, { accountId, limit, mayArchive: true });
}

/** Listings that an end took from view, as many as there are places for; whose account is locked by then. */
export async function bringBack(trx: Db, accountId: string): Promise<void> {
  const impact = await impactOf(trx, accountId);
  await applyListingImpact(trx, null, { ...impact, archived: [] });
}

const reminder: ClockHandler = {
  kind: REMINDER,
  due: (db, limit) => dueOf(db, { kind: REMINDER, days: AHEAD, limit }),
  async act(trx, due) {
    const places = await lockPlaces(trx, REMINDER, due);
    if (!places) return undefined;
    await notifyOfPlaces(
      trx,
      { ...places, moment: due.moment, isPassing: true },
      { kind: 'places_ending', parameters: { days: AHEAD } },
    );
    return { slots: places.slots };
  },
};

/** What is above the places that are left leaves view like at the end of a plan, and comes back with one. */
const end: ClockHandler = {
  kind: END,
  due: (db, limit) => dueOf(db, { kind: END, days: 0, limit }),
  async act(trx, due) {
    const places = await lockPlaces(trx, END, due);
    if (!places) return undefined;
    const impact = await impactOf(trx, places.accountId);
    const mark = { archived_by_slots_id: due.subject };
    const { archived } = await applyListingImpact(trx, mark, { ...impact, activated: [] });
    await notifyOfPlaces(
      trx,
      { ...places, moment: due.moment, isPassing: archived.length === 0 },
      { kind: 'places_ended', parameters: { archived: archived.length } },
    );
    return { slots: places.slots, archived: archived.length };
  },
};

/** Places for listings that were bought for a time. */
export const PLACES_CLOCK: readonly ClockHandler[] = [reminder, end];
