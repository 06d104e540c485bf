import { isRightWord } from '../arabic/right-words.ts';
import { HOMES } from './category-words.ts';
import { nearBefore } from './near-before.ts';
import { hasPreposition, isPlace, nameOf, type Place, placesOf, titleOf } from './place-words.ts';
import { isContent, keyOf, type Part, type Reading } from './reading.ts';
import { isWish } from './said-around.ts';
import { isRelative } from './tellings.ts';

/** «يا ابو كمال», «يا استاذ خطاب»: who is spoken to. */
const PEOPLE_OF = /^(?:اهل|اهالي|شباب|جماعه|ناس|سكان|ولاد|بنات)$/;
export const isCalled = ({ parts }: Reading, { at, surface }: Part): boolean =>
  (parts[at - 1]?.surface === 'يا' ||
    isAboutTown(parts, at) ||
    // «عمي خطاب».
    isRelative(parts[at - 1]?.surface ?? '') ||
    (parts[at - 2]?.surface === 'يا' && !PEOPLE_OF.test(parts[at - 1]?.surface ?? ''))) &&
  !/^(?:ب|وب)/.test(surface);

/** «كتاب تاريخ مدينة تدمر», «خريطة حلب»: what it is about. */
const ABOUT = /^(?:ال)?(?:تاريخ|خريطه|خرايط|خارطه|كتاب|كتب|لوحه|مجسم|صوره|صور)$/;
const isAboutTown = (parts: readonly Part[], at: number): boolean => {
  const last = titleOf(parts[at - 1]) === undefined ? at - 1 : at - 2;
  return ABOUT.test(parts[last]?.surface ?? '') && parts[at]?.opens === false;
};

/** «لبنتي اللي بالجامعة», «رفيقي بالجامعة»: where somebody is. */
function isOfSomebody({ parts, lexicon }: Reading, part: Part, places: readonly Place[]): boolean {
  const isWho = /^(?:اللي|يلي)$/.test(parts[part.at - 1]?.surface ?? '');
  const somebody = parts[isWho ? part.at - 2 : part.at - 1]?.surface ?? '';
  if (part.opens || !isRelative(somebody.replace(/^و?ل(?=.{3})/, ''))) return false;
  const isQuarter = places.every(({ kind }) => kind === 'neighborhood');
  if (!isWho)
    return (
      isQuarter && lexicon.root.get(bareOf(part.surface))?.meaning?.entries.some((entry) => !isPlace(entry)) === true
    );
  return isQuarter || parts.some((other) => other !== part && placesOf(other).length > 0);
}

/** «بدي ملح»: a small town is called as a thing is, and said with its preposition. */
const isWished = ({ parts }: Reading, part: Part, places: readonly Place[]): boolean =>
  part.words.length === 1 &&
  isWish(parts[part.at - 1]) &&
  !part.opens &&
  places.every(({ kind, rank }) => kind === 'city' && (rank ?? 9) >= 3);

/** «بدي ازرع زيتون»: a verb of what somebody wishes to do, though a town is called so. */
const isWishedDeed = ({ parts }: Reading, part: Part, places: readonly Place[]): boolean =>
  part.words.length === 1 &&
  isWish(parts[part.at - 1]) &&
  /^ا[^ل]/.test(part.surface) &&
  parts[part.at + 1]?.opens === false &&
  places.every(({ kind, rank }) => kind !== 'province' && (rank ?? 9) >= 2);

/** «انفرتر هجين»: said of a thing right before it, though a small town is called so. */
const isSaidOfThing = ({ parts, head, lastOfHead = head }: Reading, part: Part, places: readonly Place[]): boolean =>
  lastOfHead !== undefined &&
  part.at === lastOfHead + 1 &&
  !part.opens &&
  part.words.length === 1 &&
  /^[\u0620-\u06ff]/.test(part.surface) &&
  !part.surface.startsWith('ال') &&
  HOMES[keyOf(parts[head ?? 0], 'word') ?? ''] === undefined &&
  places.every(({ kind, rank }) => kind === 'city' && (rank ?? 9) >= 3);

