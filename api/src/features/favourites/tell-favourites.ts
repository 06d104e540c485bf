import type { Db } from '@diyar/db';
import { enqueueAll } from '../../jobs/enqueue.ts';
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

interface Told {
  id: string;
  from_hour: number | null;
  until_hour: number | null;
}

async function tellSome(trx: Db): Promise<{ taken: number; told: number }> {
  const { rows } = await trx.raw<{ rows: { taken: number; told: Told[] | null }[] }>(TELL, [BATCH]);
  const { taken = 0, told } = rows[0] ?? {};
  if (!told) return { taken, told: 0 };
  const now = Date.now();
  const jobs = told.map(({ id, from_hour: from, until_hour: until }) => ({
    payload: { notificationId: id },
    runAt: new Date(afterQuiet(now, from === null || until === null ? null : { from, until })),
  }));
  await enqueueAll(trx, 'notification_mail', jobs);
  return { taken, told: told.length };
}

const TELL = `
  with news as (
    delete from favourite_news where id in (select id from favourite_news order by id limit ? for update skip locked)
    returning *),
  told as (
    insert into notifications (user_id, type, kind, parameters, url)
    select f.user_id, 'listing', 'favourite_' || n.kind,
      jsonb_strip_nulls(jsonb_build_object('titleAr', coalesce(l.title_ar, l.title_en), 'titleEn', coalesce(l.title_en, l.title_ar),
        'amount', n.price_cents / 100.0, 'was', case when n.kind = 'price_drop' then n.was_cents / 100.0 end)),
      '/property/' || l.id
    from news n join listings l on l.id = n.listing_id join favourites f on f.listing_id = l.id and f.user_id <> l.owner_id
    where n.kind <> 'price_drop' or n.price_cents < coalesce(lowest_known_price(f.user_id, l.id, n.at), n.was_cents)
    order by n.id
    returning id, user_id)
  select (select count(*)::int from news) as taken,
    (select json_agg(json_build_object('id', t.id, 'from_hour', q.from_hour, 'until_hour', q.until_hour))
      from told t left join alert_quiet_hours q on q.user_id = t.user_id) as told`;
