import { asOwned, isAside, isFor, isNear, isOwnerOf, isSelling, isWithIt } from './around-head.ts';
import { type Candidate, candidateOf, isArabic } from './candidates.ts';
import { dealOfVerb } from './deals.ts';
import { isPerson, MADE, tradeCalled, WORK_AT } from './everyday-words.ts';
import { isNeutral } from './neutral-parts.ts';
import { isContent, keyOf, type Part, type Reading } from './reading.ts';
import { isWish } from './said-around.ts';
import { isAsking, isToldVerb } from './tellings.ts';

/** «اذا نزل بيت»: a verb stands behind it. */
const IFS = new Set(['ادا', 'ازا', 'اذا', 'لما', 'وقت', 'if']);
/** «ليلة الشاليه»: how long says nothing of what. */
const TIME = /^(?:ليله|يوم|نهار|شهر|اسبوع|سنه|ساعه)$/;

/** «لاقولي», «شوفلنا»: a verb that asks for what follows. */
const ASKS = /^[انتي]?حتاج|(?:ولي|يلي|ولنا|يلنا|لولي|يلن|يلها|يلو)$/;

/**
 * Whether the noun right before names the thing instead: «كفر ايفون» is a cover, «باب بيت» a door. Farther away it is said
 * around the thing («صديقي عم يدور على شقة»).
 */
function isGoverned(reading: Reading, { at, surface, opens }: Part): boolean {
  const before = reading.parts[at - 1];
  // «علم بشاليه», «حديد واسمنت»: with a preposition nothing hangs on the noun.
  const isApart = /^[بو].{3}/.test(surface) && reading.lexicon.root.get(surface)?.meaning === undefined;
  return before !== undefined && !opens && !isApart && !CRAFTSMAN.test(before.surface) && governs(reading, before);
}

/** «معلم تركيب كاميرات», «ورشة تنظيف»: who does it. */
const CRAFTSMAN = /^(?:معلم|فني|ورشه|شركه)$/;

/** Whether a word may be the noun that what follows hangs on: nothing is known of it. */
const governs = (reading: Reading, part: Part): boolean =>
  isArabic(part) &&
  !isNeutral(reading, part) &&
  !isAside(reading, part) &&
  !isAsking(part) &&
  !isToldVerb(part) &&
  !TIME.test(part.surface) &&
  !IFS.has(reading.parts[part.at - 1]?.surface ?? '') &&
  !ASKS.test(part.surface) &&
  !isOwnerOf(part) &&
  !isDeed(reading, part) &&
  !isSelling(reading, part) &&
  !INSTEAD.test(part.surface);

/** «بدالو», «مطرحها»: in place of what is given up. */
const INSTEAD = /^(?:بدال|مطرح|محل)(?:و|ها|هن)$/;
/** By the last letter of who wishes, the first one of the verb: «بدنا نهديه», «بدي آخد». */
const DEEDS: readonly (readonly [RegExp, RegExp])[] = [
  [/ي$/, /^ا.{2,}/],
  [/نا$/, /^ن.{2,}/],
  [/(?:و|ه)$/, /^ي.{2,}/],
  [/ها$/, /^ت.{2,}/],
];
/** Verbs that are done for somebody: «ابعتلها», «ونجيبلن». */
const DONE_FOR = /^و?[انتي].{2,}ل(?:ي|و|ه|ها|نا|ن|هن|هم|كن|كم)$/;

/** Whether a word that nothing is known of is a verb of what somebody wishes to do with the thing. */
function isDeed({ parts }: Reading, part: Part): boolean {
  if (part.meaning !== undefined) return false;
  const before = parts[part.at - 1];
  const wish = isWish(before) ? (before?.words.at(-1) ?? '') : '';
  return DONE_FOR.test(part.surface) || DEEDS.some(([who, deed]) => who.test(wish) && deed.test(part.surface));
}

/** Whether some noun that nothing is known of stands before a part in its clause: «ساعة حيط قديمة لبيت جدي» is about the clock. */
function isBehindUnread(reading: Reading, part: Part): boolean {
  for (let at = part.at; at > 0; at--) {
    const before = reading.parts[at - 1];
    if (!before || reading.parts[at]?.opens || isWish(before) || isAsking(before)) return false;
    if (governs(reading, before) && candidateOf(reading, before) === undefined) return true;
  }
  return false;
}

/**
 * The head of the sentence, when it names a category. Arabic puts the head first («محل موبايلات» is a shop), English last
 * ("phone shop"): there a word behind it that stays plain text forbids the guess.
 */
