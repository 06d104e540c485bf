import type { Lexicon } from '../arabic/index.ts';
import { dealOfVerb } from './deals.ts';
import { labelOf } from './measures.ts';
import { isPlace, placesOf } from './place-words.ts';
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
بقديش منين معقول المهم حدا need needs needing want wants looking searching seeking wanted any where interested can could would anyone anybody
`);

/** Nothing is asked for with these: why, since when, what for. */
const REASONS = setOf(`
لان لانو لانه لاني لانا لانها لانن لانهن بعدما لما مشان منشان عشان علشان كرمال لاجل كتر because
`);

/** Somebody of whom something is told. */
const PERSONS = setOf(`
انا اني نحنا نحن احنا زوجي زوجتي جوزي مرتي ابني بنتي ولدي ولادي اولادي الاولاد الولاد ابوي ابويي والدي والدتي الوالد الوالده امي اخي
اخوي اختي خالتي عمي عمتي جدتي حماي حماتي صاحبي صاحبتي رفيقي رفيقتي صديقي صديقتي جاري جارنا جارتي جارتنا شريكي خطيبي خطيبتي
عيلتي اهلي صاحبنا جارنا اخونا we my our
`);

/** Owning, being and what has come to pass. */
const TELLS = setOf(`
عندي عنا عندنا عندو عنده عندها عندهن عندهم لدي لدينا كان كانت كنت كنا كانو صار صارت صرت صرنا صارو سكنت سكنا بعت بعنا بعتو شريت شرينا اشتريت اشترينا جبت جبنا اخدت اخدنا نزلت نزلنا سالت سالنا فاتح فاتحه فاتحين طلع خلص انتهي رجع سافر انتقل
دخل تخرج تقاعد توظف خطب تزوج تجوز رفع باع ترك فتح سكر احترق انحرق انهد انهدم انكسر انكسرت خرب تعطل عطل عطلان عطلانه خربان
خربانه ضاع ضاق كبر كبرو صغر مات ماتو توفي زهق زهقان مليت تعب تعبان ساكن ساكنه ساكنين عايش عايشين نازح نازحين مقطوعه
نعمر نبني نرمم نجهز بشتغل منشتغل بيشتغل بتشتغل اشتغل بدرس بيدرس had was were شغلي شغلنا دوامي راتبي جدي sold lost moved broke got owns works lives
`);

const LIVES = /^(?:ساكن.*|عايش.*|سكنا|سكنت|نقل.*|انتقل.*|lives?|living|moved)$/;

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

const textOf = (part: Part) => part.surface.replace(/^و(?=.{3})/, '');
/** Whether somebody asks from this word on. */
export const isAsking = (part: Part): boolean => part.words.length === 1 && isIn(ASKS, part);
const isIn = (words: ReadonlySet<string>, part: Part) => words.has(part.surface) || words.has(textOf(part));

const asks = (part: Part, before: Part | undefined) =>
  isAsking(part) && !(part.surface === 'دور' && before?.surface !== 'عم');

const isTelling = (part: Part): boolean =>
  isIn(TELLS, part) ||
  (part.meaning === undefined && !part.isStop && part.value === undefined && DEED.test(part.surface));

/** «عم نرمم البيت»; «عم دور» asks. */
const isGoingOn = (part: Part, next: Part | undefined) =>
  part.surface === 'عم' &&
  next !== undefined &&
  next.around === undefined &&
  dealOfVerb({ parts: [] }, next) === undefined;

/** From a mark, a question, a wish, a reason or a person to the next. */
function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [];
  for (const part of parts) {
    const before = parts[part.at - 1];
    // «بيت ابوي انهد»: not every person begins something new.
    const isNamed = isIn(PERSONS, part) && (part.surface.startsWith('و') || part.surface === 'i');
    const begins = part.opens || asks(part, before) || isIn(REASONS, part) || isNamed;
    if (begins || clauses.length === 0) clauses.push([]);
    clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** «معي 50 الف», "my budget is 45k": that is what is asked with. */
const isBudget = (part: Part) => labelOf(part) === 'price' || keyOf(part, 'currency') !== undefined || part.isScaled;

/** «بدي افتح محل», «لازم نفضي البيت»: what somebody is about to do. */
const PLANS = setOf(`
افتح نفتح يفتح تفتح ارتاح نرتاح يرتاح نفضي افضي اخلص نخلص اسس نأسس ناسس اعمل نعمل يعمل تعمل اسافر نسافر اتزوج نتزوج يتزوج اتجوز يتجوز
نتجوز اكون نكون بيعها بيعو بيعه ابيعها نبيعها بدلها بدلو open start
`);

function isTold(clause: readonly Part[]): boolean {
  const [first, ...others] = clause;
  if (!first || clause.some(isBudget)) return false;
  if (asks(first, undefined)) return others[0] !== undefined && isIn(PLANS, others[0]);
  if (isIn(REASONS, first) || isIn(PERSONS, first)) return others.length > 0;
  const isDealt = clause.some((part) => keyOf(part, 'transaction') !== undefined);
  return clause.some(
    (part, at) => (at === 1 && !isDealt && isIn(PERSONS, part)) || isTelling(part) || isGoingOn(part, clause[at + 1]),
  );
}

/**
 * The parts of clauses in which something is told and nothing asked for: «بعنا بيتنا القديم», «لاني سائق», «my dad owns a pharmacy».
 * Places are told, too, only where another one is said.
 */
export function toldParts({ parts, lexicon }: Pick<Reading, 'parts' | 'lexicon'>): readonly Part[] {
  const clauses = clausesOf(parts);
  if (clauses.length < 2) return [];
  const told = clauses.filter(isTold).flat();
  const isPlaced = parts.some((part) => !told.includes(part) && placesOf(part).length > 0);
  // «زوجي بالمشفى الوطني» is a hospital, though a quarter is called so.
  const isLived = told.some(({ surface }) => LIVES.test(surface));
  const saysWhere = (part: Part | undefined) =>
    part !== undefined &&
    placesOf(part).some(({ kind }) => kind !== 'neighborhood' || isLived || !isOrdinary(part, lexicon));
  // «من حمص»: with the word that says how.
  return isPlaced ? told : told.filter((part) => !saysWhere(part) && !(part.isStop && saysWhere(parts[part.at + 1])));
}
