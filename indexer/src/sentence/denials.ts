import { titleOf } from './place-words.ts';
import type { Part } from './reading.ts';
import { isWish } from './said-around.ts';

/** Words that say that something is not wanted or not there, as spoken and folded; phrases are words with spaces. */
const DENIALS = [
  'لا لأ ما مو مش مب موب مهو مانو مانا مانها مانه مانن ليس ليست غير بدون بلا بلاه بدون_اي من_دون من_غير ما_عدا ماعدا عدا الا سوي باستتنا باستتناء ولا وما ومو ومش وليس وليست وغير وبدون',
  'مافي مافيه مافيها مافيو ما_في ما_فيها ما_فيه ما_فيو ليس_فيها ليس_فيه لا_يوجد لا_يوجد_فيها ما_الها ما_الو ماعندو مالو مالها',
  'ما_بدي مابدي ما_بدنا مابدنا ما_اريد لا_اريد لا_نريد ما_ابي مابي ما_نبي ما_ابغي ما_اريده ما_اريدها ما_اريدو ما_بدياه ما_بدياها ما_بحب لا_احب ما_يكون ما_تكون مايكون ماتكون لا_يكون لا_تكون وما_يكون وما_تكون ما_يكونو بشرط_ما_يكون بشرط_ما_تكون',
  'no not nothing without except except_for excluding anything_but but_not other_than dont_want do_not_want must_not_be should_not_be isnt not_a with_no',
].flatMap((line) => line.split(' ').map((phrase) => phrase.split('_')));

const byFirst = new Map<string, (readonly string[])[]>();
for (const phrase of DENIALS) byFirst.set(phrase[0] ?? '', [...(byFirst.get(phrase[0] ?? '') ?? []), phrase]);

/** «ما بين», «ما فوق», «ما شاء الله» deny nothing; «مو فوق» does. */
const NO_DENIAL = new Set(
  'بين فوق شا هو هي دون حول لقيت لقينا لقيتو لاقي الاقي بلاقي نلاقي منلاقي لاقيت لاقينا بدك بدكن بدكم عنا عندي عندنا معي معنا ضل عاد بقي'.split(
    ' ',
  ),
);
/** «كل ما», «وين ما», «متل ما»: whenever, wherever, as. */
const OPEN_BEFORE = new Set('كل وين شو كيف متل قد اول بعد قبل وقت لحد مين'.split(' '));
const MAY_SAY_THAT = new Set(['ما', 'وما']);
/** Between the denial and what is denied: «مو بـ المزة», «ما بدي ياها مفروشة». */
const FILLERS = new Set(
  'في ب ال بال ياها ياه ياهم اياها اياه اياهم يكون تكون يكونو فيها فيه اي ماركه ماركات نوع موديل any a an the on in at of'.split(
    ' ',
  ),
);

const wordsAt = (parts: readonly Part[], from: number): string[] =>
  parts.slice(from, from + 5).flatMap(({ words }) => words);

/** «كيا ولا هيونداي؟» asks which of the two; only behind another denial «ولا» leaves out. */
const isNorAt = (parts: readonly Part[], at: number): boolean =>
  /^[يت]كون/.test(parts[at + 1]?.surface ?? '') ||
  parts
    .slice(Math.max(0, at - NOR_REACH), at)
    .some(
      ({ words, meaning }) =>
        (words[0] !== 'ولا' && byFirst.has(words[0] ?? '')) ||
        meaning?.entries.some(({ key }) => key.startsWith('no_')),
    );
const NOR_REACH = 7;

/** The index after the denial that begins at `at`; undefined when none does. */
export function denialAt(parts: readonly Part[], at: number): number | undefined {
  if (parts[at]?.around === 'phrase') return undefined;
  if (MAY_SAY_THAT.has(parts[at]?.surface ?? '') && OPEN_BEFORE.has(parts[at - 1]?.surface ?? '')) return undefined;
  const first = parts[at]?.words[0] ?? '';
  if (first === 'ولا' && !isNorAt(parts, at)) return undefined;
  const phrases = parts[at]?.meaning && parts[at]?.words.length !== 1 ? undefined : byFirst.get(first);
  if (!phrases) return undefined;
  const words = wordsAt(parts, at);
  let best = 0;
  for (const phrase of phrases)
    if (phrase.length > best && phrase.every((word, to) => words[to] === word)) best = phrase.length;
  if (best === 0) return undefined;
  let to = at;
  for (let count = 0; count < best; to++) count += parts[to]?.words.length ?? 1;
  const next = parts[to]?.words[0] ?? '';
  return best === 1 && ((MAY_SAY_THAT.has(first) && NO_DENIAL.has(next)) || /^[بن]?[ا]?لاقي$/.test(next))
    ? undefined
    : to;
}