export function headOf(reading: Reading): Candidate | undefined {
  const candidates = reading.parts
    .filter((part) => isContent(reading, part) && !reading.denials.has(part.at))
    .flatMap((part) => candidateOf(reading, asOwned(reading, part)) ?? [])
    // «خلاط مغسلة»: a word of a thing's name names no other one.
    .filter(({ part }, _, all) => !all.some(({ part: { at }, to = at }) => at < part.at && part.at <= to));
  const maker = loneMaker(reading, candidates);
  if (maker) return maker;
  const arabic = candidates.filter(({ part }) => isArabic(part));
  if (arabic.length > 0) {
    const named = arabic.filter(
      ({ part, isService }) =>
        isService || !(isAside(reading, part) || isFor(reading, part) || isWithIt(reading, part)),
    );
    const strong =
      named.find(({ isWeak }) => !isWeak) ??
      (named.length > 0 ? undefined : arabic.find((candidate) => isAllThere(reading, candidate)));
    const governing = named.find(
      ({ part, to = part.at }) => strong && to === strong.part.at - 1 && keyOf(part, 'word') !== 'ground_floor',
    );
    const sold = soldHome(reading, named);
    // «كان عنا محل وبعناه وهلق بدنا مكتب»: a wish names the thing.
    // «بدي بيعو وآخد مطرحو شقة»: so does what is taken instead.
    const wished = named.find(({ part, isWeak }) => {
      const before = reading.parts[part.at - 1];
      // «بدي بيع سيارتي واشتري بيك اب»: and what is bought of the money.
      const isBought = /^و(?:ا|ن)شتري$/.test(before?.surface ?? '');
      return !isWeak && !part.around && (isWish(before) || isBought || INSTEAD.test(before?.surface ?? ''));
    });
    const head =
      named.find(({ part, isService }) => isService || isDoing(reading, part)) ??
      wished ??
      sold ??
      governing ??
      strong ??
      named.find((candidate) => !isReasonOnly(reading, candidate, named)) ??
      named[0];
    return head && (wished || sold || head.isService || !isGoverned(reading, head.part))
      ? asTrade(reading, head, arabic)
      : undefined;
  }
  // "tempered glass for iphone": what it is for is another thing.
  const own = candidates.filter(({ part }, at) => at === 0 || reading.parts[part.at - 1]?.surface !== 'for');
  // "villas for sale": what is sold is the thing, whatever was told before.
  const dealt = own.findLast(({ part, to = part.at }) => {
    const next = reading.parts[to + 1];
    return keyOf(next?.surface === 'to' ? reading.parts[to + 2] : next, 'transaction') !== undefined;
  });
  const latin = dealt ?? own.findLast(({ part }, at) => at === 0 || own[at - 1]?.part.at === part.at - 1);
  const next = latin && reading.parts[(latin.to ?? latin.part.at) + 1];
  const isTold = next && !isNeutral(reading, next) && !isArabic(next) && !isModelOf(reading, latin.part, next);
  return isTold ? undefined : latin && asTrade(reading, latin, candidates);
}

/** "Kia Cerato": a word that means nothing else, right behind a maker of cars. */
const isModelOf = (reading: Reading, maker: Part, next: Part): boolean => {
  const after = reading.parts[next.at + 1];
  return (
    MADE[keyOf(maker, 'word') ?? ''] !== undefined &&
    candidateOf(reading, next) === undefined &&
    (after === undefined || isNeutral(reading, after) || isArabic(after))
  );
};

/** «بدي هدية لمرتي، شو في دهب»: a present is what for, where a thing is named behind a mark. */
const isReasonOnly = ({ parts }: Reading, { part, slugs }: Candidate, named: readonly Candidate[]): boolean =>
  slugs.includes('gifts-favours') &&
  named.some(
    (other) => other.part.at > part.at && parts.slice(part.at + 1, other.part.at + 1).some(({ opens }) => opens),
  );

/** Things of a telephone that name none by themselves: «سامسونغ شريحتين». */
const OF_PHONES = new Set(['phone-numbers', 'computer-parts']);
/** Measures that telephones do not have. */
const NO_PHONE = /^(?:بوصه|انش|قدم|طن|ليتر|كيلو|حصان|inch|inches|feet|litre|litres|kg)$/;

