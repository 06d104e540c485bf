import type { Topic } from './candidates.ts';
import { keyOf, type Part, type Reading } from './reading.ts';

export const PERIODS = new Set(['monthly', 'yearly', 'daily', 'weekly']);

type Deal = 'sale' | 'rent' | 'exchange';

/** Deeds of somebody who wants the thing or has it, as spoken and folded. */
const VERBS = new Map<string, Deal>(
  Object.entries<string>({
    sale: 'يبيعني بيبيعني تبيعني بيبيع بتبيع اشتري شتري نشتري بشتري منشتري يشتري تشتري اشتريلي نشتريلي اشتروا بيشتري بتشتري شرا شراي شري تمليك للتمليك اتملك نتملك بتملك منتملك يتملك ابيع ببيع نبيع منبيع يبيع بيعلي بيعها بيعو لابيع للمبيع buying selling purchase purchasing',
    rent: 'يوجر يوجرني بيوجر ياجرني بياجرني تاجرني بياجر ياجر بتاجر مناجر استاجر نستاجر بستاجر منستاجر يستاجر تستاجر استجر نستجر بستجر منستجر يستجر تستجر استئجر استاجرلي ستاجر لاستاجر ااجر باجر ناجر مناجر باجرها اجرها renting',
    exchange:
      'يبادل بيبادل يبادلني بيبادلني تبادلني بتبادل يبدل بيبدل ابادل بادل ببادل نبادل ابدل ببدل نبدل بقايض اقايض نقايض قايض يقايض بيقايض بدلها بادلها swapping',
  }).flatMap(([deal, verbs]) => verbs.split(' ').map((verb) => [verb, deal as Deal] as const)),
);
/** Nouns, too, that are a verb behind «بدي» and «حابب»: «بدي آجر شقتي», «عم بدل سيارتي». */
const AFTER_A_WISH = new Map<string, Deal>([
  ['اجر', 'rent'],
  ['بدل', 'exchange'],
  ['buy', 'sale'],
  ['sell', 'sale'],
  ['rent', 'rent'],
  ['swap', 'exchange'],
]);

/** Nouns, too, that are a verb behind «عم»: «جارتنا عم تأجر بيتها», and not a merchant. */
const GOING_ON = new Map<string, Deal>([
  ['تاجر', 'rent'],
  ['تبيع', 'sale'],
]);

/** «اذا بعتو»: what would come to pass. */
const IF = /^(?:ادا|ازا|لو|if)$/;
const SOLD = /^بعت(?:و|ها|ه)$/;

/** The deal that a verb says; undefined for every other word. */
export function dealOfVerb({ parts }: Pick<Reading, 'parts'>, part: Part): Deal | undefined {
  if (part.words.length > 1) return undefined;
  const surface = part.surface.replace(/^و(?=.{3})/, '');
  const deal =
    VERBS.get(part.surface) ??
    VERBS.get(surface) ??
    VERBS.get(surface.replace(OBJECT, '')) ??
    VERBS.get(surface.replace(FOR_WHOM, '')) ??
    VERBS.get(surface.replace(/^ل(?=[انيت])/, ''));
  if (deal) return deal;
  const before = parts[part.at - 1];
  // «بسلم شقتي لمستأجر», «عم دور على مستأجر».
  if (
    /^ل?مستاجر(?:ين)?$/.test(surface) &&
    (surface.startsWith('ل') || /^(?:علي|عن|ع)$/.test(before?.words.at(-1) ?? ''))
  )
    return 'rent';
  if (IF.test(before?.surface ?? '') && SOLD.test(surface)) return 'sale';
  if (before?.surface === 'عم' && GOING_ON.has(surface.replace(OBJECT, '')))
    return GOING_ON.get(surface.replace(OBJECT, ''));
  // «بدل ما ادفع اجارات»: instead of.
  if (surface === 'بدل' && /^(?:ما|من)$/.test(parts[part.at + 1]?.surface ?? '')) return undefined;
  const isWished = before === undefined || before.around !== undefined || before.isStop;
  if (!isWished) return undefined;
  // «بدل رقص»: suits, where nobody says that they wish to.
  if (surface === 'بدل' && before === undefined) return undefined;
  // «بدي أجرو»; «اجره» is a wage.
  return AFTER_A_WISH.get(surface) ?? AFTER_A_WISH.get(surface.replace(/(?<=^(?:اجر|بدل))(?:ها|هن|و)$/, ''));
}

/** «استأجرو», «اشتريها»: it. */
const OBJECT = /(?:ها|هن|و|ه)$/;

/** «نشتريلو», «نبيعلن»: for whom. */
const FOR_WHOM = /ل(?:و|ها|ن|هن|هم|كن|كم|نا|ي)$/;