/** «لدراسة العمارة»: of a noun that nothing is known of, where the name is a common noun, too. */
function isOfNoun({ parts, lexicon, denials }: Reading, part: Part, places: readonly Place[]): boolean {
  const before = parts[part.at - 1];
  const bare = part.surface.replace(/^ال/, '');
  return (
    bare !== part.surface &&
    !denials.has(part.at) &&
    before !== undefined &&
    before.meaning === undefined &&
    before.around === undefined &&
    before.value === undefined &&
    !before.isStop &&
    !part.opens &&
    titleOf(before) === undefined &&
    places.every(({ kind }) => kind === 'neighborhood') &&
    lexicon.root.get(bare)?.meaning?.entries.some((entry) => !isPlace(entry)) === true
  );
}

/** «قريبة من الدير»: any monastery. */
const isNearSome = (reading: Reading, part: Part): boolean =>
  part.words.length === 1 &&
  /^(?:ال)?(?:دير|قلعه|جسر|بلد)$/.test(part.surface) &&
  nearBefore(reading, part.at) !== undefined;

/** «قريبة من الجامعة» is said of any university, though a quarter is called so. */
export function isCommonNoun({ lexicon, parts }: Reading, part: Part): boolean {
  const before = [parts[part.at - 1], parts[part.at - 2]].find((word) => word !== undefined && !word.isStop);
  const bare = part.words.length === 1 ? part.surface.replace(/^(?:بال|لل|وال|ال)/, '') : '';
  const ordinary = lexicon.root.get(bare)?.meaning?.entries.some((entry) => !isPlace(entry)) ?? false;
  return ordinary && keyOf(before, 'word') === 'near_to';
}

/** «محل الشام», «مطعم حلب», «شارع العابد»: what they are called, not where they are. */
const NAMED_AFTER = new Set(
  'shop commercial_shop restaurant cafe cafeteria hotel pharmacy showroom street square bridge market school company'.split(
    ' ',
  ),
);

/** «نمرة دمشق»: where a car is registered. */
const PLATES = /^(?:ال)?(?:نمره|نمر|لوحه|لوحات)$/;

/** Names that are an adjective or a common noun by themselves. */
const COMMON = new Set('جامعه غربي شرقي شمالي جنوبي غربيه شرقيه شماليه جنوبيه رابيه وحده'.split(' '));

/** «سياحي», «صور», «وعر»: a name that has an article and is said without it, and without saying where. */
function isBareName(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (
    /^(?:و?ب?ال|لل)/.test(part.surface) ||
    !/[\u0620-\u06ff]/.test(part.surface) ||
    titleOf(reading.parts[part.at - 1])
  )
    return false;
  const said = new Set(reading.parts.flatMap((other) => (other === part ? [] : placesOf(other).map(nameOf))));
  return places.every(
    ({ kind, rank, variants, within = [] }) =>
      (variants[0] ?? '').startsWith('ال') &&
      (said.size > 0 || kind === 'neighborhood' || (rank ?? 9) >= 3) &&
      !within.some((name) => said.has(name)),
  );
}

/** «والرقة» is a place behind another one; «100 ورقة» is none. */
function isJoinedToNone({ parts, lexicon }: Reading, part: Part): boolean {
  // «… طابو اخضر وبالوعر» says where.
  if (/^وب.{3}/.test(part.surface)) return false;
  if (part.surface.startsWith('و') && isRightWord(part.surface)) return true;
  if (!part.surface.startsWith('و') || lexicon.root.get(part.surface)?.meaning !== undefined) return false;
  const before = parts.slice(0, part.at).findLast(({ isStop }) => !isStop);
  return before === undefined || placesOf(before).length === 0;
}

/** First words of names: what follows one of them is called so and lies there («باب السلام», «اوتوستراد درعا»). */
export const NAMED = new Set(
  'باب عين دير كفر وادي جبل شيخ ابو ام ابن خان راس مرج نبع جاده طريق اوتوستراد اتوستراد ساحه دوار كورنيش موقف مفرق حاره خله بني تل'.split(
    ' ',
  ),
);

const bareOf = (surface: string) => surface.replace(/^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و)(?=.{2})/, '');

/** «ريف ادلب الشمالي»: said of the place before it. */
const isSaidOfPlace = ({ parts }: Reading, { at, surface }: Part): boolean =>
  /^ال(?:شمال|جنوب|شرق|غرب)يه?$/.test(surface) &&
  parts[at - 1] !== undefined &&
  placesOf(parts[at - 1] as Part).length > 0;

