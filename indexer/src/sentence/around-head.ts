import type { Lexicon } from '../arabic/index.ts';
import { HOMES } from './category-words.ts';
import { dealOfVerb, isForATime } from './deals.ts';
import { isPerson } from './everyday-words.ts';
import { nearBefore } from './near-before.ts';
import { isContent, keyOf, type Part, type Reading } from './reading.ts';
import { isWish } from './said-around.ts';
import { isAsking, isRelative } from './tellings.ts';

/** Words of a sentence that a possessive hangs on, said by somebody who offers a thing: «شقتي», «سيارتنا». */
const POSSESSIVES: readonly (readonly [RegExp, string])[] = [
  [/(?:تي|تنا|تك|تكم|تو|تها|تهم)$/, 'ه'],
  // «فيلتي».
  [/(?:تي|تنا|تك|تكم|تو|تها|تهم)$/, 'ا'],
  [/(?:ي|نا|ك|كم|و|ها|هم)$/, ''],
];

/** Whether somebody speaks of a deal of their own. */
const isOwner = (reading: Reading) =>
  reading.parts.some(
    (part) =>
      dealOfVerb(reading, part) !== undefined ||
      /^(?:معروض[هة]?|عرضنا|عرضت|عارض|عارضين)$/.test(part.surface) ||
      (keyOf(part, 'transaction') !== undefined && !/^(?:لل|بر|ال)/.test(part.surface)),
  );

const HEARD: Readonly<Record<string, string>> = { شقا: 'شقه', شيه: 'شقه', شاه: 'شقه', مزرعا: 'مزرعه', فلا: 'فيلا' };
const isDealt = ({ parts }: Reading, at: number) => keyOf(parts[at], 'transaction') !== undefined;

/** Whether a verb deals with or offers what follows. */
export const isSelling = (reading: Reading, verb: Part | undefined) =>
  verb !== undefined &&
  (dealOfVerb(reading, verb) !== undefined || /^(?:(?:ب|ا)?عرض|عرضنا|عرضت|عارض|عارضين)$/.test(verb.surface));

/** «بدي بيع ارضي», «ارضي اللي بسلمية»: the speaker's land, and no ground floor, where no home is named before it. */
function isOwnLand(reading: Reading, { at, surface, words }: Part): boolean {
  if (surface !== 'ارضي' || words.length > 1) return false;
  const before = reading.parts.slice(0, at);
  if (before.some((part) => HOMES[keyOf(part, 'word') ?? ''] !== undefined || keyOf(part, 'count') === 'floor'))
    return false;
  return (
    /^(?:اللي|يلي)$/.test(reading.parts[at + 1]?.surface ?? '') ||
    before.some(
      (part) =>
        (isSelling(reading, part) && (part.at === at - 1 || !SEEKS.test(part.surface))) ||
        (part.surface === 'بيع' && isWish(reading.parts[part.at - 1])),
    )
  );
}
/** Deals of somebody who has no land yet: «بدي استأجر بحمص ارضي». */
const SEEKS = /شتر|شرا|ستاجر|تملك/;

/** Whether nothing stands before a part, or a wish. */
const isFirst = ({ parts }: Reading, { at, opens }: Part) => at === 0 || opens || isWish(parts[at - 1]);

