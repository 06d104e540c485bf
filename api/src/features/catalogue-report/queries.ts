import type { Db } from '@diyar/db';
import type { CatalogueFigures } from './contract.ts';

export type OwnFigures = Pick<
  CatalogueFigures['categories'][number],
  'id' | 'listings' | 'waiting' | 'published' | 'inquiries'
>;

/** Figures of each category that holds listings itself. */
export async function categoryFigures(db: Db): Promise<OwnFigures[]> {
  const { rows } = await db.raw<{ rows: OwnFigures[] }>(
    `select l.category_id as id,
       count(*) filter (where l.status = 'active')::int as listings,
       count(*) filter (where l.status = 'pending')::int as waiting,
       count(*) filter (where l.status = 'active' and l.published_at > app_now() - interval '30 days')::int as published,
       coalesce(sum(asked.inquiries), 0)::int as inquiries
     from listings l left join (
       select listing_id, count(*) as inquiries from leads
       where created_at > app_now() - interval '30 days' group by listing_id) asked on asked.listing_id = l.id
     where l.deleted_at is null and l.category_id is not null
     group by l.category_id`,
  );
  return rows;
}

/** How many public listings carry a value of each kind under a slug: `string`, `number`, `boolean`, `array`. */
export type Carried = ReadonlyMap<string, ReadonlyMap<string, number>>;
/** How many public listings carry each value under a slug. */
export type Chosen = Carried;

export async function valuesCarried(db: Db): Promise<Carried> {
  const { rows } = await db.raw<{ rows: Counted[] }>(
    `select held.key as slug, jsonb_typeof(held.value) as value, count(*)::int as listings
     from listings l cross join lateral jsonb_each(l.attributes) held
     where l.status = 'active' and l.deleted_at is null group by 1, 2`,
  );
  return bySlug(rows);
}

export async function optionsChosen(db: Db, slugs: readonly string[]): Promise<Chosen> {
  const { rows } = await db.raw<{ rows: Counted[] }>(
    `select held.key as slug, chosen.value, count(*)::int as listings
     from listings l cross join lateral jsonb_each(l.attributes) held
       cross join lateral jsonb_array_elements_text(
         case jsonb_typeof(held.value) when 'array' then held.value else jsonb_build_array(held.value) end) chosen
     where l.status = 'active' and l.deleted_at is null and held.key = any(?) group by 1, 2`,
    [[...slugs]],
  );
  return bySlug(rows);
}

interface Counted {
  slug: string;
  value: string;
  listings: number;
}

function bySlug(rows: readonly Counted[]): Carried {
  const counts = new Map<string, Map<string, number>>();
  for (const { slug, value, listings } of rows) {
    const known = counts.get(slug) ?? new Map<string, number>();
    counts.set(slug, known.set(value, listings));
  }
  return counts;
}
