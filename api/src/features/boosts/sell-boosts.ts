import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { AppError, type Message } from '#lib/errors.ts';
import { counted } from '#lib/words.ts';
import { BOOST_DAYS_AHEAD, type BoostType, daysOf, HOMEPAGE_DAYS_AHEAD } from '#rules/boosts.ts';
import { lockPayer } from '../ledger/index.ts';
import type { PurchaseOfProduct } from '../payments/index.ts';
import { availabilityOf, freeSlots, refusalAhead } from './homepage-slots.ts';
import { partsOf, priceOfChoice, type Terms, termsOf } from './prices.ts';
import { boostsOfPurchase, endsByType, lockListings, lockSellers } from './queries.ts';

type BoostPurchase = PurchaseOfProduct<'boost'>;

/**
 * Locks the keepers, the account that pays, then the listings: the order in which everybody locks them.
 * @throws AppError listing_not_found (404), listing_not_boostable, category_not_shown, seller_not_shown (409),
 *   boost_starts_too_late (400)
 */
export async function lockForBoosts(trx: Db, accountId: string, { listings, startsAt }: BoostPurchase): Promise<void> {
  const latest = (await appNow(trx)).getTime() + BOOST_DAYS_AHEAD * 86_400_000;
  if (startsAt && Date.parse(startsAt) > latest)
    throw new AppError('boost_starts_too_late', 400, { days: BOOST_DAYS_AHEAD }).on('startsAt');
  await lockSellers(trx, listings);
  await lockPayer(trx, accountId);
  const own = await lockListings(trx, accountId, listings);
  if (own.length < listings.length) throw new AppError('listing_not_found', 404);
  if (own.some(({ status }) => status !== 'active')) throw new AppError('listing_not_boostable', 409);
  if (own.some((listing) => !listing.is_category_shown)) throw new AppError('category_not_shown', 409);
  if (own.some((listing) => !listing.is_seller_shown)) throw new AppError('seller_not_shown', 409);
}

export const priceOfBoosts = (db: Db, purchase: BoostPurchase): Promise<number> => priceOfChoice(db, purchase);

export const NAMES: Record<BoostType, Message> = {
  featured: { ar: 'مميّز', en: 'Featured' },
  urgent: { ar: 'عاجل', en: 'Urgent' },
  highlight: { ar: 'بارز', en: 'Highlight' },
  premium: { ar: 'نخبة', en: 'Premium' },
  homepage_featured: { ar: 'مميّز في الصفحة الرئيسية', en: 'Homepage featured' },
};
export function titleOfBoosts({ type, duration, listings: { length } }: BoostPurchase): Message {
  const days = daysOf(duration);
  const many = (of: Message) => (length === 1 ? of : { ar: `${of.ar} × ${length}`, en: `${of.en} × ${length}` });
  return many({
    ar: `ترويج «${NAMES[type].ar}»، ${counted('days', days, 'ar')}`,
    en: `${NAMES[type].en} boost, ${counted('days', days, 'en')}`,
  });
}

interface Sold {
  accountId: string;
  purchaseId: string;
  purchase: BoostPurchase;
}

/**
 * The listings are locked by then.
 * @throws AppError boost_overlaps, homepage_held_ahead (409), no_homepage_slots (409) with the next free moment,
 *   boost_starts_too_late (400)
 */
export async function deliverBoosts(trx: Db, { accountId, purchaseId, purchase }: Sold): Promise<void> {
  const { listings, type, duration } = purchase;
  const parts = partsOf(await priceOfChoice(trx, purchase), listings.length);
  const list = await termsOf(trx, purchase);
  for (const [at, listingId] of listings.entries()) {
    const cents = parts[at] ?? 0;
    const term = { startsAt: await startOf(trx, { listingId, purchase }), days: daysOf(duration) };
    const boost = { accountId, purchaseId, listingId, type, cents, ...term, ...list };
    const isPlaced =
      type === 'homepage_featured'
        ? await placeOnHomepage(trx, boost)
        : await insertBoost(trx, { ...boost, slot: null });
    if (!isPlaced) throw new AppError('boost_overlaps', 409);
  }
}

/** Each listing with the time it was boosted. */
export const givenByBoosts = async (db: Db, purchaseId: string) =>
  (await boostsOfPurchase(db, purchaseId)).map(({ title_ar, title_en, ...boost }) => ({
    name: namesOf(title_ar, title_en),
    startsAt: boost.starts_at,
    endsAt: boost.stopped_at ?? boost.ends_at,
    refundCents: boost.refund_cents,
  }));

function namesOf(ar: string | null, en: string | null): Message | null {
  const either = ar ?? en;
  return either === null ? null : { ar: ar ?? either, en: en ?? either };
}

/** A start that has passed while the purchase waited for credit is now. */
async function startOf(
  trx: Db,
  { listingId, purchase }: { listingId: string; purchase: BoostPurchase },
): Promise<Date> {
  const now = await appNow(trx);
  const chosen = purchase.startsAt ? new Date(purchase.startsAt) : undefined;
  if (chosen && chosen > now) return chosen;
  return (await endsByType(trx, listingId)).get(purchase.type) ?? now;
}

interface NewBoost extends Terms {
  accountId: string;
  purchaseId: string;
  listingId: string;
  type: BoostType;
  cents: number;
  startsAt: Date;
  days: number;
}

/** A slot that somebody else takes meanwhile is waited for, and then the next one tried. */
async function placeOnHomepage(trx: Db, boost: NewBoost): Promise<boolean> {
  if (await hasOneThen(trx, boost)) return false;
  const refusal = await refusalAhead(trx, { ...boost, now: await appNow(trx) });
  if (refusal === 'held_ahead') throw new AppError('homepage_held_ahead', 409);
  if (refusal) throw new AppError('boost_starts_too_late', 400, { days: HOMEPAGE_DAYS_AHEAD }).on('startsAt');
  for (const slot of await freeSlots(trx, boost)) if (await insertBoost(trx, { ...boost, slot })) return true;
  const { nextFreeAt } = await availabilityOf(trx, boost);
  throw new AppError('no_homepage_slots', 409).with({ nextFreeAt: nextFreeAt.toISOString() });
}

async function hasOneThen(trx: Db, { listingId, type, startsAt, days }: NewBoost): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select from boosts where listing_id = :listingId and type = :type
       and during && tstzrange(:startsAt, cast(:startsAt as timestamptz) + :days * interval '24 hours')`,
    { listingId, type, startsAt, days },
  );
  return rows.length > 0;
}

/** @returns false where a constraint on time refuses it */
async function insertBoost(trx: Db, boost: NewBoost & { slot: number | null }): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into boosts (listing_id, account_id, purchase_id, type, status, days, cents, starts_at, ends_at, slot,
       terms, bulk_from)
     values (:listingId, :accountId, :purchaseId, :type,
       case when cast(:startsAt as timestamptz) <= app_now() then 'active' else 'pending' end, :days, :cents, :startsAt,
       cast(:startsAt as timestamptz) + :days * interval '24 hours', :slot,
       :terms, :bulkFrom)
     on conflict do nothing returning id`,
    { ...boost, terms: JSON.stringify(boost.terms) },
  );
  return rows.length > 0;
}
