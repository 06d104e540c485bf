import { ideaOf } from '../arabic/index.ts';
import { isSpeaker, nounOf } from './around-head.ts';
import { FEATURE_THINGS, HOMES, THINGS, VEHICLES } from './category-words.ts';
import { EVERYDAY, MADE, PAIRED } from './everyday-words.ts';
import { isUnitOfFigure } from './figures.ts';
import { MAKERS } from './makers.ts';
import { isOfAnimal, isOtherThing } from './other-things.ts';
import { placesOf } from './place-words.ts';
import { keyOf, type Part, type Reading } from './reading.ts';
import { isWish } from './said-around.ts';
import { isRelative } from './tellings.ts';
import { thingPhraseAt } from './thing-phrases.ts';

/** Subject of the sentence, as far as reading its numbers needs to know. */
export type Topic = 'home' | 'vehicle' | 'thing' | 'unknown';

export interface Candidate {
  /** Whether by an everyday word («ستارة», «سائق»): the thing only where nothing else is named. */
  isWeak: boolean;
  part: Part;
  slugs: readonly string[];
  topic: Topic;
  /** Index of the word that makes it another thing, and says nothing besides: «باب شقة», "car battery". */
  pairedWith?: number;
  /** Index of the last part that names it. */
  to?: number;
  /** Named by a verb, of somebody who does it: «حدا يصلح سيارات». */
  isService?: boolean;
}

/** Words that say something of a thing besides what they make of it: «باب حديد» is of iron. */
const SAYS_MORE = new Set([...MAKERS, 'aluminium', 'wood', 'iron_metal', 'used', 'new', 'lithium', 'tubular']);

/** «معلم نجار» is a carpenter, «استاذ نجارة» teaches it. */
const MASTER = /^(?:ال)?معلم$/;

/** Verbs of somebody who is looked for, by the word for the trade: «حدا يصلح سيارات», «مين بينضف بيوت». */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/^(?:بي|ي|بت|ت)?صلح(?:لي|لنا)?(?:ها|و|ه|ياها|ياه)?$/, 'maintenance'],
  [/^(?:بي|ي|بت|ت)?ن[ضظ]ف(?:لي|لنا)?$/, 'cleaning'],
  [/^(?:بي|ي|بت|ت)?دهن(?:لي|لنا)?$/, 'painter'],
  [/^(?:بي|ي)?نقل(?:لي|لنا)?$/, 'moving'],
];
/** «يصلحها», «يصلحو»: it. */
const ITS = /(?:ها|و|ه)$/;
const SOMEBODY = /^(?:حدا|مين|معلم|شخص|احد|من|عامل|عامله)$/;
function serviceOf({ parts }: Reading, { at, surface, meaning }: Part): string | undefined {
  return meaning === undefined && SOMEBODY.test(parts[at - 1]?.surface ?? '')
    ? SERVICES.find(([verb]) => verb.test(surface))?.[1]
    : undefined;
}

const HOME_SLUGS = new Set(Object.values(HOMES).flatMap((slugs) => slugs.split(' ')));

export const isArabic = ({ surface }: Part) => /[\u0620-\u06ff]/.test(surface);

