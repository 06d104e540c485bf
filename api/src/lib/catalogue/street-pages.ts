import { placePath } from '#rules/place-address.ts';
import type { Categories } from './categories.ts';
import type { Narrowed } from './place-pages.ts';
import type { Places } from './places.ts';
import type { Street, Streets } from './streets.ts';

/** Set behind a street's word that something else in its town's addresses is called by. */
const MARK = '-street';

type Words = { places: Places; streets: Streets; categories: Categories };

/** Whether a word in a town's addresses is a quarter, a category or a deal: those come first, whenever they were added. */
const isTaken = (city: string, word: string, { places, categories }: Words): boolean =>
  places.byKey('neighborhood', `${city}.${word}`) !== undefined ||
  categories.find(word) !== undefined ||
  categories.transactionType(word) !== undefined;

/** The street's word in the addresses of its town; undefined where even the longer one is taken. */
function streetWord(street: Street, words: Words): string | undefined {
  const city = street.city.key;
  const own = street.key.slice(city.length + 1);
  if (!isTaken(city, own, words)) return own;
  const marked = own + MARK;
  return isTaken(city, marked, words) || words.streets.byKey(`${city}.${marked}`) ? undefined : marked;
}

/** The street that a word names in a town's addresses. */
export function streetCalled(city: string, word: string, words: Words): Street | undefined {
  const slugs = word.endsWith(MARK) ? [word, word.slice(0, -MARK.length)] : [word];
  return slugs
    .map((slug) => words.streets.byKey(`${city}.${slug}`))
    .find((street) => street && streetWord(street, words) === word);
}

/** The one address of a street's page, as `placePagePath` is a place's; undefined where its word is another's. */
export function streetPagePath(
  street: Street,
  words: Words,
  { category = null, transactionType = null }: Narrowed = {},
): string | undefined {
  const word = streetWord(street, words);
  if (word === undefined) return undefined;
  return placePath({
    province: street.city.parent?.slug ?? '',
    city: street.city.slug,
    neighborhood: null,
    street: word,
    category,
    transactionType: transactionType === 'both' ? null : transactionType,
  });
}
