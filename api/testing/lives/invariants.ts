import { DOCUMENT_COLUMNS } from '@diyar/indexer/testing';
import { ON_OFFER } from '#features/advertisements/shown/inventory.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { PAGE, PAGES, type Pages } from './pages.ts';
import type { World } from './world.ts';

/** A thread `d` of which a side can neither come nor read, or that is with somebody who had the listing once. */
const UNHEARD = `(d.transferred_at is not null
  or d.enquirer_id is not null and not exists (select from users u where u.id = d.enquirer_id and ${mayAct('u')})
  or not exists (select from users u where ${mayAct('u')} and u.id in (
    select d.owner_id union all select m.user_id from office_members m where m.office_id = d.office_id
      and (m.role in ('owner', 'assistant') or m.user_id = d.assigned_to))))`;

/** SQL that finds what must never be, of the world's `:people`, `:listings` and `:office`, and the `:thread` that was just written in: each row is a broken promise. */
const BROKEN = {
  'a viewing is to come of a home that is not offered': `
    select v.id from viewings v join leads d on d.id = v.lead_id join listings l on l.id = d.listing_id
    where l.id = any(:listings) and v.status in ('pending', 'scheduled', 'rescheduled') and v.starts_at > app_now()
      and (l.status in ('sold', 'rented', 'suspended') or l.deleted_at is not null
        or l.status = 'archived' and l.archived_by_subscription_id is null)`,
  'a viewing is to come where nobody can come': `
    select v.id from viewings v join leads d on d.id = v.lead_id
    where (d.listing_id = any(:listings) or d.enquirer_id = any(:people))
      and v.status in ('pending', 'scheduled', 'rescheduled') and v.starts_at > app_now()
      and ${UNHEARD}`,
  'words were taken that nobody reads': `
    select d.id from leads d
    where d.id = :thread and ${UNHEARD}`,
  'an open thread is with somebody who does not offer it': `
    select d.id from leads d join listings l on l.id = d.listing_id
    where l.id = any(:listings) and l.deleted_at is null and d.transferred_at is null
      and l.owner_id is distinct from d.owner_id and l.office_id is distinct from d.office_id`,
  'what is public is offered by nobody who may act': `
    select l.id from shown join listings l using (id) join users u on u.id = l.owner_id
    where not may_act(u.closed_at, u.banned_at, u.suspended_until)`,
  'what is public is deleted, or filed where nothing is shown': `
    select l.id from shown join listings l using (id) join categories c on c.id = l.category_id
      left join categories above on above.id = c.parent_id
    where l.deleted_at is not null or not (c.is_active and above.is_active and c.is_shown)`,
  'what is public is in no place that there is': `
    select l.id from shown join listings l using (id)
    where not exists (select from locations c join locations p on p.id = c.parent_id
        where c.id = l.city_id and c.kind = 'city' and p.id = l.province_id and p.kind = 'province')
      or l.neighborhood_id is not null and not exists (select from locations n
        where n.id = l.neighborhood_id and n.kind = 'neighborhood' and n.parent_id = l.city_id)`,
  'what somebody saved left view, and nobody will be told': `
    select f.listing_id as id from favourites f join listings l on l.id = f.listing_id
    where l.id = any(:listings) and (l.expires_at is null or l.expires_at > app_now())
      and l.id not in (select id from shown)
      and not exists (select from favourite_news n where n.listing_id = l.id and n.kind in ('gone', 'sold', 'rented'))`,
  'a fall of the price is told that is none': `
    select n.listing_id as id from favourite_news n join listings l on l.id = n.listing_id
    where l.id = any(:listings) and n.kind = 'price_drop'
      and (n.price_cents * 100 > n.was_cents * 99
        or not exists (select from listing_price_history h where h.listing_id = l.id and h.price_cents = n.price_cents))`,
  'a boost runs for what is not shown': `
    select b.id from boosts b join listings l on l.id = b.listing_id
    where l.id = any(:listings) and b.status in ('pending', 'active') and b.ends_at > app_now()
      and l.id not in (select id from shown)`,
  'a boost runs that somebody else has paid for': `
    select b.id from boosts b join listings l on l.id = b.listing_id join ledger_accounts a on a.id = b.account_id
    where l.id = any(:listings) and b.status in ('pending', 'active') and b.ends_at > app_now()
      and (a.office_id is distinct from l.office_id or l.office_id is null and a.user_id <> l.owner_id)`,
  'an advertisement is shown that leads to what is not, or of whom may not be shown': `
    select ad.id from advertisements ad join ledger_accounts a on a.id = ad.account_id join users u on u.id = a.user_id
    where ad.listing_id = any(:listings) and ad.id in (select id from (${ON_OFFER}) offered)
      and (ad.listing_id not in (select id from shown) or not may_act(u.closed_at, u.banned_at, u.suspended_until))`,
  'an advertisement goes on of a closed account': `
    select ad.id from advertisements ad join ledger_accounts a on a.id = ad.account_id join users u on u.id = a.user_id
    where ad.listing_id = any(:listings) and ad.ended_at is null and u.closed_at is not null`,
  'a plan goes on past its end and its days of grace': `
    select s.id from subscriptions s join ledger_accounts a on a.id = s.account_id
    where (a.user_id = any(:people) or a.office_id = :office) and s.ended_at is null
      and coalesce(s.grace_ends_at, s.ends_at) < app_now() - interval '1 hour'`,
  'a plan began anew for whom nothing can be shown': `
    select s.id from subscriptions s join ledger_accounts a on a.id = s.account_id
      left join users u on u.id = a.user_id left join offices o on o.id = a.office_id
    where (a.user_id = any(:people) or a.office_id = :office) and s.ended_at is null
      and s.starts_at > coalesce(u.closed_at, u.banned_at, o.closed_at)`,
  'an office has no owner and people left in it': `
    select o.id from offices o where o.id = :office and o.closed_at is null
      and exists (select from office_members m where m.office_id = o.id)
      and not exists (select from office_members m where m.office_id = o.id and m.role = 'owner')`,
  'an office that nobody may run is on no way out': `
    select o.id from offices o where o.id = :office and o.closed_at is null and o.unled_at is null
      and exists (select from office_members m where m.office_id = o.id)
      and not exists (select from office_members m join users u on u.id = m.user_id
        where m.office_id = o.id and m.role = 'owner' and may_return(u.closed_at, u.banned_at, u.suspended_until))`,
  'somebody is of an office by account and in none': `
    select u.id from users u where u.id = any(:people) and u.account_type = 'office' and u.closed_at is null
      and not exists (select from office_members m where m.user_id = u.id)`,
  'somebody asked themselves': `
    select d.id from leads d where d.enquirer_id = any(:people) and d.enquirer_id = d.owner_id and d.transferred_at is null`,
  // Nobody is suspended for more than three days here.
  'somebody who cannot sign in was charged': `
    select e.transfer_id as id from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      join ledger_accounts a on a.id = e.account_id
      cross join lateral (select bool_and(coalesce(last.event in ('person.banned', 'person.closed')
          or last.event = 'person.suspended' and last.moment + interval '3 days' > t.created_at, false)) as are_stopped
        from users u left join office_members m on m.user_id = u.id and m.role = 'owner'
          left join lateral (select v.event, v.moment from life_events v
            where v.subject = u.id and v.moment < t.created_at and v.event in
              ('person.suspended', 'person.suspension_ended', 'person.banned', 'person.unbanned', 'person.closed')
            order by v.id desc limit 1) last on true
        where u.id = a.user_id or m.office_id = a.office_id) payers
    where (a.user_id = any(:people) or a.office_id = :office) and e.amount_cents < 0 and t.actor_id is null
      and payers.are_stopped`,
  'the ledger does not sum to nothing': `
    select e.transfer_id as id from ledger_entries e
    where e.transfer_id in (select m.transfer_id from ledger_entries m join ledger_accounts a on a.id = m.account_id
      where a.user_id = any(:people) or a.office_id = :office)
    group by 1 having sum(e.amount_cents) <> 0`,
} satisfies Record<string, string>;