/** A part with the meaning of the noun in it: «شقتي» is a flat. */
export function asOwned(reading: Reading, part: Part): Part {
  // «شقا للبيع بحمص», «شئة للاجار»: a flat, as it is heard, though a town is called so.
  const heard = part.words.length === 1 ? HEARD[part.surface] : undefined;
  if (
    heard &&
    (isDealt(reading, part.at + 1) || (isFirst(reading, part) && reading.parts.some(({ at }) => isDealt(reading, at))))
  )
    return { ...part, meaning: reading.lexicon.root.get(heard)?.meaning };
  if (isOwnLand(reading, part)) return { ...part, meaning: reading.lexicon.root.get('ارض')?.meaning };
  // «نبيع المزرعة», and no quarter.
  // «اسعار الفيلات»: so is what is priced.
  const before = reading.parts[part.at - 1];
  const isPriced = /^(?:ال)?(?:اسعار|اجارات)$/.test(before?.surface ?? '');
  if (part.words.length === 1 && (isPriced || isSelling(reading, before))) {
    const bare = part.surface.replace(/^ال/, '');
    const own = bare === part.surface ? undefined : reading.lexicon.root.get(bare)?.meaning;
    if (HOMES[keyOf({ meaning: own }, 'word') ?? ''] !== undefined) return { ...part, meaning: own };
  }
  if (part.meaning || part.around || part.words.length > 1 || part.value !== undefined) return part;
  const meaning = isOwner(reading) ? ownedIn(reading, part) : undefined;
  return meaning ? { ...part, meaning } : part;
}

/** Whether a word is a noun of the vocabulary with «نا» or «تو» behind it, which few other words end in by a slip. */
export const isThingOfOurs = (part: Part, lexicon: Lexicon): boolean =>
  /(?:نا|.{3}(?:تو|تها|تهن|تهم))$/.test(part.surface) && ownedIn({ lexicon }, part) !== undefined;

/** The meaning of the noun in «غسالتنا», «سيارتي». */
function ownedIn({ lexicon }: Pick<Reading, 'lexicon'>, { surface }: Part): Part['meaning'] {
  for (const [ending, instead] of POSSESSIVES) {
    const noun = surface.replace(ending, instead);
    const meaning = noun === surface ? undefined : lexicon.root.get(noun)?.meaning;
    if (meaning?.entries.some(({ kind }) => kind === 'word' || kind === 'category')) return meaning;
  }
  return undefined;
}

/** The word of the vocabulary that a part is, whoever's it is said to be. */
export const nounOf = (reading: Reading, part: Part): string | undefined =>
  keyOf(part, 'word') ?? keyOf({ meaning: ownedIn(reading, part) }, 'word') ?? keyOf(part, 'feature');

/** «قريب من شغلي» */
export function isNear(reading: Reading, part: Part): boolean {
  const near = nearBefore(reading, part.at);
  return near !== undefined && near.around !== 'phrase';
}

/** «بتنفع تكون مشغل»: what a thing would do for. */
const SERVES_AS = /^[بتي]*(?:نفع|صلح)$/;
function servesAs({ parts }: Reading, part: Part): boolean {
  for (let at = part.at; at > 0 && !parts[at]?.opens; at--)
    if (SERVES_AS.test(parts[at - 1]?.surface ?? '')) return true;
  return false;
}

/** Whether a noun says whom or what the thing is for: «لجرار», «لبيت جدي». */
export function isFor({ parts, lexicon }: Reading, { at, surface }: Part): boolean {
  const before = parts[at - 1];
  const isStuck = /^و?لل?.{3}/.test(surface) && lexicon.root.get(surface) === undefined;
  // «لمحل موبايلات بدي واجهة زجاج».
  if (before === undefined) return isStuck && parts.some(isWish);
  return isStuck && !isWish(before) && !isAsking(before);
}

/** «بيك اب مع سائق»: what comes with the thing. */
export const isWithIt = ({ parts }: Reading, { at }: Part): boolean => at > 1 && parts[at - 1]?.surface === 'مع';

/** Between a thing and what it is said to lie at. */
const BESIDE = /^(?:تحت|فوق|قدام|ورا|وري|مقابل|جوا|خلف|بجنب)$/;

/** «صاحب», «صاحبة»: whose the thing behind is. */
export const isOwnerOf = (part: Part | undefined): boolean => OWNERS.test(part?.surface ?? '');
const OWNERS = /^[وفل]?ا?ل?(?:صاحب|صاحبه|اصحاب|صحاب)$/;

