import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { KnownFacts } from '#lib/facts.ts';
import { listingPath } from '#lib/listing-path.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { type Note, notify } from '../notifications/index.ts';
import type { Criteria } from '../search/index.ts';
import { searchPathOf } from './present.ts';
import { afterQuiet } from './schedule.ts';
import { type TrueNews, trueNews } from './true-news.ts';

interface Due {
  id: string;
  user_id: string;
  name: string;
  query: string;
  criteria: Criteria;
  by_email: boolean;
  in_app: boolean;
  email: string | null;
  is_there: boolean;
  from_hour: number | null;
  until_hour: number | null;
  now: Date;
}
/** Makes the next due search's waiting alerts one delivery. @returns false when none is due */
export async function foldNext(trx: Db, facts: KnownFacts): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: Due[] }>(`
    select s.id, s.user_id, s.name, s.query, s.criteria, s.by_email, s.in_app, u.email, q.from_hour, q.until_hour, app_now() as now,
      ${mayAct('u')} as is_there
    from saved_searches s join users u on u.id = s.user_id left join alert_quiet_hours q on q.user_id = s.user_id
    where s.due_at <= app_now() and s.paused_at is null
    order by s.due_at limit 1 for update of s skip locked`);
  const [due] = rows;
  if (!due) return false;
  const later = endOfQuiet(due);
  await trx('saved_searches').where({ id: due.id }).update({ due_at: later });
  if (!later) await fold(trx, due, facts);
  return true;
}

function endOfQuiet({ now, from_hour, until_hour }: Due): Date | null {
  if (from_hour === null || until_hour === null) return null;
  const end = afterQuiet(now.getTime(), { from: from_hour, until: until_hour });
  return end > now.getTime() ? new Date(end) : null;
}

async function fold(trx: Db, due: Due, facts: KnownFacts): Promise<void> {
  const wantsMail = due.is_there && due.by_email && due.email !== null;
  const delivery = await rowOf(
    trx('saved_search_deliveries')
      .insert({ search_id: due.id, mail: wantsMail ? 'waiting' : 'none' })
      .returning('id'),
  );
  const told = await trx('saved_search_alerts')
    .where({ search_id: due.id })
    .whereNull('delivery_id')
    .update({ delivery_id: delivery.id })
    .returning(['listing_id', 'reason', 'deal', 'was_cents']);
  if (!due.is_there || !due.in_app) return;
  const news = await trueNews(trx, told, due.criteria, facts);
  if (news.length > 0) await notify(trx, noteOf(due, news, facts));
}

function noteOf(due: Due, news: TrueNews[], { catalogue }: KnownFacts): Note {
  const note = { userId: due.user_id, type: 'listing' as const };
  const [first] = news;
  if (!first || news.length > 1) {
    const url = `${searchPathOf(due.query)}&sortBy=date`;
    const falls = news.filter(({ wasCents }) => wasCents !== null).length;
    const fresh = news.length - falls;
    if (falls === 0)
      return { ...note, kind: 'saved_search_several', parameters: { name: due.name, listings: fresh }, url };
    if (fresh === 0) return { ...note, kind: 'saved_search_falls', parameters: { name: due.name, falls }, url };
    return { ...note, kind: 'saved_search_mixed', parameters: { name: due.name, listings: fresh, falls }, url };
  }
  const { row, cents, wasCents } = first;
  const url = listingPath({
    id: row.id,
    category: row.category_path.at(-1) ?? '',
    transactionType: row.transaction_type,
    placeKey: catalogue.places.byKey('neighborhood', row.neighborhood_key ?? '')?.key ?? row.city_key,
  });
  const parameters = {
    name: due.name,
    titleAr: row.title_ar ?? row.title_en ?? '',
    titleEn: row.title_en ?? row.title_ar ?? '',
  };
  if (wasCents === null || cents === null) return { ...note, kind: 'saved_search_new', parameters, url };
  const prices = { amount: cents / 100, was: wasCents / 100 };
  return { ...note, kind: 'saved_search_price_drop', parameters: { ...parameters, ...prices }, url };
}
