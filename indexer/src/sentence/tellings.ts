import type { Lexicon } from '../arabic/index.ts';
import { HOMES, THINGS, VEHICLES } from './category-words.ts';
import { dealOfVerb } from './deals.ts';
import { labelOf } from './measures.ts';
import { isOnTheWay, isPlace, placesOf } from './place-words.ts';
import { keyOf, type Part, type Reading } from './reading.ts';

/** Words as spoken and folded. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Somebody asks from here on: what stands before may have been told, what follows is what is sought. */
const ASKS = setOf(`
بدي بدنا بدو بدها بدهن بدهم بدن بدك لازمني لازمنا لازمو لازمه لازمها لازمهن لازمن لازمتني لازملي لازم يلزمني يلزمنا بيلزمني
ناقصني ناقصنا ناقصها ناقصو محتاج محتاجه محتاجين محتاجلي بحاجه بحتاج منحتاج نحتاج احتاج مطلوب مطلوبه المطلوب عايز عايزه عايزين
عاوز عاوزين اريد نريد يريد تريد اريدلي رايد رايده رايدين نبي ابغي ودي ودنا حابب حابه حابين حاب ناوي ناويه ناويين راغب نرغب ارغب
بدور بندور مندور ندور ادور دور عمدور عمندور يدور تدور بيدور بتدور بفتش بنفتش منفتش نفتش فتش افتش ابحت نبحت يبحت ببحت دلوني دلني دلونا
انصحوني خبروني ساعدوني شوفولي شوفلي دبرولي دبرلي لاقولي لاقيلي بتمني نتمني ياريت وين مين شو هل اكو كم قديش اديش شقد شكد بكم
بقديش منين معقول المهم حدا قررنا قررت رح اخد ناخد need needs needing want wants looking searching seeking wanted any where interested can could would anyone anybody
`);

/** Nothing is asked for with these: why, since when, what for. */
const REASONS = setOf(`
لان لانو لانه لاني لانا لانها لانن لانهن بعدما لما مشان منشان عشان علشان كرمال لاجل كتر بما طالما مادام رغم بسبب because since although instead
`);

/** «بدل ما», «عوض ما»: rather than what follows. */
const INSTEAD = /^(?:بدل|بدال|عوض|احسن|افضل)$/;
const isReason = (part: Part, next: Part | undefined): boolean =>
  isIn(REASONS, part) || (INSTEAD.test(textOf(part)) && next?.surface === 'ما');

/** Somebody of whom something is told. */
const PERSONS = setOf(`
انا اني نحنا نحن احنا زوجي زوجتي جوزي مرتي ابني بنتي ولدي ولادي اولادي الاولاد الولاد ابوي ابويي والدي والدتي الوالد الوالده امي اخي
اخوي اختي خالي خالتي عمي عمتي عمو خالو ستي سيدي جدتي سلفي سلفتي عديلي صهري كنتي حفيدي حماي حماتي صاحبي صاحبتي رفيقي رفيقتي صديقي صديقتي جاري جارنا جارتي جارتنا شريكي خطيبي خطيبتي
عيلتي اهلي صاحبنا جارنا جيراننا جيرانا جيراني الجيران اخونا we my our
`);

/** Owning, being and what has come to pass. */
const TELLS = setOf(`
عندي عنا عندنا عندو عنده عندها عندهن عندهم لدي لدينا كان كانت كنت كنا كانو صار صارت صرت صرنا صارو سكنت سكنا بعت بعنا بعتو شريت شرينا اشتريت اشترينا جبت جبنا اخدت اخدنا نزلت نزلنا سالت سالنا فاتح فاتحه فاتحين طلع خلص انتهي رجع سافر انتقل
دخل تخرج تقاعد توظف خطب تزوج تجوز رفع باع ترك فتح سكر ضيع كسر وقع خسر سرق احترق انحرق انهد انهدم انكسر انكسرت خرب تعطل عطل عطلان عطلانه خربان
خربانه ضاع ضاق كبر كبرو صغر مات ماتو توفي زهق زهقان مليت تعب تعبان ساكن ساكنه ساكنين عايش عايشين نازح نازحين مقطوعه
نعمر نبني نرمم نجهز بشتغل منشتغل بيشتغل بتشتغل اشتغل بدرس بيدرس had was were grew raised born شغلي شغلنا دوامي راتبي جدي sold lost moved broke got owns works lives
`);

