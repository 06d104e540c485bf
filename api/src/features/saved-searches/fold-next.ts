import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { KnownFacts } from '#lib/facts.ts';
import { afterQuiet } from '#lib/quiet-hours.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { takesMail } from '#mail/refusals.ts';
import { notify } from '../notifications/index.ts';
import { type AlertOf, newsByListing, type Told } from './alerts-of-person.ts';
import { AWAITS_FAVOURITES, dueFalls, type FavouriteFall, FOLDS, newsOfFall } from './favourite-falls.ts';
import { noteOfBoth, noteOfFavourite, noteOfSearches } from './notes.ts';

interface Person {
  id: string;
  /** Null: nothing is mailed to them. */
  email: string | null;
  is_there: boolean;
  wants_favourites: boolean;
  from_hour: number | null;
  until_hour: number | null;
  now: Date;
}
interface DueSearch extends Told {
  by_email: boolean;
  in_app: boolean;
}

const DUE = 's.due_at <= app_now() and s.paused_at is null';

/**
 * Makes what waits for the next person one delivery: of all their due searches, and of each favourite that fell and that they meet
 * in. @returns false when nothing is due
 */
export async function foldNext(trx: Db, facts: KnownFacts): Promise<boolean> {
  await trx.raw('select pg_advisory_xact_lock_shared(?)', [FOLDS]);
  const { rows } = await trx.raw<{ rows: Person[] }>(`
    select u.id, case when ${takesMail('u')} then u.email end as email, q.from_hour, q.until_hour, app_now() as now, ${mayAct('u')} as is_there,
      coalesce(u.notification_preferences #>> '{favourites,email}', 'true') <> 'false' as wants_favourites
    from (
      select s.user_id, s.due_at from saved_searches s where ${DUE}
      union all
      select f.user_id, f.due_at from favourite_falls f where f.due_at <= app_now() and f.delivery_id is null) due
      join users u on u.id = due.user_id left join alert_quiet_hours q on q.user_id = u.id
    where not exists (select from saved_searches s where s.user_id = u.id and ${DUE} and ${AWAITS_FAVOURITES})
    order by due.due_at limit 1 for no key update of u skip locked`);
  const [person] = rows;
  if (!person) return false;
  const later = endOfQuiet(person);
  const searches = await claimSearches(trx, person.id, later);
  if (later) {
    await trx('favourite_falls').where({ user_id: person.id }).whereNull('delivery_id').update({ due_at: later });
    return true;
  }
  for (const fall of await dueFalls(trx, person.id)) await notifyOfFall(trx, person, fall, searches, facts);
  await notifyOfSearches(trx, person, searches, facts);
  return true;
}

function endOfQuiet({ now, from_hour, until_hour }: Person): Date | null {
  if (from_hour === null || until_hour === null) return null;
  const end = afterQuiet(now.getTime(), { from: from_hour, until: until_hour });
  return end > now.getTime() ? new Date(end) : null;
}

async function claimSearches(trx: Db, userId: string, later: Date | null): Promise<DueSearch[]> {
  const { rows } = await trx.raw<{ rows: DueSearch[] }>(
    `with due as (
       select s.id, s.created_at from saved_searches s
       where s.user_id = ? and ${DUE} order by s.id for update),
     claimed as (
       update saved_searches s set due_at = ? from due where due.id = s.id
       returning s.id, s.name, s.query, s.criteria, s.by_email, s.in_app, s.created_at)
     select * from claimed order by created_at, id`,
    [userId, later as Date],
  );
  return rows;
}

/** Waiting alerts of these searches, now a delivery's; of one listing where it is named. */
async function take(
  trx: Db,
  deliveryId: string,
  searches: readonly DueSearch[],
  listingId?: string,
): Promise<AlertOf[]> {
  const waiting = trx('saved_search_alerts')
    .whereIn(
      'search_id',
      searches.map(({ id }) => id),
    )
    .whereNull('delivery_id');
  if (listingId) waiting.where({ listing_id: listingId });
  return waiting
    .update({ delivery_id: deliveryId })
    .returning(['search_id', 'listing_id', 'reason', 'deal', 'was_cents']);
}

const newDelivery = async (trx: Db, userId: string): Promise<string> =>
  (await rowOf(trx('saved_search_deliveries').insert({ user_id: userId, mail: 'none' }).returning('id'))).id;

const askForMail = (trx: Db, id: string) => trx('saved_search_deliveries').where({ id }).update({ mail: 'waiting' });

async function notifyOfSearches(
  trx: Db,
  person: Person,
  searches: readonly DueSearch[],
  facts: KnownFacts,
): Promise<void> {
  if (searches.length === 0) return;
  const delivery = await newDelivery(trx, person.id);
  const alerts = await take(trx, delivery, searches);
  if (!person.is_there || alerts.length === 0) return;
  if (person.email !== null && searches.some(({ by_email }) => by_email)) await askForMail(trx, delivery);
  const shown = searches.filter(({ in_app }) => in_app);
  const news = await newsByListing(trx, shown, alerts, facts);
  if (news.length > 0) await notify(trx, noteOfSearches(person.id, shown, news, facts));
}

/** A favourite that fell, with the searches that it meets; alone, where none of them tells of it any more. */
async function notifyOfFall(
  trx: Db,
  person: Person,
  fall: FavouriteFall,
  searches: readonly DueSearch[],
  facts: KnownFacts,
): Promise<void> {
  const row = () => trx('favourite_falls').where({ user_id: person.id, listing_id: fall.listing_id, deal: fall.deal });
  const [news] = await newsOfFall(trx, fall);
  if (!news) return void (await row().delete());
  const delivery = await newDelivery(trx, person.id);
  const alerts = await take(trx, delivery, searches, fall.listing_id);
  const [met] = person.is_there ? await newsByListing(trx, searches, alerts, facts) : [];
  if (!met) {
    await row().delete();
    return notify(trx, noteOfFavourite(person.id, news));
  }
  await row().update({ delivery_id: delivery });
  const wantsMail = person.wants_favourites || met.searches.some(({ by_email }) => by_email);
  if (person.email !== null && wantsMail) await askForMail(trx, delivery);
  const shown = met.searches.filter(({ in_app }) => in_app);
  const note = shown.length > 0 ? noteOfBoth(person.id, shown, news, facts) : noteOfFavourite(person.id, news);
  await notify(trx, { ...note, isMailed: false });
}