/** Facts beside the broken promises: a listing that the indexer has to look at, and one that it would find, with all its document is made of. */
const MARKED = 'is marked';
const SHOWN = 'is shown';

/**
 * The public's listings are asked for once: its view takes longer to plan than all the rest. A function keeps its plan, which takes three
 * times as long as the answer. Marks are taken, as the indexer takes them: what is done next has to mark again.
 */
export const KEEP_PLAN = `
  create or replace function broken_in_lives(people uuid[], listings uuid[], office uuid, thread uuid) returns table (said text, id text, facts text)
  language plpgsql set plan_cache_mode = force_generic_plan as $lives$
  #variable_conflict use_column
  begin
    return query with taken as (delete from search_dirty where listing_id = any($2) returning listing_id),
      changed as (delete from fact_changes returning category_id, location_id)
    select '${MARKED}', listing_id::text, '' from taken union all
    select '${MARKED}', l.id::text, '' from listings l where l.id = any($2) and exists (select from changed c
      where c.category_id = l.category_id or c.location_id in (l.province_id, l.city_id, l.neighborhood_id));
    return query with shown as materialized (select p.id, to_jsonb(p)::text as facts
      from (select ${DOCUMENT_COLUMNS} from search_listing where id = any($2)) p)
    select '${SHOWN}', shown.id::text, shown.facts from shown union all
    ${Object.entries(BROKEN)
      .map(([said, sql]) => `select '${said.replaceAll("'", "''")}', broken.id::text, '' from (${bound(sql)}) broken`)
      .join(' union all ')};
    return query ${bound(PAGES)};
  end $lives$`;

function bound(sql: string): string {
  return sql
    .replaceAll(':people', '$1')
    .replaceAll(':listings', '$2')
    .replaceAll(':office', '$3')
    .replaceAll(':thread', '$4');
}

interface Found {
  /** Sentences of what is broken, empty where all is well. */
  broken: string[];
  pages: Pages;
}

export async function lookAt(world: World): Promise<Found> {
  const { api, people, listings, officeId, written } = world;
  const { rows } = await api.owner.raw<{ rows: { said: string; id: string; facts: string }[] }>(
    'select * from broken_in_lives(?::uuid[], ?::uuid[], ?::uuid, ?::uuid)',
    [people.map(({ id }) => id), listings, officeId, written ?? null],
  );
  world.written = undefined;
  const said = (what: string) => rows.filter((row) => row.said === what).map(({ id, facts }) => [id, facts] as const);
  const shown = new Map(said(SHOWN));
  const facts = [MARKED, SHOWN, PAGE];
  return {
    broken: [
      ...rows.filter((row) => !facts.includes(row.said)).map((row) => `${row.said} (${row.id})`),
      ...misindexed(world, new Set(said(MARKED).map(([id]) => id)), shown),
    ],
    pages: new Map(said(PAGE)),
  };
}

/** What the index would show, had the indexer taken each mark at once, beside what is public. */
function misindexed(
  { indexed, listings }: World,
  marked: ReadonlySet<string>,
  shown: ReadonlyMap<string, string>,
): string[] {
  for (const id of listings.filter((listing) => marked.has(listing))) {
    const facts = shown.get(id);
    if (facts === undefined) indexed.delete(id);
    else indexed.set(id, facts);
  }
  return [
    ...[...shown].flatMap(([id, facts]) => {
      const known = indexed.get(id);
      if (known === undefined) return [`what is shown is not in the index (${id})`];
      return known === facts ? [] : [`the index says ${differing(known, facts)} (${id})`];
    }),
    ...[...indexed.keys()].filter((id) => !shown.has(id)).map((id) => `what left view is in the index (${id})`),
  ];
}

function differing(known: string, facts: string): string {
  const [was, is]: Record<string, unknown>[] = [JSON.parse(known), JSON.parse(facts)];
  const said = (value: unknown) => JSON.stringify(value);
  return Object.keys({ ...was, ...is })
    .filter((key) => said(was?.[key]) !== said(is?.[key]))
    .map((key) => `${key} ${said(was?.[key])} where it is ${said(is?.[key])}`)
    .join(', ');
}
