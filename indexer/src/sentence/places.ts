import { surfaces } from '../arabic/index.ts';
import { choose, isMajor } from './place-choice.ts';
import { isCalled, isCommonNoun, isNameOnly } from './place-names.ts';
import { hasPreposition, isOnTheWay, nameOf, type Place, placesOf, titleOf } from './place-words.ts';
import { consume, isContent, isFree, keyOf, type Part, type Reading } from './reading.ts';
import { isSpeakersOrigin } from './tellings.ts';
import { areListed, type Chosen, isAround, isBeside, isOutside, isWider } from './wider-places.ts';
import { without } from './words.ts';

/** Whether a single word is safely a place's name here: «الميدان» and «بالميدان» are, «ميدان واسع» is not. */
export function isSure(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || places.every(isMajor)) return true;
  // «بالمزة او كفرسوسة».
  const [listed, or] = [reading.parts[part.at - 2], reading.parts[part.at - 1]];
  if (listed && placesOf(listed).length > 0 && /^(?:او|or)$/.test(or?.surface ?? '')) return true;
  // «ما بدنا لا دويلعة ولا طبالة».
  if (reading.denials.has(part.at)) return true;
  const before = reading.parts[part.at - 1];
  // «ريف حمص القصير».
  const around = new Set(before ? placesOf(before).map(nameOf) : []);
  if (places.some(({ within = [] }) => within.some((name) => around.has(name)))) return true;
  // «بسوق الدرباسية».
  if (hasPreposition(reading, part) || titleOf(before) || keyOf(before, 'word') === 'market') return true;
  const after = reading.parts[part.at + 1];
  // «الثورة تبع ادلب».
  if (/^تبعي?$/.test(after?.surface ?? '')) return placesOf(reading.parts[part.at + 2] ?? part).length > 0;
  return !isContent(reading, after) || after.value !== undefined || placesOf(after).length > 0;
}

/** Takes the places out of the sentence, with the words that only say what they are (محافظة، مدينة، حي …). */
export function consumePlaces(reading: Reading): void {
  const chosen: Chosen[] = [];
  const named = reading.parts.filter(
    (part) =>
      isFree(reading, part) &&
      placesOf(part).length > 0 &&
      // «عذرا», an excuse, is a town, too.
      !(part.around && !part.surface.startsWith('ال') && !hasPreposition(reading, part)) &&
      !isCalled(reading, part) &&
      !isOnTheWay(reading.parts, part) &&
      !isCommonNoun(reading, part) &&
      !isNameOnly(reading, part),
  );
  for (const part of named) {
    const others = named.filter((other) => other !== part).flatMap(placesOf);
    const near = new Set(others.map(nameOf));
    // «بالبياضة بحلب القديمة»: the town of a quarter that is said, where no town is.
    if (others.length > 0 && others.every(({ kind, within = [] }) => kind === 'neighborhood' && within.length > 0))
      for (const { within: [town = ''] = [] } of others) near.add(town);
    const before = reading.parts[part.at - 1];
    const after = reading.parts[part.at + 1];
    const title = isFree(reading, before) ? titleOf(before) : undefined;
    const trailing = isFree(reading, after) && /^[a-z]/.test(after.surface) ? titleOf(after) : undefined;
    const isSaid = hasPreposition(reading, part);
    const { nearby } = reading;
    const [place, ...rest] = choose(placesOf(part), { title: title ?? trailing, near, nearby, isSaid });
    if (!place || reading.taken.has(place.kind) || !isSure(reading, part, [place])) continue;
    const namesakes = rest.filter((other) => !areOne(place, other)).map(({ kind, key }) => ({ kind, value: key }));
    const denial = reading.denials.get(part.at);
    const last = trailing ? part.at + 1 : part.at;
    if (denial !== undefined) {
      consume(reading, denial, last, [without({ kind: place.kind, value: place.key })]);
      continue;
    }
    consume(reading, title ? part.at - 1 : part.at, last, [
      { kind: place.kind, value: place.key, ...(namesakes.length > 0 && { namesakes }) },
    ]);
    chosen.push({ place, part });
  }
  const wider = chosen.filter((outer) =>
    chosen.some(
      (inner) =>
        (isWider(outer.place, inner.place) ||
          isBeside(reading, outer, inner) ||
          isOutside(reading, outer, inner) ||
          isAround(outer, inner)) &&
        !areListed(reading, outer.part, inner.part),
    ),
  );
  const origins = chosen.filter(
    (from) =>
      isOrigin(reading, from.part) &&
      chosen.some(
        ({ part }) =>
          part !== from.part &&
          // «معكن ابو سومر من صافيتا، ناوي اشتري بيك اب من بانياس».
          (hasPreposition(reading, part) || isSpeakersOrigin(reading.parts, from.part)),
      ),
  );
  const names = new Set([...wider, ...origins].map(({ place }) => nameOf(place)));
  for (const { place, part } of chosen.filter((inner) => liesElsewhere(reading, inner, chosen))) {
    names.add(nameOf(place));
    reading.used.delete(part.at);
  }
  reading.found = reading.found.filter(({ item }) => !names.has(`${item.kind}:${item.value}`));
}

/** «بشارع بغداد باللاذقية»: a quarter of that name that is not known, since the known one lies in another town. */
const liesElsewhere = (reading: Reading, inner: Chosen, chosen: readonly Chosen[]): boolean =>
  (inner.place.kind === 'neighborhood' || isByOtherName(inner)) &&
  chosen.some((outer) => outer !== inner && outer.place.kind !== 'neighborhood') &&
  chosen.every(
    (outer) =>
      outer === inner ||
      (outer.place.kind !== 'neighborhood' &&
        !isWider(outer.place, inner.place) &&
        !areListed(reading, outer.part, inner.part)),
  );

/** «صديقي من حمص بدو محل بحماة»: where somebody is from, who looks elsewhere. */
function isOrigin({ parts }: Reading, { at }: Part): boolean {
  const from = parts[at - 1]?.surface;
  return (from === 'من' || from === 'from') && keyOf(parts[at - 2], 'word') !== 'near_to';
}

/** «بالثورة»: a town by a name that is not its first one, and that quarters of many towns have. */
const isByOtherName = ({ place, part }: Chosen): boolean =>
  place.kind === 'city' &&
  place.rank !== 1 &&
  part.words.length === 1 &&
  part.surface.replace(/^وب|^ب/, '') !== surfaces(place.variants[0] ?? '').join(' ') &&
  placesOf(part).length > 1;

/** A town and its governorate of the same name are offered in another way. */
const areOne = (place: Place, other: Place) =>
  place.within?.includes(nameOf(other)) === true || other.within?.includes(nameOf(place)) === true;