/** Only part of a longer name, or said of something that it lies near to. */
function isPartOfName(reading: Reading, part: Part): boolean {
  const [before, next] = [reading.parts[part.at - 1], reading.parts[part.at + 1]];
  if (part.words.length > 1) return false;
  // «بالمفرق بالسويدا» is by retail.
  const isName = before !== undefined && NAMED.has(bareOf(before.surface)) && keyOf(before, 'word') !== 'retail';
  if (isName && before.words.length === 1 && placesOf(before).length === 0) return true;
  return (
    bareOf(part.surface) === 'دير' &&
    next !== undefined &&
    isContent(reading, next) &&
    next.value === undefined &&
    placesOf(next).length === 0
  );
}

/** «مقابل الملعب»: any stadium, though some quarter is called so. */
function isNearSomeNoun(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || !nearBefore(reading, part.at)) return false;
  const isKnown = places.some(
    ({ kind, rank, within = [] }) =>
      kind !== 'neighborhood' || (rank ?? 9) <= 1 || within.some((name) => reading.nearby.has(name)),
  );
  return !isKnown && !reading.parts.some((other) => other !== part && placesOf(other).length > 0);
}

/** «باللاذقية المدينة»: a quarter of another town than the one that is said, not listed beside it, is none. */
function isElsewhere({ parts }: Reading, part: Part, places: readonly Place[]): boolean {
  const before = parts[part.at - 1];
  if (part.surface.startsWith('و') || /^(?:او|و|or|and)$/.test(before?.surface ?? '')) return false;
  const said = new Set(parts.flatMap((other) => (other === part ? [] : placesOf(other).map(nameOf))));
  return (
    said.size > 0 &&
    places.every(({ kind, within = [] }) => kind === 'neighborhood' && !within.some((name) => said.has(name)))
  );
}

/** Nouns that a little known place is called by, too: «بالسوق» is anywhere where no place round it is said. */
const NOUNS = new Set('سوق حاره بلد مشفي ضيعه قريه مركز محطه كراج'.split(' '));
function isJustNoun({ parts }: Reading, part: Part, places: readonly Place[]): boolean {
  if (
    !NOUNS.has(bareOf(part.surface)) ||
    (part.words.length > 1 && bareOf(part.surface) !== 'مشفي') ||
    titleOf(parts[part.at - 1])
  )
    return false;
  const said = new Set(parts.flatMap((other) => (other === part ? [] : placesOf(other).map(nameOf))));
  return !places.some(({ within = [] }) => within.some((name) => said.has(name)));
}

export function isNameOnly(reading: Reading, part: Part): boolean {
  if (isJoinedToNone(reading, part) || isPartOfName(reading, part) || isSaidOfPlace(reading, part)) return true;
  const places = placesOf(part);
  if (isNearSome(reading, part) || isOfSomebody(reading, part, places)) return true;
  if (isNearSomeNoun(reading, part, places) || isJustNoun(reading, part, places)) return true;
  if (part.words.length > 1 || hasPreposition(reading, part)) return false;
  if (/^ب?اسم$/.test(reading.parts[part.at - 1]?.surface ?? '') || isSaidOfThing(reading, part, places)) return true;
  if (isWished(reading, part, places) || isWishedDeed(reading, part, places) || isOfNoun(reading, part, places))
    return true;
  if (reading.parts.length > 1 && isBareName(reading, part, places)) return true;
  const before = reading.parts[part.at - 1];
  if (PLATES.test(before?.surface ?? '')) return true;
  // «محلات الصالحية» are all that lie there.
  if (
    NAMED_AFTER.has(keyOf(before, 'word') ?? '') &&
    // «سوق سراقب» is the market there.
    !(keyOf(before, 'word') === 'market' && places.some(({ kind }) => kind === 'city')) &&
    !/ات$|^(?:ال)?(?:مطاعم|فنادق|شوارع|معارض)$/.test(before?.surface ?? '')
  )
    return true;
  if (isElsewhere(reading, part, places)) return true;
  const isAlone = reading.parts.every((other) => other === part || placesOf(other).length === 0);
  return isAlone && !titleOf(before) && COMMON.has(part.surface.replace(/^ال/, ''));
}
