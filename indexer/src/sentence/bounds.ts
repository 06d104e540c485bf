import { denialAt } from './denials.ts';
import type { Part } from './reading.ts';

/** Which side of a number is meant. */
export type Bound = 'min' | 'max' | 'about' | 'from' | 'between';

const FROM = [' عن', ' علي'];
/** «تزيد عن», «تزيد مساحتها عن». */
const said = (verbs: string, isOf: boolean): string[] =>
  verbs
    .split(' ')
    .flatMap((verb) => (isOf ? LABELS_OF.flatMap((label) => FROM.map((from) => verb + label + from)) : verb));
const LABELS_OF = ['', ' مساحتها', ' مساحته', ' المساحه', ' مساحه', ' سعرها', ' سعره', ' سعرو', ' السعر', ' حقها'];
const RISES = [
  ...said('يتجاوز تتجاوز يتجاوزو بيتجاوز بتتجاوز يتعدي تتعدي بيتعدي بتتعدي يتخطي تتخطي يفوق تفوق يطلع_فوق تعدي', false),
  ...said('يزيد تزيد بيزيد بتزيد تزود يزود', true),
].map((phrase) => phrase.replace('_', ' '));
const FALLS = said('يقل تقل بيقل بتقل ينقص تنقص بينقص بتنقص ينزل تنزل', true);
const denied = (verbs: readonly string[]) =>
  verbs.flatMap((verb) => ['لا ', 'ما ', 'ما', 'مو '].map((no) => no + verb));

/** As spoken (ث is ت) and folded; several words are separated by spaces. Longer phrases first. */
const BEFORE: Readonly<Record<Bound, readonly string[]>> = {
  max: [
    ...denied(RISES),
    'كحد اقصي',
    'اكتر شي',
    'باكتر شي',
    'اقصي شي',
    'باقصي شي',
    'بالكتير',
    'عالكتير',
    'علي الكتير',
    'علي الاكتر',
    'عالاكتر',
    'بالاكتر',
    'علي ابعد حد',
    'كحد اعلي',
    'بحد اعلي',
    'حد اعلي',
    'سقفي',
    'اخري',
    'لا اكتر من',
    'بحد اقصي',
    'حد اقصي',
    'اقل من',
    'ارخص من',
    'اصغر من',
    'ادني من',
    'تحت ال',
    'تحت',
    'دون',
    'حتي',
    'لحد',
    'لحدود',
    'لغايه',
    'ماكس',
    'بسقف',
    'سقف',
    'less than',
    'lower than',
    'cheaper than',
    'smaller than',
    'no more than',
    'not more than',
    'at most',
    'up to',
    'max',
    'maximum',
    'under',
    'below',
    'within',
    'upto',
    'til',
    'till',
    'until',
  ],
  min: [
    ...denied(FALLS),
    'كحد ادني',
    'اقل شي',
    'باقل شي',
    'بالقليل',
    'بالاقل',
    'عاقل تقدير',
    'علي اقل تقدير',
    'عالقليل',
    'علي القليل',
    'اغلي من',
    'ابعد من',
    'بحد ادني',
    'حد ادني',
    'علي الاقل',
    'عالاقل',
    'اكتر من',
    'اكبر من',
    'اعلي من',
    'ازيد من',
    'ما فوق',
    'فوق ال',
    'فوق',
    'ابتداء من',
    'ابتدا من',
    'بدءا من',
    'يبدا من',
    'more than',
    'greater than',
    'bigger than',
    'larger than',
    'higher than',
    'no less than',
    'at least',
    'starting from',
    'starting at',
    'min',
    'minimum',
    'over',
    'above',
  ],
  about: ['بحدود', 'حوالي', 'حدود', 'تقريبا', 'شي', 'around', 'about', 'approximately', 'approx', 'circa'],
  between: ['ما بين', 'مابين', 'بين', 'between'],
  from: ['من', 'from'],
};
const AFTER: Readonly<Record<'min' | 'max' | 'about', readonly string[]>> = {
  max: [
    'كحد اقصي',
    'حد اقصي',
    'بالكتير',
    'عالكتير',
    'علي الاكتر',
    'عالاكتر',
    'او ارخص',
    'واقدم',
    'او اقدم',
    'لتحت',
    'ونازل',
    'او اقل',
    'واقل',
    'وما دون',
    'وتحت',
    'or less',
    'or below',
    'max',
    'maximum',
  ],
  min: [
    'كحد ادني',
    'حد ادني',
    'علي الاقل',
    'عالاقل',
    'او اكتر',
    'واكتر',
    'فاكتر',
    'وما فوق',
    'فما فوق',
    'وفوق',
    'وطالع',
    'لفوق',
    'وطلوع',
    'وزياده',
    'او اعلي',
    'او احدت',
    'واعلي',
    'واحدت',
    'لقدام',
    'or more',
    'and more',
    'and above',
    'and up',
    'min',
    'minimum',
    'plus',
  ],
  about: ['تقريبا', 'approximately', 'approx'],
};
/** Between the two numbers of a range. */
const CONNECTORS = new Set(['و', 'ل', 'الي', 'لل', 'لحد', 'حتي', 'لغايه', 'to', 'and', 'till', 'until']);

