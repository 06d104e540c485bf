import type { Db } from '@diyar/db';

const CHUNK = 5_000;
/** Of one person. */
const EACH = 20;

/**
 * Inserts saved searches as people keep them, fast: a category (few of them in most searches), a deal, a place in three of four
 * (a neighborhood, a city or a province), a price in three of five. A third wants to be told at once.
 */
export async function insertSearches(db: Db, count: number): Promise<void> {
  for (let done = 0; done < count; done += CHUNK) {
    await db.raw(INSERT, { count: Math.min(CHUNK, count - done), each: EACH });
  }
}

const INSERT = `
  with person as (
    insert into users (first_name, last_name, email)
    select 'ليلى', 'الخطيب', gen_random_uuid() || '@load.test' from generate_series(1, ceil(:count / :each::float)::int)
    returning id),
  people as materialized (select array_agg(id) as ids from person),
  spot as materialized (
    select kind, array_agg(id) as ids, array_agg(key) as keys, count(*)::int as count from locations group by kind),
  category as materialized (
    select array_agg(id) as ids, array_agg(slug) as slugs, count(*)::int as count
    from (select * from categories where level = 2 order by property_type is null, slug limit 60) chosen),
  roll as materialized (
    select i, people.ids[1 + (i - 1) / :each] as user_id, 1 + floor(power(random(), 2) * category.count)::int as category,
      (array['sale', 'sale', 'rent'])[1 + floor(random() * 3)::int] as deal,
      (array['neighborhood', 'neighborhood', 'city', 'province', null])[1 + floor(random() * 5)::int] as kind,
      power(random(), 2) as where_, random() as budget, random() as often, power(10, 3.5 + random() * 2.5)::bigint as price
    from generate_series(1, :count) i, people, category),
  wish as (
    select r.*, s.ids[1 + floor(where_ * s.count)::int] as place_id, s.keys[1 + floor(where_ * s.count)::int] as place_key
    from roll r left join spot s on s.kind = r.kind)
  insert into saved_searches (user_id, name, query, frequency, criteria, keys, max_price_cents)
  select user_id, 'Search ' || i, 'bench=' || gen_random_uuid(),
    (array['instant', 'daily', 'weekly'])[1 + floor(often * 3)::int],
    jsonb_build_object('text', '', 'conditions',
      jsonb_build_array(
        jsonb_build_object('op', 'in', 'facet', 'category', 'field', 'categories',
          'values', jsonb_build_array(c.slugs[category])),
        jsonb_build_object('op', 'in', 'facet', 'transactionType', 'field', 'transactionTypes',
          'values', jsonb_build_array(deal)))
      || case when place_key is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('op', 'places', 'facet', 'place',
           'province', case when kind = 'province' then jsonb_build_array(place_key) else '[]' end,
           'city', case when kind = 'city' then jsonb_build_array(place_key) else '[]' end,
           'neighborhood', case when kind = 'neighborhood' then jsonb_build_array(place_key) else '[]' end)) end
      || case when budget > 0.6 then '[]'::jsonb
           else jsonb_build_array(jsonb_build_object('op', 'range', 'facet', 'price', 'field', 'price', 'max', price)) end),
    array[coalesce(place_id::text, '*') || '/' || c.ids[category] || '/' || deal],
    case when budget > 0.6 then null else price * 100 end
  from wish, category c`;
