import { distance, foldText } from '@diyar/indexer/arabic';
import type { Place } from '#lib/catalogue/index.ts';

const folded = new WeakMap<Place, string[]>();

const namesOf = (place: Place): string[] => {
  const known = folded.get(place);
  if (known) return known;
  const names = [place.nameAr, place.nameEn, ...place.spellings].flatMap((name) => [
    ...new Set([plain(name), whole(name)]),
  ]);
  folded.set(place, names);
  return names;
};

/** Folded, without the article and without spaces: «كفر سوسة» and «كفرسوسه» are one word when a name is being typed. */
const plain = (name: string) =>
  foldText(name)
    .split(/[\s-]+/)
    .map((word) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word))
    .join('');

/** With the article, of which the first letters are all that «الم» has. */
const whole = (name: string) => foldText(name).replace(/[\s-]+/g, '');

/** Places called just that, then those whose name begins so, then those that contain it; each group in gazetteer order. */
export function placesNamedLike(places: Place[], typed: string, limit: number): Place[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const begun = placesBegunLike(places, typed, limit);
  const isInside = (place: Place) => wanted.length > 2 && namesOf(place).some((name) => name.includes(wanted));
  const inside = begun.length < limit ? places.filter((place) => !begun.includes(place) && isInside(place)) : [];
  const found = [...begun, ...inside];
  return (found.length > 0 ? found : nearlyNamed(places, wanted)).slice(0, limit);
}

/** Only those called just that, then those whose name begins so. */
export function placesBegunLike(places: Place[], typed: string, limit: number): Place[] {
  const [wanted, begun] = [plain(typed), whole(typed)];
  if (wanted === '') return [];
  const begins = (name: string) => name.startsWith(wanted) || name.startsWith(begun);
  const called = places.filter((place) => namesOf(place).includes(wanted));
  const others = places.filter((place) => !called.includes(place) && namesOf(place).some(begins));
  return [...called, ...others].slice(0, limit);
}

/** With fewer letters too many names are a slip away. */
const FEWEST_LETTERS = 4;

/** Places whose name begins like that but for one slip of the fingers: «حمض», «دمسق». */
function nearlyNamed(places: readonly Place[], wanted: string): Place[] {
  if (wanted.length < FEWEST_LETTERS) return [];
  const begins = (name: string) => distance(name.slice(0, wanted.length), wanted, 1) <= 1;
  return places.filter((place) => namesOf(place).some((name) => name[0] === wanted[0] && begins(name)));
}

/** Only those called just that. */
export function placesCalled(places: readonly Place[], name: string): Place[] {
  const wanted = plain(name);
  return wanted === '' ? [] : places.filter((place) => namesOf(place).includes(wanted));
}
