import { foldText } from '@diyar/indexer/arabic';
import type { Place } from '../../lib/catalogue/index.ts';

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
  const begun = whole(typed);
  if (wanted === '') return [];
  const groups: [Place[], Place[], Place[]] = [[], [], []];
  for (const place of places) {
    const names = namesOf(place);
    if (names.includes(wanted)) groups[0].push(place);
    else if (names.some((name) => name.startsWith(wanted) || name.startsWith(begun))) groups[1].push(place);
    else if (wanted.length > 2 && names.some((name) => name.includes(wanted))) groups[2].push(place);
  }
  return groups.flat().slice(0, limit);
}

/** Only those called just that. */
export function placesCalled(places: readonly Place[], name: string): Place[] {
  const wanted = plain(name);
  return wanted === '' ? [] : places.filter((place) => namesOf(place).includes(wanted));
}