const TIMES =
  /^(?:ل|لل|ب|بال|عال|ال)?(?:ويكند|نهار|ساعه|ساعتين|ساعات|يوم|يومين|ليله|ليلتين|اسبوع|اسبوعين|شهر|شهرين|سنه|سنتين|موسم|فتره|ايام|اشهر|شهور|ليالي|اسابيع)$/;
const FOR = /^(?:ل(?!ا$)|بال|عال)/;

const ASKED = /^(?:ب)?(?:قديش|شقد|اشقد|اديش|كم|قده|سعر|اجار)$/;
const ENGLISH_TIMES = /^(?:days?|nights?|weeks?|weekends?|months?)$/;

const SINCE = /^(?:بعد|قبل|من|خلال|كل|عمر.*|صر.*|صار.*|الي|الو|الها|مند|اخر|تاني|اول|خبره)$/;

/** «يومين», «3 ايام», not «بعد يومين». */
function isCounted(parts: readonly Part[], part: Part): boolean {
  const number = parts[part.at - 1];
  return number?.value !== undefined && number.value > 1 && !SINCE.test(parts[number.at - 1]?.surface ?? '');
}

/** «المي يومية», «الكهربا فيه يومية»: how often there is something, and not for how long the thing is wanted. */
const SUPPLY =
  /^و?(?:ال)?(?:مي|ماي|مياه|مويه|كهربا|كهرباء|نت|انترنت|غاز|مازوت|تنضيف|تنظيف|دوام|راتب|قبض|water|electricity)$/;
const isOften = (parts: readonly Part[], { at }: Part): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const part = parts[before];
    if (!part || parts[before + 1]?.opens) return false;
    if (SUPPLY.test(part.surface)) return true;
    if (!part.isStop && !/^في(?:ها|ه|و)?$/.test(part.surface)) return false;
  }
  return false;
};

/** «ليومين», «بالليلة», «لتلات ايام», «شهري»: for how long. */
export function isForATime({ parts, text }: Pick<Reading, 'parts' | 'text'>, part: Part): boolean {
  if (PERIODS.has(keyOf(part, 'word') ?? '')) return !isOften(parts, part);
  const before = parts[part.at - 1];
  if (/^(?:weekends?|ويكند)$/.test(part.surface)) return true;
  // «بعطلة الاسبوع».
  if (/^(?:ب|ل|لل)?(?:عطله|نهايه)$/.test(part.surface) && parts[part.at + 1]?.surface === 'الاسبوع') return true;
  if (ENGLISH_TIMES.test(part.surface) && part.words.length === 1)
    return before?.value !== undefined || before?.surface === 'a';
  if (!TIMES.test(part.words.at(-1) ?? '')) return false;
  if (FOR.test(part.surface)) return true;
  // «اليوم» in «بشقد اليوم».
  if (/^(?:اليوم|الليله|الشهر)$/.test(part.surface)) return ASKED.test(before?.surface ?? '');
  if (!before) return false;
  // «لشهرين» is a number and a noun in one word.
  if (before.start === part.start && /^[لب]/.test(text.slice(part.start))) return true;
  // «ساعتين», «3 ايام»: so long it is wanted, unless that is when or how old.
  if (/^(?:يوم|ليل|ساع|ايام|اسبوع|شهر)/.test(part.words.at(-1) ?? '') && isCounted(parts, part)) return true;
  // «لتلات ايام», «ل 3 ايام».
  return FOR.test(before.surface) || (before.value !== undefined && FOR.test(parts[before.at - 1]?.surface ?? ''));
}

/** «ليومين», «لليلة وحدة». */
const isLent = ({ parts, text }: Pick<Reading, 'parts' | 'text'>, { at, start, surface }: Part) =>
  /^ل(?:يوم|ليل|نهار|اسبوع|ساع)/.test(surface) || (parts[at - 1]?.start === start && /^ل/.test(text.slice(start)));

/** Reads a rent where something is wanted for a time. */
export function consumeDealOfTime(reading: Reading, topic: Topic): void {
  const { parts, found, taken } = reading;
  if (topic === 'unknown' || taken.has('transactionType')) return;
  const isSaid = found.some(
    ({ item }) =>
      item.kind === 'transactionType' || item.value === 'daily-furnished-flats' || item.kind === 'attr.payment_options',
  );
  // «كراسي ليومين»; a thing that costs something by the month is bought all the same.
  const part = parts.find((each) => isForATime(reading, each) && (topic !== 'thing' || isLent(reading, each)));
  if (isSaid || !part || parts.some((each) => keyOf(each, 'word') === 'installments')) return;
  reading.used.add(part.at);
  found.push({
    item: { kind: 'transactionType', value: 'rent', text: reading.text.slice(part.start, part.end) },
    start: part.start,
  });
}