/** Whether a part says nothing between a denial and what it denies. */
const isFiller = (part: Part | undefined) =>
  part !== undefined &&
  part.value === undefined &&
  // «مو ال جي» is a maker of two words.
  ((FILLERS.has(part.surface) && part.meaning === undefined) || part.around !== undefined);

const EITHER = new Set(['او', 'or']);

/** «بدون مصعد او كراج»: neither of what is listed behind it. */
function alsoDenied(parts: readonly Part[], from: number, denials: Map<number, number>): void {
  for (let at = from; EITHER.has(parts[at + 1]?.surface ?? '') && parts[at + 2]; at += 2) denials.set(at + 2, at + 1);
}

/** Behind these «و» goes on with what is left out: «كل الماركات الا لادا ودايو». */
const EXCEPTIONS = new Set(['غير', 'الا', 'عدا', 'ماعدا', 'سوي', 'باستتنا', 'باستتناء', 'except', 'excluding']);
/** «وحي», «ومنطقة». */
const isTitle = (part: Part | undefined) =>
  part !== undefined && titleOf({ ...part, surface: part.surface.replace(/^و/, '') }) !== undefined;
const ALSO = new Set(['و', 'and', 'or', 'او']);
function alsoExcepted(parts: readonly Part[], from: number, denials: Map<number, number>): void {
  const kindsOf = (part: Part | undefined) => part?.meaning?.entries.map(({ kind }) => kind) ?? [];
  const isAlike = (part: Part | undefined) => kindsOf(part).some((kind) => kindsOf(parts[from]).includes(kind));
  for (let at = from + 1; ; ) {
    const isJoined = /^و./.test(parts[at]?.surface ?? '');
    const other = isJoined ? at : ALSO.has(parts[at]?.surface ?? '') ? at + 1 : undefined;
    // «وحي طي»: with the word that says what kind of place it is.
    const named = other !== undefined && isTitle(parts[other]) ? other + 1 : other;
    if (named === undefined || !isAlike(parts[named])) return;
    denials.set(named, at);
    at = named + 1;
  }
}

/** «ما بدي الا ارض», «ما بدنا غير المزة»: nothing but that. */
const BUT = new Set(['الا', 'غير', 'سوي', 'except', 'but']);

/** «مو شرط تكون مفروشة»: either will do. */
const NEEDLESS = [
  'مو شرط',
  'مش شرط',
  'مو ضروري',
  'مش ضروري',
  'مو لازم',
  'مش لازم',
  'ما في داعي',
  'مافي داعي',
  'ما ضروري',
  'ما شرط',
  'ما بهم',
  'ما بيهم',
  'not necessarily',
  // «ما معها حق جديدة»: what somebody cannot pay.
  'ما معي حق',
  'ما معنا حق',
  'ما معو حق',
  'ما معها حق',
  'ما معهن حق',
  'ما معن حق',
].map((phrase) => phrase.split(' '));

const NEEDLESS_FIRST = new Set(NEEDLESS.flatMap(([first = '']) => [first, `و${first}`]));

/** Parts of what need not be, with the words that say so. */
export function needlessIn(parts: readonly Part[]): readonly number[] {
  return parts.flatMap(({ at, surface }) => {
    if (!NEEDLESS_FIRST.has(surface)) return [];
    const words = wordsAt(parts, at);
    const phrase = NEEDLESS.find((each) =>
      each.every((word, to) => words[to] === word || (to === 0 && words[to] === `و${word}`)),
    );
    if (!phrase) return [];
    let to = at;
    for (let count = 0; count < phrase.length; to++) count += parts[to]?.words.length ?? 1;
    while (isFiller(parts[to]) && !parts[to]?.opens) to++;
    return parts[to]?.opens === false ? Array.from({ length: to - at + 1 }, (_, more) => at + more) : [];
  });
}

