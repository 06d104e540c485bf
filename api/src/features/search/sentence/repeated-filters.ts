import { type Catalogue, samePlace } from '#lib/catalogue/index.ts';
import type { Recognised, SearchQuery } from '../contract.ts';

type Item = Omit<Recognised, 'label'>;
const PLACES = ['province', 'city', 'neighborhood'] as const;
type PlaceKind = (typeof PLACES)[number];
/** All of their values have to hold. */
const ALL_HOLD = new Set(['features', 'near', 'without']);
const isPlace = (kind: string): kind is PlaceKind => PLACES.some((place) => place === kind);

/** Values of a filter as texts; its keys may be given by hand. */
function valuesOf(query: SearchQuery, kind: string): string[] {
  if (kind.startsWith('attr.')) return query.attributes[kind.slice(5)]?.split(',') ?? [];
  const value = query[kind as keyof SearchQuery];
  return value === undefined ? [] : [value].flat().map(String);
}

/** A city that is its whole governorate, by the name under which it is filtered already. */
export function asSet<T extends Item>(item: T, query: SearchQuery, { places }: Catalogue): T {
  if (!isPlace(item.kind) || valuesOf(query, item.kind).includes(item.value)) return item;
  const named = places.byKey(item.kind, item.value);
  const own = named && samePlace(named);
  for (const kind of PLACES) {
    const value = valuesOf(query, kind).find((ref) => {
      const place = places.find(kind, ref);
      return place && samePlace(place) === own;
    });
    if (value !== undefined) return { ...item, kind, value };
  }
  return item;
}

/**
 * Kinds of filters that a sentence repeats: it says all their values and no other one. Of those that all have
 * to hold, some are enough. Places are one kind.
 */
export function repeatedIn(query: SearchQuery, meant: readonly Item[]): string[] {
  const repeats = (kinds: readonly string[]) => {
    const said = new Set(meant.filter(({ kind }) => kinds.includes(kind)).map(({ kind, value }) => `${kind}=${value}`));
    const set = new Set(kinds.flatMap((kind) => valuesOf(query, kind).map((value) => `${kind}=${value}`)));
    const isAllSaid = kinds.some((kind) => ALL_HOLD.has(kind)) || said.size === set.size;
    return said.size > 0 && isAllSaid && [...said].every((value) => set.has(value));
  };
  const others = [...new Set(meant.map(({ kind }) => kind))].filter((kind) => !isPlace(kind) && repeats([kind]));
  return repeats(PLACES) ? [...PLACES, ...others] : others;
}
