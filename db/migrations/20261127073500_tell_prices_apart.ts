import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** A price is kept with what it was asked for, so that only what is alike is ever compared. */
export const up = (db: Knex) =>
  db.raw(`
    alter table listing_price_history
      add column deal text not null default 'sale',
      add column period text;
    update listing_price_history h set deal = coalesce(
        case when l.transaction_type = 'both' then case when l.price_period is null then 'sale' else 'rent' end
          else l.transaction_type end, 'sale'), period = l.price_period
    from listings l where l.id = h.listing_id;
    alter table listing_price_history drop constraint listing_price_history_pkey, add primary key (listing_id, at, deal);
    alter table favourite_news add column deal text;
    alter table saved_search_alerts add column deal text`);

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, {
    listing_price_history:
      '(listing_id, at) in (select listing_id, at from listing_price_history group by 1, 2 having count(*) > 1)',
  });
  await db.raw(`
    delete from listing_price_history h using listing_price_history other
    where other.listing_id = h.listing_id and other.at = h.at and other.deal > h.deal;
    alter table listing_price_history drop constraint listing_price_history_pkey, add primary key (listing_id, at);
    alter table listing_price_history drop column deal, drop column period;
    alter table favourite_news drop column deal;
    alter table saved_search_alerts drop column deal`);
}
