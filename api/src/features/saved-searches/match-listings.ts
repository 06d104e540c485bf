import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { searchText } from '@diyar/indexer/arabic';
import { inferredOf, type SearchListingRow, toDocument } from '@diyar/indexer/document';
import { enqueue } from '#jobs/enqueue.ts';
import { appNow } from '#lib/app-now.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { knownFacts } from '#lib/known-facts.ts';
import { type Asked, type Criteria, holdsWords, matches } from '../search/index.ts';
import { askedPrice, fallFor } from './asked-price.ts';
import type { SavedSearch } from './contract.ts';
import { FOLDS } from './favourite-falls.ts';
import { nextTelling } from './schedule.ts';
import { keysOfListing } from './search-keys.ts';

const BATCH = 100;
const LOCK = 7_415_141;

/** What the last change took off the price of one deal. */
interface Fall {
  deal: string;
  was_cents: number;
  cents: number;
  /** As JSON writes a moment. */
  at: string;
}
type Row = SearchListingRow & Asked & { falls: Fall[] };
interface Candidate {
  id: string;
  frequency: SavedSearch['frequency'];
  criteria: Criteria;
  created_at: Date;
  from_hour: number | null;
  until_hour: number | null;
}

/**
 * Turns marks into alerts (docs/decisions.md, 21). A batch is one transaction: killed anywhere it leaves its marks, and what
 * is matched twice is an alert once. A review decision is told to its owner first, since it may be taken back until then.
 * @returns how many alerts were made
 */
export async function matchListings(db: Db): Promise<number> {
  const facts = await knownFacts(db);
  let made = 0;
  for (;;) {
    const { marks, alerts } = await db.transaction((trx) => matchBatch(trx, facts));
    made += alerts;
    if (marks < BATCH) return made;
  }
}

async function matchBatch(trx: Db, facts: KnownFacts): Promise<{ marks: number; alerts: number }> {
  // One at a time, in turn: two would wait for each other's alerts in opposite orders.
  await trx.raw('select pg_advisory_xact_lock(?), pg_advisory_xact_lock(?)', [LOCK, FOLDS]);
  const { rows: marks } = await trx.raw<{ rows: Pick<tables.AlertMarkRow, 'listing_id' | 'gen'>[] }>(
    `select listing_id, gen from alert_marks m
     where not exists (select from listing_decisions d
       where d.listing_id = m.listing_id and d.told_at is null and d.taken_back_at is null)
     order by gen limit ?`,
    [BATCH],
  );
  if (marks.length === 0) return { marks: 0, alerts: 0 };
  const ids = marks.map((mark) => mark.listing_id);
  let alerts = 0;
  for (const row of await newsAmong(trx, ids)) {
    alerts += await matchListing(trx, { ...row, inferred: inferredOf(row, facts.wording) }, facts);
  }
  // `skip locked`: a writer holding the mark has changed its generation anyway.
  await trx.raw(
    `delete from alert_marks m using (
       select p.listing_id from alert_marks p join unnest(?::uuid[], ?::bigint[]) as seen (listing_id, gen)
         on seen.listing_id = p.listing_id and seen.gen = p.gen for update of p skip locked) mine
     where m.listing_id = mine.listing_id`,
    [ids, marks.map((mark) => mark.gen)],
  );
  if (alerts > 0) {
    // Favourites that fell with them are told with them.
    await enqueue(trx, 'favourite_news', {});
    await enqueue(trx, 'saved_search_delivery', {});
  }
  return { marks: marks.length, alerts };
}

/** The public ones that are younger, or truly cheaper since (`price_falls`), than the oldest search that is awake. */
async function newsAmong(trx: Db, ids: string[]): Promise<Omit<Row, 'inferred'>[]> {
  const { rows } = await trx.raw<{ rows: Omit<Row, 'inferred'>[] }>(
    `select l.*, coalesce(d.falls, '[]') as falls
     from search_listing l
       cross join (select min(created_at) as at from saved_searches where paused_at is null) oldest
       cross join lateral (select json_agg(f) as falls, max(f.at) as at from price_falls(l.id) f) d
     where l.id = any(?::uuid[]) and (l.published_at > oldest.at or d.at > oldest.at)`,
    [ids],
  );
  return rows;
}

/**
 * Every search filed under one of its keys and open to its price, of people who did not hide it and whose own it is not; the rest
 * of each is checked here.
 */
