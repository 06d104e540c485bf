import { hasPreposition, nameOf, type Place, placesOf } from './place-words.ts';
import type { Part, Reading } from './reading.ts';

export interface Chosen {
  place: Place;
  part: Part;
}

const provinceOf = ({ kind, key, within = [] }: Place) =>
  kind === 'province' ? key : within.find((name) => name.startsWith('province:'))?.slice('province:'.length);

/** People say «الشام» of the towns round it. */
const ROUND_THE_CAPITAL = 'rif-dimashq';

/** Whether a place only says where the other one lies: a quarter's town, a town's governorate or its capital. */
export function isWider(outer: Place, inner: Place): boolean {
  if (inner.within?.includes(nameOf(outer))) return true;
  if (inner.kind === 'province' || outer.kind === 'neighborhood' || (outer.kind === 'city' && outer.rank !== 1))
    return false;
  if (outer.kind === 'city' && inner.kind === 'city' && inner.key === outer.key) return false;
  const [out, own] = [provinceOf(outer), provinceOf(inner)];
  return out === own
    ? inner.kind === 'city' || outer.kind === 'province' || !inner.within?.includes(nameOf(outer))
    : out === 'damascus' && own === ROUND_THE_CAPITAL;
}

/** «معربا التل»: the better known town right behind a village says which one is meant. */
export const isBeside = (reading: Reading, outer: Chosen, inner: Chosen): boolean =>
  outer.place.kind === 'city' &&
  inner.place.kind === 'city' &&
  outer.part.at === inner.part.at + 1 &&
  !hasPreposition(reading, outer.part) &&
  provinceOf(outer.place) === provinceOf(inner.place) &&
  (outer.place.rank ?? 9) < (inner.place.rank ?? 9);

const AROUND_IT = /^(?:ريف|شمال|جنوب|شرق|غرب|شمالي|جنوبي|شرقي|غربي|قرب|near)$/;

/** «بالجوادية ريف القامشلي»: the town that another one is said to lie near. */
export const isOutside = ({ parts }: Reading, outer: Chosen, inner: Chosen): boolean =>
  outer.place.kind !== 'neighborhood' &&
  outer.part.at > inner.part.at &&
  // «ريف حمص القصير» names the province before the town.
  parts[outer.part.at - 1]?.words.length === 1 &&
  AROUND_IT.test(parts[outer.part.at - 1]?.surface ?? '') &&
  provinceOf(outer.place) === provinceOf(inner.place);

/** «بالشيخ سعد بالمزة»: the better known quarter right behind a small one says where that is. */
export const isAround = (outer: Chosen, inner: Chosen): boolean =>
  outer.place.kind === 'neighborhood' &&
  inner.place.kind === 'neighborhood' &&
  outer.part.at === inner.part.at + 1 &&
  /^ب/.test(outer.part.surface) &&
  outer.place.within?.[0] === inner.place.within?.[0] &&
  (outer.place.rank ?? 9) < (inner.place.rank ?? 9);

const LISTED = new Set(['او', 'و', 'or', 'and', '/']);

/** «حمص أو حماة», «اللاذقية وجبلة»: both are meant. */
export function areListed({ parts, lexicon }: Reading, left: Part, right: Part): boolean {
  const [first, second] = left.at < right.at ? [left, right] : [right, left];
  const isJoined = /^و.{2}/.test(second.surface) && lexicon.root.get(second.surface)?.meaning === undefined;
  const between = parts.slice(first.at + 1, second.at);
  // «سقبا او حمورية بالغوطة»: what is said behind both is not listed with the first.
  const last = between.findLastIndex((part) => placesOf(part).length > 0);
  return (isJoined && second.at === first.at + 1) || between.slice(last + 1).some(({ surface }) => LISTED.has(surface));
}