/** «سامسونغ مستعمل»: of what the maker makes, a telephone is called by nothing else. */
function loneMaker(reading: Reading, candidates: readonly Candidate[]): Candidate | undefined {
  const part = reading.parts.find((each) => keyOf(each, 'word') === 'samsung');
  const slugs = ['samsung-phones'];
  if (!part || !isContent(reading, part) || reading.denials.has(part.at) || isFor(reading, part)) return undefined;
  if (!reading.lexicon.byEntry.has(`category:${slugs[0]}`) || isGoverned(reading, part)) return undefined;
  if (candidates.some((other) => !other.isWeak || !other.slugs.every((slug) => OF_PHONES.has(slug)))) return undefined;
  if (reading.parts.some(({ words }) => words.some((word) => NO_PHONE.test(word)))) return undefined;
  const next = reading.parts[part.at + 1];
  // «سامسونغ كوري لوحة ام»: whatever else is said of it, a noun that nothing is known of may name the thing.
  return next && !isNeutral(reading, next) && !isArabic(part)
    ? undefined
    : { part, slugs, topic: 'thing', isWeak: true };
}

/** «مهتم بشقة», «محتاج لشقة»: a thing behind a preposition, where no other noun is named that it is said of. */
const isAllThere = (reading: Reading, { part }: Candidate): boolean =>
  !isNear(reading, part) &&
  !(isFor(reading, part) && (isBehindUnread(reading, part) || wishesUnread(reading))) &&
  // «علاج طبيعي بالبيت»: where it is done.
  !(/^(?:بال|عال)بيت$/.test(part.surface) && isBehindUnread(reading, part));

/** «بدي ميزان»: what is wished is a noun that nothing is known of. */
export const wishesUnread = (reading: Reading): boolean =>
  reading.parts.some(
    (part) =>
      part.meaning === undefined &&
      !part.opens &&
      part.words.length === 1 &&
      part.surface.length > 2 &&
      isWish(reading.parts[part.at - 1]) &&
      !/^(?:[انيتب]|ل|ع)|(?:و|ها|هن)$/.test(part.surface) &&
      governs(reading, part),
  );

/** «محامي يكتبلي عقد اجار بيت»: somebody of whom is said what they do is who is looked for. */
function isDoing({ parts }: Reading, part: Part): boolean {
  const verb = parts[part.at + 1];
  return (
    isPerson(keyOf(part, 'word') ?? '') &&
    verb?.meaning === undefined &&
    /^(?:(?:بي|بت|ي)[^ا].{2,}|ت.{2,}(?:لي|لنا))$/.test(verb?.surface ?? '')
  );
}

/** Kinds of homes that nothing is part of when they are sold or let. */
const WHOLE = new Set('apartment house detached_house arab_house villa studio duplex roof_flat chalet'.split(' '));

/** «كبيرة شقة للبيع», «كهربجي شقة للايجار»: a home that is sold or let is the thing, whatever stands right before it. */
function soldHome(reading: Reading, named: readonly Candidate[]): Candidate | undefined {
  const isDeal = reading.parts.some(
    (part) => keyOf(part, 'transaction') !== undefined || dealOfVerb(reading, part) !== undefined,
  );
  // «باب شقة للبيع» is a door.
  if (!isDeal || named.some(({ pairedWith }) => pairedWith !== undefined)) return undefined;
  return named.find(
    ({ part }, at) =>
      WHOLE.has(keyOf(part, 'word') ?? '') &&
      // «اثاث شقة للبيع», «عفش بيت كامل للبيع»: what is in it.
      !isContents(reading.parts[part.at - 1]) &&
      named.slice(0, at).every((other) => other.part.at === part.at - 1),
  );
}

const isContents = (part: Part | undefined): boolean =>
  /^(?:ال)?(?:عفش|فرش|مفروشات|غراض|اغراض)$/.test(part?.surface ?? '') || keyOf(part, 'word') === 'furniture';

/** Words behind «شغل» among which its trade is looked for. */
const REACH_OF_TRADE = 3;

export const JOBS = 'jobs-employment';

/** «شغل سائق», "driver job": the trade says which job. */
function asTrade({ parts }: Reading, head: Candidate, candidates: readonly Candidate[]): Candidate {
  if (!head.slugs.includes(JOBS)) return head;
  const named = candidates.flatMap(({ slugs }) => slugs.filter((slug) => slug.endsWith('-jobs')));
  const behind = parts[head.part.at + 1];
  const said = WORK_AT[keyOf(behind, 'word') ?? keyOf(behind, 'feature') ?? ''];
  if (named.length === 0 && said !== undefined) return { ...head, slugs: [said] };
  const trades = named.length > 0 ? named : candidates.flatMap(({ part }) => WORK_AT[keyOf(part, 'word') ?? ''] ?? []);
  if (trades.length > 0) return { ...head, slugs: trades };
  for (const part of parts.slice(head.part.at + 1, head.part.at + 1 + REACH_OF_TRADE)) {
    const trade = part.opens ? undefined : tradeCalled(part.surface);
    if (part.opens || trade !== undefined) return trade === undefined ? head : { ...head, slugs: [trade] };
  }
  return head;
}
