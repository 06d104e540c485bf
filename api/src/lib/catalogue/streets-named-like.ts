import { familyKey, keyOf, streetKeys, streetNoun } from '@diyar/db/streets';
import type { Street, Streets } from './streets.ts';

/** With fewer letters too much begins like them, where anything may be meant; where streets are, two will do. */
const SHORTEST = { bare: 4, called: 2 };

/** With what they are known by without the first name: «شارع المالكي» is «شارع عدنان المالكي». */
type Keyed = { street: Street; keys: readonly string[]; inner: readonly string[] };
const keyed = new WeakMap<Streets, readonly Keyed[]>();

function keysOf(streets: Streets): readonly Keyed[] {
  const known = keyed.get(streets);
  if (known) return known;
  const made = streets.all.map((street) => ({
    street,
    keys: [street.nameAr, street.nameEn].flatMap(streetKeys).map(({ key }) => key),
    inner: [street.nameAr, street.nameEn].flatMap((name) => familyKey(name) ?? []),
  }));
  keyed.set(streets, made);
  return made;
}

/**
 * Streets whose name begins like that, with «شارع» before it or without, the longest first.
 * @param isAsked streets are what is looked for, even without the word
 */
export function streetsNamedLike(streets: Streets, begun: string, most: number, isAsked = false): Street[] {
  const words = begun.split(/\s+/).filter(Boolean);
  const [noun = ''] = words;
  // «بشارع» is «ب» before «شارع», another reading of the same end.
  if (/^[بعول]/.test(noun) && streetNoun(noun.slice(1))) return [];
  const isBefore = words.length > 1 && streetNoun(noun) !== undefined;
  const isBehind = words.length > 1 && !isBefore && streetNoun(words.at(-1) ?? '') !== undefined;
  const isCalled = isBefore || isBehind;
  const typed = keyOf(words.slice(isBefore ? 1 : 0, isBehind ? -1 : undefined));
  const wanted = typed.replace(/ا$/, '');
  if (wanted.length < (isCalled || isAsked ? SHORTEST.called : SHORTEST.bare)) return [];
  const begins = (keys: readonly string[]) => keys.some((key) => key.startsWith(wanted));
  const isWhole = (keys: readonly string[]) => keys.some((key) => key.replace(/ا$/, '') === wanted);
  const isStreet = isCalled || isAsked;
  const rankOf = ({ keys, inner }: Keyed) =>
    [
      keys.includes(typed),
      isStreet && inner.includes(typed),
      isWhole(keys),
      begins(keys),
      isStreet && begins(inner),
    ].findIndex(Boolean);
  return keysOf(streets)
    .map((each) => ({ street: each.street, rank: rankOf(each) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ street }) => street);
}
