import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { afterQuiet } from '#lib/quiet-hours.ts';
import { type KindAndParameters, type Note, notifyAll } from '../notifications/index.ts';
import { FOLDS, joinAlerts, matchListings } from '../saved-searches/index.ts';

const BATCH = 50;
const LOCK = 7_415_144;

/**
 * Puts what happened to saved listings into the bell of those who saved them, and asks for the mails, which wait for the end
 * of quiet hours; the owner knows already. Taking the news and telling it is one transaction: killed, it did neither. A review
 * decision is told to its owner first, since it may be taken back until then. Saved searches come before: a fall that meets one of
 * the same person's is told with it.
 * @returns how many notifications were made
 */
export async function notifyFavourites(db: Db): Promise<number> {
  await matchListings(db);
  let all = 0;
  for (;;) {
    const { taken, told } = await db.transaction(notifySome);
    all += told;
    if (taken < BATCH) return all;
  }
}

type News =
  | { kind: 'price_drop'; price_cents: number; was_cents: number | null }
  | { kind: Exclude<tables.FavouriteNewsRow['kind'], 'price_drop'> };
type Told = News & {
  user_id: string;
  listing_id: string;
  deal: string | null;
  title_ar: string;
  title_en: string;
  from_hour: number | null;
  until_hour: number | null;
};

async function notifySome(trx: Db): Promise<{ taken: number; told: number }> {
  // Two at once would each take a part of a listing's news.
  await trx.raw('select pg_advisory_xact_lock(?), pg_advisory_xact_lock(?)', [LOCK, FOLDS]);
  const { rows } = await trx.raw<{ rows: { taken: number; told: Told[] | null }[] }>(TAKE, [BATCH]);
  const { taken = 0, told } = rows[0] ?? {};
  if (!told) return { taken, told: 0 };
  const now = (await appNow(trx)).getTime();
  const due = told.map((row) => ({ ...row, due_at: new Date(afterQuiet(now, quietHoursOf(row))) }));
  const alone = await withoutThoseThatMeet(trx, due);
  await notifyAll(
    trx,
    alone.map((row) => ({ ...noteOf(row), waitMs: row.due_at.getTime() - now })),
  );
  return { taken, told: told.length };
}

type Due = Told & { due_at: Date };

async function withoutThoseThatMeet(trx: Db, due: Due[]): Promise<Due[]> {
  const falls = due.flatMap((row) =>
    row.kind === 'price_drop' && row.deal !== null ? [{ ...row, deal: row.deal }] : [],
  );
  const joined = await joinAlerts(trx, falls);
  const keyOf = ({ user_id, listing_id, deal }: Told) => [user_id, listing_id, deal].join();
  const met = new Set(falls.filter((_, at) => joined[at]).map(keyOf));
  return due.filter((row) => row.kind !== 'price_drop' || !met.has(keyOf(row)));
}

const quietHoursOf = ({ from_hour: from, until_hour: until }: Told) =>
  from === null || until === null ? null : { from, until };

function noteOf(told: Told): Note {
  const titles = { titleAr: told.title_ar, titleEn: told.title_en };
  return { userId: told.user_id, type: 'listing', url: `/property/${told.listing_id}`, ...worded(told, titles) };
}

const KINDS = {
  sold: 'favourite_sold',
  rented: 'favourite_rented',
  gone: 'favourite_gone',
  back: 'favourite_back',
} as const;

function worded(news: News, titles: Record<'titleAr' | 'titleEn', string>) {
  if (news.kind !== 'price_drop') return { kind: KINDS[news.kind], parameters: titles };
  const { price_cents: cents, was_cents: was } = news;
  const prices = { amount: cents / 100, ...(was !== null && { was: was / 100 }) };
  return { kind: 'favourite_price_drop', parameters: { ...titles, ...prices } } satisfies KindAndParameters;
}

/**
 * All news of some listings, of those that saved searches were matched with. Of what became of a listing the last is told, where it is so: gone and back since the last time,
 * nothing happened. Of each price the last fall, where the price is no higher by now.
 */
const TAKE = `
  with due as (
    select listing_id from favourite_news n
    where not exists (select from listing_decisions d
        where d.listing_id = n.listing_id and d.told_at is null and d.taken_back_at is null)
      and not exists (select from alert_marks m where m.listing_id = n.listing_id)
    group by listing_id order by min(id) limit ?),
  news as (delete from favourite_news n using due where due.listing_id = n.listing_id returning n.*),
  last as (
    select distinct on (listing_id, deal) *,
      first_value(kind) over (partition by listing_id, deal order by id) as first_kind
    from news order by listing_id, deal, id desc),
  told as (
    select f.user_id, l.id as listing_id, n.kind, n.deal, n.price_cents, n.was_cents, q.from_hour, q.until_hour,
      coalesce(l.title_ar, l.title_en, '') as title_ar, coalesce(l.title_en, l.title_ar, '') as title_en
    from last n join listings l on l.id = n.listing_id join favourites f on f.listing_id = l.id and f.user_id <> l.owner_id
      left join alert_quiet_hours q on q.user_id = f.user_id
      cross join lateral (select exists (select from public_listings p where p.id = l.id) as is_shown) now
    where case n.kind
      when 'price_drop' then now.is_shown
        and exists (select from offered_prices(l.transaction_type, l.price_currency, l.price_cents, l.price_original, l.price_period,
          l.rent_cents, l.rent_original, l.rent_period) asked where asked.deal = n.deal and asked.cents <= n.price_cents)
        and n.price_cents < coalesce(lowest_known_asked(f.user_id, l.id, n.deal, n.at), n.was_cents)
      when 'back' then now.is_shown and n.first_kind = 'back'
      when 'gone' then not now.is_shown and n.first_kind <> 'back'
      else not now.is_shown end
    order by n.id)
  select (select count(distinct listing_id)::int from news) as taken, (select json_agg(told) from told) as told`;