/** What is said of prices and supplies: «البنزين غالي», «الكهربا مقطوعة». Denied, it is wished of the thing: «مو غالي». */
const STATES = setOf(`
غالي غاليه غلي غليو غليت غلا ارتفع ارتفعت رخصو رخصت مقطوع مقطوعين انقطع انقطعت expensive
`);

const LIVES = /^(?:ساكن.*|عايش.*|سكنا|سكنت|نقل.*|انتقل.*|lives?|living|moved|grew|raised|born)$/;

const THING_NAMES = new Set([HOMES, VEHICLES, THINGS].flatMap(Object.keys));

/** «بالمشفى الوطني», «بالسوق». */
function isOrdinary({ surface }: Part, { root }: Lexicon): boolean {
  const bare = surface.replace(/^(?:بال|عال|وال|ال|ب)/, '');
  return (
    bare !== surface &&
    (root.get(bare)?.meaning?.entries.some((entry) => !isPlace(entry)) ?? root.get(bare) !== undefined)
  );
}

/** «فتحنا», «ضيعت»: a deed of one's own, in a word that means nothing else. */
const DEED = /^[^ل].{2,}(?:[^ا]ت|تني|ونا|نا|وني)$/;

/** «حماي», «مرتي»: a word for somebody of the speaker's. */
export const isRelative = (surface: string): boolean =>
  PERSONS.has(surface) || PERSONS.has(surface.replace(/^و(?=.{3})/, ''));

/** Somebody said what follows: «ناطور البناية قلي انو في شقة». */
const REPORTS = setOf(`
قلي قللي قالي قلنا قللنا قالتلي قالتلنا قالولي قالولنا قلولي خبرني خبرتني خبروني خبرنا حكالي حكتلي حكولي دلني نصحني نصحوني told
`);

const textOf = (part: Part) => part.surface.replace(/^(?:و|ف(?=بد|لازم|انا|بحاجه))(?=.{3})/, '');
/** Whether somebody asks from this word on. */
export const isAsking = (part: Part): boolean => part.words.length === 1 && isIn(ASKS, part);
const isIn = (words: ReadonlySet<string>, part: Part) => words.has(part.surface) || words.has(textOf(part));

const asks = (part: Part, before: Part | undefined) =>
  (isAsking(part) && !(part.surface === 'دور' && !/^و?عم$/.test(before?.surface ?? ''))) ||
  // "I'm after a used sewing machine".
  (part.surface === 'after' && /^i?m$|^am$/.test(before?.surface ?? ''));

/** «شغلي», «باع»: a word that is right as it stands. */
export const isTellingWord = (surface: string): boolean => /^و?(?:شغلي|شغلنا|باع)$/.test(surface);

/** «ترك ارض», «كان بيت»: a verb that is known to tell. */
export const isToldVerb = (part: Part): boolean =>
  isIn(TELLS, part) || (part.meaning === undefined && TELLS.has(OWN_DEED.exec(textOf(part))?.[1] ?? ''));
/** «فتحت», «تركنا»: what the speaker did, by the verb as it is said of others. */
const OWN_DEED = /^(.{3})(?:ت|نا)$/;

const isTelling = (part: Part, before?: Part): boolean =>
  isToldVerb(part) ||
  (isIn(STATES, part) && !DENIES.test(before?.surface ?? '')) ||
  (part.meaning === undefined && !part.isStop && part.value === undefined && DEED.test(part.surface));

/** «عم نرمم البيت»; «عم دور» asks. */
const isGoingOn = (part: Part, next: Part | undefined) =>
  part.surface === 'عم' &&
  next !== undefined &&
  next.around === undefined &&
  dealOfVerb({ parts: [] }, next) === undefined;

