import type { Db } from '@diyar/db';
import type { Catalogue, Place, PlaceKind, Street } from '#lib/catalogue/index.ts';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { knownFacts } from '#lib/known-facts.ts';
import { notify } from '../notifications/index.ts';
import type { Criteria } from '../search/index.ts';
import { searchPathOf } from './present.ts';
import { pauseSearch, readAddress, rewriteSearch, type Stale } from './rewrite-search.ts';

const BATCH = 100;
const KINDS = ['province', 'city', 'neighborhood'] as const satisfies PlaceKind[];
const EVERYWHERE: Record<Lang, string> = { ar: 'كل سوريا', en: 'all of Syria' };

/** Of the searches that are awake, those that ask for a place or a street that is no longer known: they would find nothing, silently. */
const STALE = `
  select s.id, s.user_id, s.name, s.query, s.criteria, s.keys from saved_searches s
  where s.paused_at is null and (exists (
    select from jsonb_array_elements(s.criteria -> 'conditions') as asked (condition)
      cross join unnest(array['province', 'city', 'neighborhood']) as kinds (kind)
      cross join jsonb_array_elements_text(asked.condition -> kinds.kind) as wanted (key)
    where asked.condition ->> 'op' = 'places'
      and not exists (select from locations l where l.kind = kinds.kind and l.key = wanted.key)
  ) or exists (
    select from jsonb_array_elements(s.criteria -> 'conditions') as asked (condition)
      cross join jsonb_array_elements_text(asked.condition -> 'values') as wanted (key)
    where asked.condition ->> 'field' = 'streets' and not exists (select from streets where streets.key = wanted.key)))
  order by s.id limit ? for update of s skip locked`;

/**
 * Gives searches for a place that was renamed its new key, takes a place or a street that is gone out of the others, and tells
 * their owners.
 * @returns how many were changed
 */
export async function mendPlaces(db: Db): Promise<number> {
  const facts = await knownFacts(db);
  let mended = 0;
  for (;;) {
    const found = await db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: Stale[] }>(STALE, [BATCH]);
      for (const row of rows) await mend(trx, row, facts);
      return rows.length;
    });
    mended += found;
    if (found < BATCH) return mended;
  }
}

async function mend(trx: Db, row: Stale, facts: KnownFacts): Promise<void> {
  const { address, isChanged, left } = withoutGone(row, facts.catalogue);
  const understood = await readAddress(trx, address, facts);
  if (!understood) return stop(trx, row);
  await rewriteSearch(trx, row, understood, facts);
  const { query } = understood;
  if (!isChanged) return;
  const where = (lang: Lang) =>
    left.length > 0 ? left.map((each) => nameOf(each, lang)).join(lang === 'ar' ? '، ' : ', ') : EVERYWHERE[lang];
  await notify(trx, {
    userId: row.user_id,
    type: 'listing',
    kind: 'saved_search_place_gone',
    parameters: { name: row.name, whereAr: where('ar'), whereEn: where('en') },
    url: searchPathOf(query),
  });
}

async function stop(trx: Db, { id, user_id, name }: Stale): Promise<void> {
  await pauseSearch(trx, id);
  await notify(trx, {
    userId: user_id,
    type: 'listing',
    kind: 'saved_search_stopped',
    parameters: { name },
    url: '/dashboard/saved-searches',
  });
}

/** The filters with today's places and streets. A quarter or a street that is gone widens to its city where nothing else is asked for. */
function withoutGone(
  { query, criteria, keys }: Stale,
  catalogue: Catalogue,
): { address: string; isChanged: boolean; left: (Place | Street)[] } {
  const params = new URLSearchParams(query);
  const newNames = renamedAmong(keys, criteria, catalogue);
  const kept: Place[] = [];
  const gone: string[] = [];
  for (const kind of KINDS) {
    const asked = params.get(kind)?.split(',') ?? [];
    const known = asked.flatMap((ref) => catalogue.places.find(kind, ref) ?? []);
    const lost = asked.filter((ref) => !catalogue.places.find(kind, ref));
    const renamed = lost.length > 0 ? newNames.filter((place) => place.kind === kind) : [];
    if (lost.length > renamed.length) gone.push(...lost);
    kept.push(...known, ...renamed);
  }
  const asked = params.get('street')?.split(',') ?? [];
  const streets = asked.flatMap((key) => catalogue.streets.byKey(key) ?? []);
  gone.push(...asked.filter((key) => !catalogue.streets.byKey(key)));
  if (streets.length > 0) params.set('street', streets.map(({ key }) => key).join());
  else params.delete('street');
  const widened =
    kept.length + streets.length > 0 ? [] : [...new Set(gone.flatMap((ref) => aroundOf(ref, catalogue) ?? []))];
  const places = [...kept, ...widened];
  for (const kind of KINDS) {
    const refs = places.filter((place) => place.kind === kind).map(({ key }) => key);
    if (refs.length > 0) params.set(kind, refs.join());
    else params.delete(kind);
  }
  return { address: params.toString(), isChanged: gone.length > 0, left: [...streets, ...places] };
}

/** A search is filed by its places' ids, which outlive a key: a place it did not know by today's key has a new one. */
function renamedAmong(keys: readonly string[], { conditions }: Criteria, { places }: Catalogue): Place[] {
  const known = new Set(
    conditions.flatMap((condition) => (condition.op === 'places' ? KINDS.flatMap((kind) => condition[kind]) : [])),
  );
  const ids = new Set(keys.map((key) => key.split('/')[0] ?? ''));
  const renamed = [...ids].flatMap((id) => places.byId(id) ?? []).filter(({ key }) => !known.has(key));
  // A quarter brings its parts along.
  return renamed.filter(({ within }) => within === null || !renamed.includes(within));
}

/** «damascus.mezzeh» lies in Damascus, whatever became of it. */
function aroundOf(ref: string, { places }: Catalogue): Place | undefined {
  const around = ref.split('.').slice(0, -1).join('.');
  return places.byKey('city', around) ?? places.byKey('province', around);
}