/** Denied themselves, these want the thing that they leave out: «ما بدي بدون مصعد». */
const WITHOUT = /^و?(?:بدون|بلا|without)$/;
const isWithout = (part: Part | undefined): boolean =>
  part !== undefined &&
  (WITHOUT.test(part.words[0] ?? '') || (part.meaning?.entries.some(({ key }) => key.startsWith('no_')) ?? false));
/** «ما بتلزمني», «ما بتنفعنا»: such a thing is not wanted. */
const OF_NO_USE = /^[بتي]*(?:لزم|نفع|ناسب|فيد|مشي)(?:ني|نا|لي|لنا)?$/;

const PLACES = new Set(['province', 'city', 'neighborhood', 'landmark']);

/** «بدون مصعد ما بتلزمني», «ما بدي شقة بدون مصعد»: what is denied twice is wanted. */
function undoDoubled(parts: readonly Part[], denials: Map<number, number>): void {
  for (const part of parts) {
    if (!isWithout(part)) continue;
    const isPhrase = part.words.length > 1;
    const denied = isPhrase ? part.at : part.at + 1;
    const isUseless = denialAt(parts, denied + 1) !== undefined && OF_NO_USE.test(parts[denied + 2]?.surface ?? '');
    const thing = part.at - 1;
    // A place that is left out is no thing that has what is said next: «مو بالمزة بدون مصعد».
    const isPlace = parts[thing]?.meaning?.entries.some(({ kind }) => PLACES.has(kind));
    // «بلا مكتب وبلا عمولة»: neither.
    const isListed = part.surface.startsWith('و');
    const isOfDenied = denials.has(thing) && !isPlace && !part.opens && !isListed;
    if (!isUseless && !isOfDenied) continue;
    if (isOfDenied) denials.delete(thing);
    if (isPhrase) denials.set(part.at, part.at);
    else denials.delete(denied);
  }
}

const isPlaced = (part: Part | undefined) =>
  /^ب/.test(part?.surface ?? '') && (part?.meaning?.entries.some(({ kind }) => PLACES.has(kind)) ?? false);

/** By the index of a part that is denied, the index of the first word that denies it. */
export function denialsIn(parts: readonly Part[]): ReadonlyMap<number, number> {
  const denials = new Map<number, number>();
  for (let at = 0; at < parts.length; at++) {
    let to = denialAt(parts, at);
    // «بدون مصعد» is a phrase of the vocabulary.
    if (parts[at]?.meaning?.entries.some(({ key }) => key.startsWith('no_'))) alsoDenied(parts, at, denials);
    if (to === undefined) continue;
    const from = at;
    while (isFiller(parts[to]) && !denials.has(to)) to++;
    // «مو عادي بدمشق»: it is the adjective that is denied, and not where.
    const isQuality =
      parts[to - 1]?.around === 'word' && !isWish(parts[to - 1]) && !FILLERS.has(parts[to - 1]?.surface ?? '');
    if (to > from + 1 && isQuality && isPlaced(parts[to])) continue;
    // «ما في، شاليه»: what is denied was not said.
    if (parts.slice(from + 1, to + 1).some(({ opens }) => opens)) continue;
    const exception = denialAt(parts, to);
    if (exception !== undefined && BUT.has(parts[to]?.surface ?? '')) {
      at = exception - 1;
      continue;
    }
    if (exception !== undefined && isWithout(parts[to])) {
      at = exception;
      continue;
    }
    for (let next = exception; next !== undefined; next = denialAt(parts, to)) to = next;
    if (parts[to]) denials.set(to, from);
    alsoDenied(parts, to, denials);
    if (parts.slice(from, to).some(({ surface }) => EXCEPTIONS.has(surface))) alsoExcepted(parts, to, denials);
    at = to - 1 > at ? to - 1 : at;
  }
  undoDoubled(parts, denials);
  return denials;
}
