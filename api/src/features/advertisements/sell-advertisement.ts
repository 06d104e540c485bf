import type { Db } from '@diyar/db';
import { AppError, type Message } from '#lib/errors.ts';
import { counted, quoted } from '#lib/words.ts';
import { type AdChoice, type AdPlace, priceOfAd } from '#rules/advertisements.ts';
import { lockPayer } from '../ledger/index.ts';
import type { PurchaseOfProduct, Returned } from '../payments/index.ts';
import { priceRows } from './prices.ts';
import { type AdvertisementRow, lockAdvertisement } from './queries.ts';

type AdvertisementPurchase = PurchaseOfProduct<'advertisement'>;

/** Whose credit it is, then the advertisement: the order in which everybody locks them. */
export async function lockForAdvertisement(trx: Db, accountId: string, purchase: AdvertisementPurchase): Promise<void> {
  await lockPayer(trx, accountId);
  refuseUnsold(await lockAdvertisement(trx, { id: purchase.advertisement, accountId }), purchase);
}

/** @throws AppError advertisement_not_found (404), advertisement_paid, advertisement_over (409) */
function refuseUnsold(row: AdvertisementRow | undefined, { addDays }: AdvertisementPurchase): AdvertisementRow {
  if (!row) throw new AppError('advertisement_not_found', 404);
  if (row.status === 'expired') throw new AppError('advertisement_over', 409);
  if ((row.status === 'unpaid') !== (addDays === undefined)) throw new AppError('advertisement_paid', 409);
  return row;
}

async function soldIn(db: Db, accountId: string | null, purchase: AdvertisementPurchase): Promise<AdvertisementRow> {
  const row = await db('advertisements')
    .where({ id: purchase.advertisement })
    .where('account_id', accountId)
    .whereNot({ status: 'deleted' })
    .first();
  return refuseUnsold(row, purchase);
}

const choiceIn = (row: AdvertisementRow, { addDays = row.days }: AdvertisementPurchase): AdChoice => ({
  size: row.size,
  place: row.place,
  priority: row.priority,
  days: addDays,
});

export async function priceOfAdvertisement(
  db: Db,
  purchase: AdvertisementPurchase,
  accountId: string | null,
): Promise<number> {
  const row = await soldIn(db, accountId, purchase);
  return priceOfAd(await priceRows(db), choiceIn(row, purchase)).totalCents;
}

const PLACES: Record<AdPlace, Message> = {
  home: { ar: 'الصفحة الرئيسية', en: 'home page' },
  search_results: { ar: 'نتائج البحث', en: 'search results' },
  featured: { ar: 'بين المميّزة', en: 'featured listings' },
  sidebar: { ar: 'العمود الجانبي', en: 'sidebar' },
  footer: { ar: 'أسفل الصفحات', en: 'page footer' },
};

/** Without the advertisement's own words: a receipt is kept for years after its buyer has left. */
export async function titleOfAdvertisement(
  db: Db,
  { advertisement, addDays }: AdvertisementPurchase,
): Promise<Message> {
  const row = await db('advertisements').where({ id: advertisement }).first('place', 'days');
  const place = PLACES[row?.place ?? 'home'];
  const days = addDays ?? row?.days ?? 1;
  return {
    ar: `مساحة إعلانية، ${place.ar}، ${counted('days', days, 'ar')}`,
    en: `Advertising space, ${place.en}, ${counted('days', days, 'en')}`,
  };
}

/** The advertisement under its own name; what comes back is told with its first budget. */
export async function givenByAdvertisement(db: Db, { advertisement, addDays }: AdvertisementPurchase) {
  const rows: (Pick<AdvertisementRow, 'title' | 'ended_at' | 'refund_cents'> & { starts_at: Date })[] = await db(
    'advertisements',
  )
    .where({ id: advertisement })
    .select(
      'title',
      'ended_at',
      'refund_cents',
      db.raw(`starts_on::timestamp at time zone 'Asia/Damascus' as starts_at`),
    );
  return rows.map(({ title, starts_at, ended_at, refund_cents }) => ({
    name: { ar: title, en: title },
    startsAt: starts_at,
    endsAt: ended_at,
    refundCents: addDays ? 0 : refund_cents,
  }));
}

/** The unused rest of a budget, with the purchase that paid the last of it. */
export async function returnedByAdvertisements(db: Db, transferIds: readonly string[]): Promise<Map<string, Returned>> {
  type Row = Pick<AdvertisementRow, 'title'> & { transfer_id: string | null; purchase_id: string | null };
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select a.title, a.refund_transfer_id as transfer_id,
       (select b.id from purchases b where b.account_id = a.account_id and b.product = 'advertisement' and b.status = 'paid'
          and b.parameters ->> 'advertisement' = a.id::text order by b.id desc limit 1) as purchase_id
     from advertisements a where a.refund_transfer_id = any(cast(? as uuid[]))`,
    [[...transferIds]],
  );
  return new Map(
    rows.flatMap(({ title, transfer_id: transferId, purchase_id: purchaseId }) => {
      const back = {
        title: {
          ar: `ما لم يُستهلك من المساحة الإعلانية ${quoted(title, 'ar')}`,
          en: `Unused budget of the advertisement ${quoted(title, 'en')}`,
        },
        item: { ar: 'ما لم يُستهلك من مساحة إعلانية', en: 'Unused budget of an advertisement' },
        purchaseId,
      };
      return transferId ? [[transferId, back]] : [];
    }),
  );
}

/** Its budget is held by then: it goes to an administrator, or goes on for further days. */
export async function deliverAdvertisement(
  trx: Db,
  { purchase, accountId }: { purchase: AdvertisementPurchase; accountId: string },
): Promise<void> {
  const row = await soldIn(trx, accountId, purchase);
  const prices = await priceRows(trx);
  const { totalCents: cents, dailyCents: daily } = priceOfAd(prices, choiceIn(row, purchase));
  const { addDays } = purchase;
  const discounts = prices.discounts.map(({ days, percent }) => [days, percent]);
  const goesOn = row.status === 'paused' && row.pause_reason === 'budget';
  await trx('advertisements')
    .where({ id: row.id })
    .update({
      budget_cents: row.budget_cents + cents,
      version: row.version + 1,
      // An early end is charged by the list of the latest purchase.
      terms: JSON.stringify({ daily, discounts }),
      ...(addDays ? { days: row.days + addDays } : { status: 'pending' }),
      ...(goesOn && {
        status: 'active',
        pause_reason: null,
        judged_impressions: row.impressions,
        judged_clicks: row.clicks,
      }),
    });
}
