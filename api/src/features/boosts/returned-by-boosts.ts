import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '#lib/errors.ts';
import { counted, quoted } from '#lib/words.ts';
import type { Returned } from '../payments/index.ts';
import { NAMES } from './sell-boosts.ts';

type ReturnedRow = Pick<tables.BoostRow, 'purchase_id' | 'type' | 'days'> & {
  transfer_id: string | null;
  days_left: number;
  title_ar: string | null;
  title_en: string | null;
};

/** Returns of stopped boosts, each by its transfer. */
export async function returnedByBoosts(db: Db, transferIds: readonly string[]): Promise<Map<string, Returned>> {
  const { rows } = await db.raw<{ rows: ReturnedRow[] }>(
    `select b.refund_transfer_id as transfer_id, b.purchase_id, b.type, b.days,
       b.days - case when b.returned_on is not null then 0 else boost_days_used(b, b.stopped_at) end as days_left,
       l.title_ar, l.title_en
     from boosts b left join listings l on l.id = b.listing_id and l.deleted_at is null
     where b.refund_transfer_id = any(cast(? as uuid[]))`,
    [[...transferIds]],
  );
  return new Map(
    rows.flatMap((row) => {
      const names = { title: titleOf(row, listingOf(row)), item: titleOf(row, null) };
      return row.transfer_id ? [[row.transfer_id, { ...names, purchaseId: row.purchase_id }]] : [];
    }),
  );
}

const listingOf = ({ title_ar: ar, title_en: en }: ReturnedRow): Message | null =>
  ar || en ? { ar: ar ?? en ?? '', en: en ?? ar ?? '' } : null;

const titleOf = ({ type, days, days_left: left }: ReturnedRow, listing: Message | null): Message => ({
  ar: `ترويج «${NAMES[type].ar}»${listing ? ` لإعلان ${quoted(listing.ar, 'ar')}` : ''}، الباقي ${left} من ${counted('days', days, 'ar')}`,
  en: `${NAMES[type].en} boost${listing ? ` of ${quoted(listing.en, 'en')}` : ''}, ${left} of ${counted('days', days, 'en')} left`,
});