async function candidatesFor(trx: Db, row: Row, { catalogue }: KnownFacts): Promise<Candidate[]> {
  const { rows } = await trx.raw<{ rows: Candidate[] }>(
    `select s.id, s.frequency, s.criteria, s.created_at, q.from_hour, q.until_hour
     from listings own cross join saved_searches s left join alert_quiet_hours q on q.user_id = s.user_id
     where own.id = ? and s.keys && ?::text[] and s.paused_at is null and s.user_id <> ?
       and not exists (select from hidden_listings h where h.user_id = s.user_id and h.listing_id = ?)
       and not exists (select from office_members m where m.user_id = s.user_id and m.office_id = own.office_id)
       and (s.min_price_cents is null or s.min_price_cents <= greatest(?::bigint, ?::bigint))
       and (s.max_price_cents is null or s.max_price_cents >= least(?::bigint, ?::bigint))
       and s.created_at < greatest(?::timestamptz, ?::timestamptz)`,
    [
      row.id,
      keysOfListing(row, catalogue),
      row.owner_id,
      row.id,
      row.price_cents as number,
      row.rent_cents as number,
      row.price_cents as number,
      row.rent_cents as number,
      row.published_at,
      lastOf(row) ?? row.published_at,
    ],
  );
  return rows;
}

const lastOf = ({ falls }: Row): Date | undefined =>
  falls.map(({ at }) => new Date(at)).sort((a, b) => b.getTime() - a.getTime())[0];

async function matchListing(trx: Db, row: Row, facts: KnownFacts): Promise<number> {
  const candidates = await candidatesFor(trx, row, facts);
  if (candidates.length === 0) return 0;
  const fits = matcherOf(row, facts);
  const found = candidates
    .filter(({ criteria }) => fits(criteria))
    .map((candidate) => ({ ...candidate, fall: fallFor(candidate.criteria, row, row.falls) }));
  if (found.length === 0) return 0;
  const now = (await appNow(trx)).getTime();
  const { rows } = await trx.raw<{ rows: unknown[] }>(RECORD, {
    listing: row.id,
    ids: found.map(({ id }) => id),
    young: found.map(({ created_at }) => created_at < row.published_at),
    dropped: found.map(({ created_at, fall }) => fall !== undefined && created_at < new Date(fall.at)),
    deals: found.map(({ criteria, fall }) => fall?.deal ?? askedPrice(criteria, row).deal),
    droppedAts: found.map(({ fall }) => fall?.at ?? null),
    was: found.map(({ fall }) => fall?.was_cents ?? null),
    prices: found.map(({ criteria, fall }) => fall?.cents ?? askedPrice(criteria, row).cents),
    dues: found.map((search) => new Date(nextTelling(search.frequency, now, quietOf(search)))),
  });
  return rows.length;
}

const quietOf = ({ from_hour, until_hour }: Candidate) =>
  from_hour === null || until_hour === null ? null : { from: from_hour, until: until_hour };

/** Whether a listing is what a search asks for, by its conditions and its words. */
export function matcherOf(row: SearchListingRow & Asked, facts: KnownFacts): (criteria: Criteria) => boolean {
  const asWords = wordMatcher(row, facts);
  return ({ conditions, text }) => matches(conditions, row, facts.catalogue) && asWords(text);
}

/** The document is made when the first search with words asks; questions repeat. */
function wordMatcher(row: SearchListingRow & Asked, { wording, lexicon }: KnownFacts): (text: string) => boolean {
  let document: ReturnType<typeof toDocument> | undefined;
  const known = new Map<string, boolean>();
  return (text) => {
    if (text === '') return true;
    let answer = known.get(text);
    if (answer === undefined) {
      document ??= toDocument(row, wording);
      answer = holdsWords(searchText(text, lexicon), document);
      known.set(text, answer);
    }
    return answer;
  };
}

/**
 * Once per search, listing and reason, a drop again when it goes below whatever this person was told or saw. Searches deleted
 * meanwhile are passed over.
 */
const RECORD = `
  with given as (
    select g.*, s.user_id from unnest(:ids::uuid[], :young::boolean[], :dropped::boolean[], :dues::timestamptz[], :deals::text[],
      :droppedAts::timestamptz[], :was::bigint[], :prices::bigint[])
      as g (id, young, dropped, due, deal, dropped_at, was, price) join saved_searches s on s.id = g.id order by g.id for key share of s),
  fresh as (
    insert into saved_search_alerts (search_id, listing_id, reason, deal, price_cents)
    select id, :listing, 'new', deal, price from given where young
    on conflict do nothing returning search_id),
  cheaper as (
    insert into saved_search_alerts as told (search_id, listing_id, reason, deal, was_cents, price_cents)
    select id, :listing, 'price_drop', deal, was, price from given g
    where dropped and not exists (select from fresh f where f.search_id = g.id)
      and not exists (select from saved_search_alerts a where a.search_id = g.id and a.listing_id = :listing
        and a.at >= g.dropped_at)
      and price < coalesce(lowest_known_asked(g.user_id, :listing, g.deal, g.dropped_at), was)
    on conflict (search_id, listing_id, reason) do update
      set deal = excluded.deal, was_cents = excluded.was_cents, price_cents = excluded.price_cents, at = app_now(), delivery_id = null
    returning search_id),
  told as (select search_id from fresh union select search_id from cheaper)
  update saved_searches s set due_at = least(s.due_at, g.due)
  from given g join told t on t.search_id = g.id where s.id = g.id
  returning s.id`;
