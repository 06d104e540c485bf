import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { knownFacts } from '#lib/known-facts.ts';
import { notify } from '../notifications/index.ts';
import { searchPathOf } from './present.ts';
import { pauseSearch, readAddress, rewriteSearch, type Stale } from './rewrite-search.ts';

const BATCH = 100;

/**
 * Searches that are awake and ask for a category that is not shown, a field that is no filter any more, or an option
 * that was taken away: they would find nothing, silently.
 */
const STALE = `
  select s.id, s.user_id, s.name, s.query, s.criteria, s.keys from saved_searches s
  where s.paused_at is null and s.id > ? and exists (
    select from jsonb_array_elements(s.criteria -> 'conditions') as asked (condition)
    where case asked.condition ->> 'op'
      when 'in' then asked.condition ->> 'field' = 'categories' and exists (
        select from jsonb_array_elements_text(asked.condition -> 'values') as wanted (slug)
        where not exists (select from categories c where c.is_shown and (c.slug = wanted.slug
          or c.id = (select f.category_id from former_category_slugs f where f.slug = wanted.slug))))
      when 'attribute' then exists (
        select from jsonb_array_elements(asked.condition -> 'values') as wanted (value)
        where jsonb_typeof(wanted.value) = 'string' and not exists (
          select from attributes a join attribute_options o on o.attribute_id = a.id
          where a.slug = asked.condition ->> 'slug' and a.is_active and o.value = wanted.value #>> '{}'))
        or not exists (select from attributes a where a.slug = asked.condition ->> 'slug' and a.is_active)
      when 'attributeRange' then not exists (select from attributes a where a.slug = asked.condition ->> 'slug' and a.is_active)
    end)
  order by s.id limit ? for update of s skip locked`;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Takes options and fields that are gone out of saved searches; one whose categories are all hidden is paused, since without them it
 * would watch something else. Their owners are told.
 * @returns how many were changed
 */
export async function mendCatalogue(db: Db): Promise<number> {
  const facts = await knownFacts(db);
  let mended = 0;
  for (let after = FIRST; ; ) {
    const { rows } = await db.transaction(async (trx) => {
      const found = await trx.raw<{ rows: Stale[] }>(STALE, [after, BATCH]);
      for (const row of found.rows) if (await mend(trx, row, facts)) mended++;
      return found;
    });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return mended;
  }
}

async function mend(trx: Db, row: Stale, facts: KnownFacts): Promise<boolean> {
  const kept = withoutGone(row.query, facts.catalogue);
  if (kept?.isChanged === false) return false;
  const understood = kept && (await readAddress(trx, kept.address, facts));
  const note = { userId: row.user_id, type: 'listing', parameters: { name: row.name } } as const;
  if (!understood) {
    await pauseSearch(trx, row.id);
    await notify(trx, { ...note, kind: 'saved_search_unoffered', url: '/dashboard/saved-searches' });
    return true;
  }
  await rewriteSearch(trx, row, understood, facts);
  await notify(trx, { ...note, kind: 'saved_search_filter_gone', url: searchPathOf(understood.query) });
  return true;
}

const ATTRIBUTE = 'attr.';

/** The filters without what is gone; undefined where none of its categories is shown. */
function withoutGone(query: string, { categories }: Catalogue): { address: string; isChanged: boolean } | undefined {
  const params = new URLSearchParams(query);
  const keep = (key: string, isThere: (value: string) => boolean) => {
    const values = (params.get(key) ?? '').split(',');
    const left = values.filter(isThere);
    if (left.length > 0) params.set(key, left.join());
    else params.delete(key);
    return values.length - left.length;
  };
  let gone = params.has('category') ? keep('category', (slug) => categories.find(slug) !== undefined) : 0;
  if (gone > 0 && !params.has('category')) return undefined;
  for (const key of [...params.keys()].filter((name) => name.startsWith(ATTRIBUTE))) {
    const attribute = categories.attribute(key.slice(ATTRIBUTE.length).split('.')[0] ?? '');
    const isChoice = attribute?.type === 'select' || attribute?.type === 'multiselect';
    const isThere = (value: string) => !isChoice || attribute.options.some((option) => option.value === value);
    gone += keep(key, (value) => attribute?.filterable === true && isThere(value));
  }
  return { address: params.toString(), isChanged: gone > 0 };
}
