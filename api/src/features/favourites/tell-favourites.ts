import type { Db } from '@diyar/db';

const BATCH = 50;

/**
 * Puts what happened to saved listings into the bell of those who saved them; the owner knows already. Taking the news and
 * telling it is one statement: killed, it did neither.
 * @returns how many notifications were made
 */
export async function tellFavourites(db: Db): Promise<number> {
  let told = 0;
  for (;;) {
    const { rows } = await db.raw(TELL, [BATCH]);
    told += rows[0].told;
    if (rows[0].taken < BATCH) return told;
  }
}

const TELL = `
  with news as (
    delete from favourite_news where id in (select id from favourite_news order by id limit ? for update skip locked)
    returning *),
  told as (
    insert into notifications (user_id, type, kind, parameters, url)
    select f.user_id, 'listing', 'favourite_' || n.kind,
      jsonb_strip_nulls(jsonb_build_object('titleAr', coalesce(l.title_ar, l.title_en), 'titleEn', coalesce(l.title_en, l.title_ar),
        'amount', n.price_cents / 100.0)),
      '/property/' || l.id
    from news n join listings l on l.id = n.listing_id join favourites f on f.listing_id = l.id and f.user_id <> l.owner_id
    order by n.id
    returning 1)
  select (select count(*)::int from news) as taken, (select count(*)::int from told) as told`;