export function candidateOf(reading: Reading, part: Part): Candidate | undefined {
  const has = (slug: string) => reading.lexicon.byEntry.has(`category:${slug}`);
  const found = (slugs: string, topic: Topic, isWeak = false): Candidate | undefined => {
    const known = slugs.split(' ').filter(has);
    return known.length > 0 ? { part, slugs: known, topic, isWeak } : undefined;
  };
  if (isUnitOfFigure(reading.parts, part)) return undefined;
  const phrase = thingPhraseAt(reading.parts, part);
  if (phrase && (!phrase.isWord || part.meaning === undefined) && !isDenied(reading, part.at, phrase.to)) {
    const candidate = found(phrase.slug, 'thing', phrase.isWord);
    if (candidate) return { ...candidate, to: phrase.to, ...(!phrase.isWord && { pairedWith: phrase.to }) };
  }
  if (isOfAnimal(reading, part) || isNamed(reading, part)) return undefined;
  // «جدي مزارع»: what somebody is.
  const before = reading.parts[part.at - 1]?.surface ?? '';
  if (part.surface === 'مزارع' && (isRelative(before) || before === 'جدي')) return undefined;
  const entries = part.meaning?.entries ?? [];
  const named = entries.filter(({ kind }) => kind === 'category');
  const [only] = named;
  const topicOf = (slug: string): Topic => (HOME_SLUGS.has(slug) ? 'home' : 'unknown');
  const service = serviceOf(reading, part);
  const key = keyOf(part, 'word') ?? service;
  // «انكسرت غسالتنا وبدنا مين يصلحها»: what is mended stands before.
  if (service !== undefined && ITS.test(part.surface)) {
    const mended = reading.parts.slice(0, part.at).findLast((other) => PAIRED[service]?.[nounOf(reading, other) ?? '']);
    const slugs = mended && PAIRED[service]?.[nounOf(reading, mended) ?? ''];
    if (slugs !== undefined) return { ...(found(slugs, 'thing') as Candidate), isService: true };
  }
  if (key !== undefined) {
    const [behind, counted] = [reading.parts[part.at + 1], reading.parts[part.at + 2]];
    // «غاز 5 عيون»: a unit with its number.
    const isCounted = behind?.value !== undefined && keyOf(counted, 'unit') !== undefined;
    for (const next of [isCounted ? counted : behind, isArabic(part) ? undefined : reading.parts[part.at - 1]]) {
      const other = keyOf(next, 'word') ?? keyOf(next, 'feature') ?? keyOf(next, 'unit') ?? '';
      const paired = key === 'teacher' && !MASTER.test(part.surface) ? undefined : PAIRED[key]?.[other];
      const pair = paired === undefined ? undefined : found(paired, 'thing');
      if (!pair || !next) continue;
      return {
        ...pair,
        isService: service !== undefined,
        ...(!SAYS_MORE.has(other) && !isCounted && { pairedWith: next.at }),
      };
    }
    if (isOtherThing(reading, part) || isPlateOfCar(reading, part)) return undefined;
    if (key === 'paint' && isPraisedTrade(reading, part)) return found('painting-decor', 'thing', true);
    // «شاشة 50 بوصة»: so large is a television.
    const isLarge = (behind?.value ?? 0) >= SMALLEST_TELEVISION && /^(?:بوصه|انش)$/.test(counted?.surface ?? '');
    if (key === 'screen' && isLarge) return found('televisions', 'thing');
    const distant = FROM_AFAR.has(key) ? saidElsewhere(reading, part, PAIRED[key] ?? {}) : undefined;
    const narrower = distant === undefined ? undefined : found(distant, 'thing');
    if (narrower) return narrower;
    if (key === 'cooker' && /^طباخ/.test(part.surface) && isHiring(reading)) return found('restaurant-jobs', 'thing');
    for (const [table, topic] of [
      [HOMES, 'home'],
      [VEHICLES, 'vehicle'],
      [THINGS, 'thing'],
    ] as const) {
      const slugs = table[key];
      // «بيت ... ارضي» says the floor of the home that is named.
      if (slugs !== undefined)
        return found(toldApart(reading, slugs), topic, key === 'ground_floor' && part.words.length === 1);
    }
    if (
      key === 'teacher' &&
      reading.parts.some(({ surface }) =>
        /^(?:خصوصي[هةا]?|ل(?:ابني|بنتي|ا?ولادي)|بكا?لوريا|(?:ال)?تاسع|رياضيات|في[زي]+[اء]*|كيميا|علوم|انكليزي|انجليزي|عربي|فرنسي|[بيت]+درس(?:و|ها|ه)?|private|maths?|physics|chemistry|son|daughter|kids)$/.test(
          surface,
        ),
      )
    )
      return found('private-lessons', 'thing', true);
    const made = MADE[key];
    if (made !== undefined) return found(made, 'vehicle', true);
    const everyday = EVERYDAY[key];
    // «معلم جبصين»: a master of some craft that nothing is known of.
    if (key === 'teacher' && MASTER.test(part.surface)) return undefined;
    if (everyday !== undefined) {
      const candidate = isSpeaker(reading, part)
        ? undefined
        : found(toldApart(reading, tradeIn(reading, everyday)), 'thing', true);
      return candidate && { ...candidate, isService: service !== undefined };
    }
  }
  if (isWorking(reading, part)) return found('jobs-employment', 'thing');
  if (keyOf(part, 'feature') === 'parking' && /^(?:ال)?م(?:وقف|واقف)$/.test(part.surface))
    return found('parking-places', 'thing');
  const thing = FEATURE_THINGS[keyOf(part, 'feature') ?? ''];
  // «كراج سيارات» may be a place to park in, too.
  const isForCars = thing === FEATURE_THINGS.parking && keyOf(reading.parts[part.at + 1], 'word') === 'car';
  if (thing !== undefined) return found(isForCars ? `${thing} parking-places` : thing, 'thing');

  // A category's own name: one that means nothing else, or one of several words, or the whole sentence.
  const isCounted =
    entries.some(({ kind }) => kind === 'count') &&
    [-1, 1].some((by) => reading.parts[part.at + by]?.value !== undefined);
  // «غرف نوم» are the sets, though a wider category is called so.
  const isBedrooms = entries.some((entry) => entry.kind === 'count' && ideaOf(entry) === 'bedroom');
  const sure =
    !isCounted && !isBedrooms && (entries.length === 1 || part.words.length > 1 || reading.parts.length === 1);
  return named.length === 1 && only && sure ? found(only.key, topicOf(only.key)) : undefined;
}