/** «مهتم بشقة» is about the flat, «قريب من مدرسة», «بالسوق» and «على سيارة» are about something else. */
export function isAside(reading: Reading, part: Part): boolean {
  if (isNear(reading, part) || servesAs(reading, part)) return true;
  const before = reading.parts[part.at - 1];
  // «تحت بيت اهلي بالضبط، محل للبيع»: where it is to be.
  if (BESIDE.test(before?.surface ?? '') && isRelative(reading.parts[part.at + 1]?.surface ?? '')) return true;
  // «صاحبة البيت»: somebody.
  if (isOwnerOf(before) && part.surface.startsWith('ال')) return true;
  // «بيك اب» begins with no preposition.
  const known = reading.lexicon.root.get(part.surface);
  const isKnown = part.words.length > 1 ? known !== undefined : known?.meaning !== undefined;
  if (/^(?:وب|ب|عال)/.test(part.surface) && !isKnown) return true;
  const isOffered = reading.parts.some((other) => other.at < part.at && keyOf(other, 'transaction') === 'exchange');
  return isOffered && (before?.surface === 'علي' || before?.surface === 'مع' || before?.surface === 'ب');
}

/** Nouns that make a lone «غرفة» a room with others: who lives there. */
const PEOPLE = new Set([
  'students',
  'singles',
  'employees',
  'girls',
  'women',
  'men',
  'boys',
  'family',
  'newlyweds',
  'employee',
  'worker',
]);
const PEOPLE_WORDS =
  /^(?:ل|لل|ال|و)?(?:طالب|طالبه|طالبات|طلاب|طالبين|طالبتين|شب|شاب|شابين|شبين|شباب|بنت|بنتين|بنات|صبيه|صبيتين|صبايا|موظف|موظفه|موظفتين|موظفين|موظفات|عازب|عزابي|عزاب|شخص|شخصين|رفيقتي|رفيقي|عامل|عمال|student|students|girl|girls|guy|guys|female|male|person|single)$/;

/** «غرفة للايجار», «غرفة لطالبة», «غرفة قرب الجامعة»: a shared or a student's room. */
export function loneRoomIn(reading: Reading): Part | undefined {
  const { parts } = reading;
  const room = parts.find(
    (part) => isContent(reading, part) && keyOf(part, 'count') === 'room' && part.words.length === 1,
  );
  if (!room || parts[room.at - 1]?.value !== undefined) return undefined;
  const behind = parts[room.at + 1];
  // «لطالبين» is a number and a noun in one word, «خمس دقايق» how far it is.
  const isOfOther =
    behind?.start === parts[room.at + 2]?.start ||
    /^دق(?:ا[يئ]ق|يق[هة]|يقتين)$/.test(parts[room.at + 2]?.surface ?? '');
  const next = isOfOther ? parts[room.at + 2] : behind;
  // «غرفة وصالون» is a home, «غرف 3» a count.
  if (next?.value !== undefined || /^و?(?:صالون|صاله|مطبخ|منتفعات|حمام)$/.test(next?.surface ?? '')) return undefined;
  if (next?.surface === 'و' || parts.some((part) => keyOf(part, 'count') === 'salon')) return undefined;
  const isLet = parts.some(
    (part) =>
      keyOf(part, 'transaction') === 'rent' ||
      dealOfVerb(reading, part) === 'rent' ||
      isForATime(reading, part) ||
      PEOPLE.has(keyOf(part, 'word') ?? '') ||
      PEOPLE_WORDS.test(part.surface) ||
      part.words.some((word) => /جامع[هة]$|^universit/.test(word)) ||
      (part.meaning?.entries.some(({ kind, key }) => kind === 'landmark' && key.includes('university')) ?? false),
  );
  return isLet ? room : undefined;
}

/** Whether a noun of somebody's trade only says who asks: «انا مهندس وبدي شقة». */
export const isSpeaker = (reading: Reading, part: Part): boolean =>
  isPerson(keyOf(part, 'word') ?? '') &&
  /^(?:انا|اني|احنا|نحنا|نحن|لاني|زوجي|اخي|صديقي|رفيقي)$/.test(reading.parts[part.at - 1]?.surface ?? '');
