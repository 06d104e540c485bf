import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type KindAndParameters, type Note, notifyAll } from '../notifications/index.ts';
import { afterQuiet } from '../saved-searches/index.ts';

const BATCH = 50;

/**
 * Puts what happened to saved listings into the bell of those who saved them, and asks for the mails, which wait for the end
 * of quiet hours; the owner knows already. Taking the news and telling it is one transaction: killed, it did neither.
 * @returns how many notifications were made
 */
export async function tellFavourites(db: Db): Promise<number> {
  let all = 0;
  for (;;) {
    const { taken, told } = await db.transaction(tellSome);
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
  title_ar: string;
  title_en: string;
  from_hour: number | null;
  until_hour: number | null;
};

async function tellSome(trx: Db): Promise<{ taken: number; told: number }> {
  const { rows } = await trx.raw<{ rows: { taken: number; told: Told[] | null }[] }>(TAKE, [BATCH]);
  const { taken = 0, told } = rows[0] ?? {};
  if (!told) return { taken, told: 0 };
  const now = Date.now();
  await notifyAll(
    trx,
    told.map((row) => ({ ...noteOf(row), mailAt: new Date(afterQuiet(now, quietHoursOf(row))) })),
  );
  return { taken, told: told.length };
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

const TAKE = `
  with news as (
    delete from favourite_news where id in (select id from favourite_news order by id limit ? for update skip locked)
    returning *),
  told as (
    select f.user_id, l.id as listing_id, n.kind, n.price_cents, n.was_cents, q.from_hour, q.until_hour,
      coalesce(l.title_ar, l.title_en, '') as title_ar, coalesce(l.title_en, l.title_ar, '') as title_en
    from news n join listings l on l.id = n.listing_id join favourites f on f.listing_id = l.id and f.user_id <> l.owner_id
      left join alert_quiet_hours q on q.user_id = f.user_id
    where n.kind <> 'price_drop'
      or n.price_cents < coalesce(lowest_known_asked(f.user_id, l.id, coalesce(n.deal, 'sale'), n.at), n.was_cents)
    order by n.id)
  select (select count(*)::int from news) as taken, (select json_agg(told) from told) as told`;