const DENIES = /^و?(?:ما|لا|مو|مش)$/;

/** From a mark, a question, a wish, a reason or a person to the next. */
function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [];
  for (const part of parts) {
    const before = parts[part.at - 1];
    // «بيت ابوي انهد»: not every person begins something new.
    const isNamed = isIn(PERSONS, part) && (part.surface.startsWith('و') || part.surface === 'i');
    // «انا ما بدي اجار»: the denial goes with the wish.
    const isDenied = DENIES.test(before?.surface ?? '') && asks(part, before);
    const denies = DENIES.test(part.surface) && asks(parts[part.at + 1] ?? part, part);
    const begun = clauses.at(-1) ?? [];
    // «مرحبا شباب انا جديد هون»: nothing was said yet.
    const isSpeaker =
      SPEAKERS.has(textOf(part)) &&
      begun.every(({ around, isStop, surface }) => around !== undefined || isStop || SPOKEN_TO.test(surface));
    // «بدل ما ادفع اجار اشتري شقة».
    const isDeed =
      begun[0] !== undefined &&
      begun.length > 2 &&
      isReason(begun[0], begun[1]) &&
      dealOfVerb({ parts }, part) === 'sale';
    const begins =
      part.opens ||
      denies ||
      (asks(part, before) && !isDenied) ||
      isReason(part, parts[part.at + 1]) ||
      isNamed ||
      isSpeaker ||
      isDeed ||
      (part.words.length === 1 && REPORTS.has(part.surface));
    if (begins || clauses.length === 0) clauses.push([]);
    clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** «هلو شباب»: who is spoken to. */
const SPOKEN_TO = /^(?:ال)?(?:شباب|صبايا|جماعه|ناس|عالم|اخوان|اخوه|جيران|بنات)$/;

/** «ناطور البناية» before «قلي انو»: who said it. */
const saysSo = (clause: readonly Part[], next: readonly Part[] | undefined): boolean =>
  next?.[0] !== undefined &&
  next.length > 1 &&
  !next[0].opens &&
  next[0].words.length === 1 &&
  REPORTS.has(next[0].surface) &&
  !clause.some((part) => isAsking(part) || isBudget(part) || isDealing(part));

/** «قالولي البيوت بجرمانا ارخص، في شقة للبيع»: what was said, where another thing is asked for behind a mark. */
const isReported = ([first, ...others]: readonly Part[], later: readonly Part[][]): boolean =>
  first !== undefined &&
  first.words.length === 1 &&
  REPORTS.has(first.surface) &&
  others.length > 0 &&
  !others.some((part) => isBudget(part) || isDealing(part)) &&
  later.some((clause) => clause[0]?.opens && namesThing(clause));

/** «صاحب البيت بدو يبيع»: the wish of somebody else, of whom is told why another thing is sought. */
function isOwnersWish(before: readonly Part[] | undefined, [first]: readonly Part[]): boolean {
  return (
    first !== undefined &&
    !first.opens &&
    /^(?:بدو|بدها|بدهن|بدهم)$/.test(first.surface) &&
    (before?.slice(-2).some(({ surface }) => /^و?(?:صاحب|صاحبه|اصحاب)$/.test(surface)) ?? false)
  );
}

/** «معي 50 الف», "my budget is 45k": that is what is asked with. */
const isBudget = (part: Part) => labelOf(part) === 'price' || keyOf(part, 'currency') !== undefined || part.isScaled;

/** «بدي افتح محل», «لازم نفضي البيت»: what somebody is about to do. */
const PLANS = setOf(`
افتح نفتح يفتح تفتح ارتاح نرتاح يرتاح نفضي افضي اخلص نخلص اسس نأسس ناسس اعمل نعمل يعمل تعمل اسافر نسافر اتزوج نتزوج يتزوج اتجوز يتجوز
نتجوز اكون نكون open start
`);
/** «عندي شقة بدي بيعها وبدي اشتري بيت»: a plan where something else is asked for later. */
const DEALS_OF_IT = setOf('بيعها بيعو بيعه ابيعها نبيعها بدلها بدلو');

const isDealing = (part: Part) => keyOf(part, 'transaction') !== undefined;

function isTold(clause: readonly Part[], isAskedLater: boolean): boolean {
  const [first, ...others] = clause;
  if (!first || clause.some(isBudget)) return false;
  if (asks(first, undefined)) {
    const isOfIt = others[0] !== undefined && isIn(DEALS_OF_IT, others[0]);
    return others[0] !== undefined && (isIn(PLANS, others[0]) || (isOfIt && isAskedLater));
  }
  if (isReason(first, others[0]) || isIn(PERSONS, first)) return others.length > 0;
  const isDealt = clause.some(isDealing);
  return clause.some(
    (part, at) =>
      (at === 1 && !isDealt && isIn(PERSONS, part)) ||
      isTelling(part, clause[at - 1]) ||
      isGoingOn(part, clause[at + 1]),
  );
}

/** «انا جاسم من القامشلي بدي موتور»: where the speaker is from, who may look anywhere. */
export const isSpeakersOrigin = (parts: readonly Part[], { at }: Part): boolean =>
  (parts[at - 1]?.surface === 'من' &&
    parts.slice(Math.max(0, at - 4), at - 1).some((part) => SPEAKERS.has(textOf(part)))) ||
  (SPEAKERS.has(parts[at - 1]?.surface ?? '') && parts[at + 1]?.surface === 'من');
const SPEAKERS = new Set('انا اني نحنا احنا اخوكم اخوكن معكن معكم معك'.split(' '));

const namesThing = (clause: readonly Part[]) => clause.some((part) => THING_NAMES.has(keyOf(part, 'word') ?? ''));

/** «بيت حماي بعيد والطريق صعب، بدنا بيك اب»: what is named before a wish for another thing, without a deal of its own. */
function namedBeforeAWish(clauses: readonly Part[][]): readonly Part[][] {
  const wished = clauses.findLastIndex((clause) => clause[0] && asks(clause[0], undefined) && namesThing(clause));
  return clauses
    .slice(0, Math.max(0, wished))
    .filter(
      (clause) => namesThing(clause) && !clause.some((part) => isAsking(part) || isBudget(part) || isDealing(part)),
    );
}

/**
 * The parts of clauses in which something is told and nothing asked for: «بعنا بيتنا القديم», «لاني سائق», «my dad owns a pharmacy».
 * Places are told, too, only where another one is said.
 */
export function toldParts({ parts, lexicon }: Pick<Reading, 'parts' | 'lexicon'>): readonly Part[] {
  const clauses = clausesOf(parts);
  if (clauses.length < 2) return [];
  const lastAsking = clauses.findLastIndex(([first]) => first && asks(first, undefined));
  const told = clauses
    .filter(
      (clause, at) =>
        isTold(clause, lastAsking > at) ||
        saysSo(clause, clauses[at + 1]) ||
        isReported(clause, clauses.slice(at + 1)) ||
        (lastAsking > at && isOwnersWish(clauses[at - 1], clause)),
    )
    .flat();
  const named = namedBeforeAWish(clauses)
    .flat()
    .filter((part) => !told.includes(part));
  const isPlaced = parts.some((part) => !told.includes(part) && placesOf(part).length > 0);
  // «زوجي بالمشفى الوطني» is a hospital, though a quarter is called so.
  const isLived = told.some(({ surface }) => LIVES.test(surface));
  const saysWhere = (part: Part | undefined) =>
    part !== undefined &&
    !isSpeakersOrigin(parts, part) &&
    !isOnTheWay(parts, part) &&
    placesOf(part).some(({ kind }) => kind !== 'neighborhood' || isLived || !isOrdinary(part, lexicon));
  // «من حمص»: with the word that says how.
  const withoutPlaces = (all: readonly Part[]) =>
    all.filter((part) => !saysWhere(part) && !(part.isStop && saysWhere(parts[part.at + 1])));
  return [...(isPlaced ? told : withoutPlaces(told)), ...withoutPlaces(named)];
}