/** «ام عسل بدها خياطة», «ابو جمل»: somebody who is called so. */
const isNamed = ({ parts }: Reading, { at, surface, words }: Part): boolean =>
  /^و?(?:ابو|ام|اسمي|اسمو|اسمها)$/.test(parts[at - 1]?.surface ?? '') &&
  words.length === 1 &&
  !/^(?:بال|لل)/.test(surface);

/** «هيونداي افانتي نمرة دمشق»: where a car is registered that is named before, and no plate for sale. */
const isPlateOfCar = ({ parts }: Reading, part: Part): boolean =>
  keyOf(part, 'word') === 'number_plate' &&
  placesOf(parts[part.at + 1] ?? part).some(({ kind, within = [] }) => kind === 'province' || within.length > 0) &&
  parts.slice(0, part.at).some((other) => {
    const key = keyOf(other, 'word') ?? '';
    return VEHICLES[key] !== undefined || MADE[key] !== undefined;
  });

/** «دهان شاطر» is somebody who paints. */
const isPraisedTrade = ({ parts }: Reading, { at, surface }: Part): boolean =>
  /^دها+ن$/.test(surface) && /^(?:شاطر|محترف|مضبوط|مرتب|فنان|امين|قريب)$/.test(parts[at + 1]?.surface ?? '');

/** Inches. */
const SMALLEST_TELEVISION = 32;

/** Things whose maker or fuel tells which they are wherever it stands: «موبايل مستعمل سامسونغ», "Samsung A52 phone". */
const FROM_AFAR = new Set(['phone', 'generator']);

/** The category by the one word of the sentence that makes another thing of a part; undefined where several do. */
function saidElsewhere(reading: Reading, part: Part, pairs: Readonly<Record<string, string>>): string | undefined {
  const slugs = new Set(
    reading.parts.flatMap((other) => {
      const paired = pairs[keyOf(other, 'word') ?? ''];
      return other === part || paired === undefined || reading.denials.has(other.at) ? [] : [paired];
    }),
  );
  const [only] = slugs;
  return slugs.size === 1 ? only : undefined;
}