interface Phrase<B> {
  bound: B;
  words: readonly string[];
}

/** By first word, so that most parts of a sentence are answered by one look-up. */
function indexed<B extends string>(table: Readonly<Record<B, readonly string[]>>): ReadonlyMap<string, Phrase<B>[]> {
  const index = new Map<string, Phrase<B>[]>();
  for (const bound of Object.keys(table) as B[]) {
    for (const words of table[bound].map((phrase) => phrase.split(' '))) {
      const [first = ''] = words;
      index.set(first, [...(index.get(first) ?? []), { bound, words }]);
    }
  }
  return index;
}

/** The index after the phrase; its first word may have a و before it. */
function endOf(words: readonly string[], parts: readonly Part[], at: number): number | undefined {
  let next = at;
  for (let word = 0; word < words.length; next++) {
    const part = parts[next];
    const fits = (own: string, offset: number) =>
      own === words[word + offset] || (word === 0 && (own === `و${words[0]}` || own === `ب${words[0]}`));
    if (!part?.words.every(fits)) return undefined;
    word += part.words.length;
  }
  return next;
}

function match<B>(
  index: ReadonlyMap<string, Phrase<B>[]>,
  parts: readonly Part[],
  at: number,
): { bound: B; to: number } | undefined {
  const first = parts[at]?.surface ?? '';
  let best: { bound: B; to: number } | undefined;
  for (const key of /^[وب]/.test(first) ? [first, first.slice(1)] : [first]) {
    for (const { bound, words } of index.get(key) ?? []) {
      const to = endOf(words, parts, at);
      if (to !== undefined && to > (best?.to ?? at)) best = { bound, to };
    }
  }
  return best;
}

const before = indexed(BEFORE);
const after = indexed(AFTER);

type Found = { bound: Bound; to: number; isTurned: boolean };
const TURNED: Partial<Record<Bound, Bound>> = { min: 'max', max: 'min' };
/** Between a denial and the bound that it turns: «ما يكون سعرها اكتر من». */
const isFiller = (part: Part | undefined) =>
  part !== undefined && part.value === undefined && (part.isStop || part.around !== undefined);

/** A bound that begins at `at`; `to` is the index after it. A denial turns it: «مو اكتر من» is at most. */
export function boundBefore(parts: readonly Part[], at: number): Found | undefined {
  const plain = match(before, parts, at);
  if (plain) return { ...plain, isTurned: false };
  let from = denialAt(parts, at);
  if (from === undefined) return undefined;
  while (isFiller(parts[from]) && !match(before, parts, from)) from++;
  const found = match(before, parts, from);
  const bound = found && TURNED[found.bound];
  return found && bound && { bound, to: found.to, isTurned: true };
}
export const boundAfter = (parts: readonly Part[], at: number) => match(after, parts, at);
export const isConnector = (part: Part | undefined): boolean =>
  part !== undefined && CONNECTORS.has(part.surface) && part.words.length === 1;
