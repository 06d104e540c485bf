import { keyOf, streetKeys, streetNoun } from '@diyar/db/streets';
import type { Street, Streets } from '../../../lib/catalogue/index.ts';

/** With fewer letters too much begins like them. */
const SHORTEST = { bare: 4, withNoun: 2 };

type Keyed = { street: Street; keys: readonly string[] };
const keyed = new WeakMap<Streets, readonly Keyed[]>();

function keysOf(streets: Streets): readonly Keyed[] {
  const known = keyed.get(streets);
  if (known) return known;
  const made = streets.all.map((street) => ({
    street,
    keys: [street.nameAr, street.nameEn].flatMap(streetKeys).map(({ key }) => key),
  }));
  keyed.set(streets, made);
  return made;
}

/** Streets whose name begins like that, with «شارع» before it or without, the longest first. */
export function streetsNamedLike(streets: Streets, begun: string, most: number): Street[] {
  const words = begun.split(/\s+/).filter(Boolean);
  const [noun = ''] = words;
  // «بشارع» is «ب» before «شارع», another reading of the same end.
  if (/^[بعول]/.test(noun) && streetNoun(noun.slice(1))) return [];
  const isCalled = words.length > 1 && streetNoun(noun) !== undefined;
  const wanted = keyOf(isCalled ? words.slice(1) : words).replace(/ا$/, '');
  if (wanted.length < (isCalled ? SHORTEST.withNoun : SHORTEST.bare)) return [];
  const found = keysOf(streets).filter(({ keys }) => keys.some((key) => key.startsWith(wanted)));
  // What was typed whole stands before what only begins so.
  const isWhole = ({ keys }: Keyed) => keys.some((key) => key.replace(/ا$/, '') === wanted);
  return [...found.filter(isWhole), ...found.filter((each) => !isWhole(each))]
    .slice(0, most)
    .map(({ street }) => street);
}