/** Of a trade's or thing's several categories the one that the sentence tells by another word: «تصوير فيديو للحفلة», «جاكيت جلد رجالي». */
const TOLD_BY: Readonly<Record<string, RegExp>> = {
  'event-photography':
    /^(?:و|ب|ل|لل)?(?:ال)?(?:عرس|اعراس|عرسي|عرسنا|حفله|حفلات|حفلتنا|خطوبه|خطبه|زفاف|افراح|تخرج|مناسبات|مناسبه|ميلاد|wedding|party|engagement|graduation)$/,
  'men-jackets': /^(?:ال)?(?:رجالي|رجاليه|شبابي|شبابيه|men|mens)$/,
  'women-coats': /^(?:ال)?(?:نسائي|نسائيه|نسواني|ستاتي|بناتي|women|womens|ladies)$/,
  'men-shoes': /^(?:ال)?(?:رجالي|رجاليه|شبابي|men|mens)$/,
  'women-shoes': /^(?:ال)?(?:نسائي|نسائيه|نسواني|ستاتي|women|womens|ladies)$/,
  'kids-shoes': /^(?:ال)?(?:ولادي|ولاديه|اطفال|للاطفال|للولاد|kids|children)$/,
  'men-suits': /^(?:ال)?(?:رسميه|رسمي|سهره)$/,
  'groom-suits': /^(?:ال)?(?:عريس|للعريس|عرسان|groom)$/,
  'luggage-backpacks': /^(?:ال)?(?:سفر|للسفر|ظهر|مدرسه|للمدرسه|لابتوب|travel|school)$/,
  handbags: /^(?:ال)?(?:نسائي|نسائيه|يد|ايد|سهره)$/,
  'animal-feed': /^(?:ال|لل)?(?:علف|غنم|بقر|دواب|مواشي|حيوانات|دجاج)$/,
  'car-batteries-oils': /^(?:ال)?(?:سياره|للسياره|سيارات|سيارتي|لسيارتي|كيا|car)$/,
  'storage-batteries': /^(?:ال)?(?:طاقه|شمسيه|انفرتر|للانفرتر|ليتيوم|انبوبيه|جل|جيل|للبيت|الواح|gel|solar|lithium)$/,
};
function toldApart({ parts, denials }: Reading, slugs: string): string {
  const all = slugs.split(' ');
  if (all.length === 1) return slugs;
  const told = all.filter((slug) =>
    parts.some(({ at, words }) => !denials.has(at) && words.some((word) => TOLD_BY[slug]?.test(word))),
  );
  return told.length === 1 && told[0] ? told[0] : slugs;
}

const isDenied = ({ denials }: Reading, from: number, to: number): boolean =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more).some((at) => denials.has(at));

/** «بدها تشتغل خياطة», "want to work in": a wish to work. */
const isWorking = ({ parts }: Reading, { at, surface }: Part): boolean =>
  /^(?:ا|ت|ي|ن)شتغل$/.test(surface) && isWish(parts[at - 1]);

/** Of a trade that is a service and a job («محاسب»), the job where work is said: whoever names the trade alone looks for the service. */
function tradeIn(reading: Reading, slugs: string): string {
  const all = slugs.split(' ');
  const jobs = all.filter((slug) => slug.endsWith('-jobs'));
  if (jobs.length === 0 || jobs.length === all.length) return slugs;
  const isWork = isHiring(reading) || reading.parts.some((part) => isWorking(reading, part));
  return (isWork ? jobs : all.filter((slug) => !jobs.includes(slug))).join(' ');
}

/** «مطلوب طباخ», «طباخ بخبرة»: somebody who cooks. */
const isHiring = ({ parts }: Reading) =>
  parts.some(
    (part) =>
      keyOf(part, 'transaction') === 'wanted' || ['job', 'work', 'experience'].includes(keyOf(part, 'word') ?? ''),
  );
