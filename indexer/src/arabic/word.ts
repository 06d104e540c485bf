import { arabicBase, articleLength, hasIn, latinBase, singularsOfDual, withoutParticle } from './affixes.ts';
import { distance } from './distance.ts';
import { foldText } from './fold-text.ts';
import { isPlace } from './lexicon-entry.ts';
import type { Lexicon, Meaning, Node, Word } from './model.ts';
import { digitsToken, numberWord, splitDigits } from './numbers.ts';
import { splitSurface, surfaces } from './paths.ts';
import { isRightWord } from './right-words.ts';
import type { Slice } from './split-words.ts';

/**
 * Words that say nothing about what is sought. The engine asks every word of a query of a document, so they are dropped
 * on both sides. Written folded; words that carry meaning in an advertisement (بدون، غير، مع، تحت) are decided elsewhere.
 */
const ARABIC =
  'في من علي عن الي مع او ام ان انه انها هدا هاد هده هادا هادي هي هو هم نحن انا انت يا اي كل كما لكن دلك تلك التي الدي الدين اللي يلي لي لك له لها به بها ' +
  'فيه فيها منه منها عليه عليها عند عندي لدي لديه لدينا قد لقد كان كانت يكون تكون سوف ايضا ضمن حيت مو مش شي شو وين هون هونيك كتير جدا فقط بس ' +
  'عم اشتري بشتري نشتري استاجر بدور ادور ' +
  'و ب ل ف ك ع ال وال بال لل بدي بدنا بدك اريد نريد ابحت نبحت عايز عاوز محتاج يوجد متوفر متوفره يتوفر فيني ممكن لو سمحتو رجاء';
const LATIN =
  'a an the in on at of to for from with by and or is are it its this that near into i im we you my our your want need looking look find searching search please some any ' +
  'al el';

const words = new Set(`${ARABIC} ${LATIN}`.split(' '));

export const isStopWord = (word: string): boolean => words.has(word);

type Parts = Omit<Word, 'leads' | 'meaning' | 'all'>;

const completed = (word: Parts): Word => ({
  ...word,
  leads: word.starts.some(({ next }) => next),
  meaning: word.starts.find(({ meaning }) => meaning)?.meaning,
  all: [...new Set([...word.alone, ...word.written])],
});

const startsOf = (forms: readonly string[], root: Map<string, Node>) => forms.flatMap((form) => root.get(form) ?? []);

/** `parts`: what a separator splits (3.5, 50,000), for who searches one side of it. */
function digitsWord(token: string, root: Map<string, Node>, parts: readonly string[] = []): Word {
  return completed({
    surface: token,
    number: { value: Number(token.replace('p', '.')), role: 'digits', joined: false },
    isStop: false,
    stem: token,
    prefix: token,
    starts: startsOf([token], root),
    inner: [token],
    alone: [token, ...parts],
    written: [],
  });
}

/** First words of places so short that «ب» before them is no letter of another word: «بتل حجر». */
const SHORT_FIRST = new Set(['تل', 'جب', 'عش']);

/** «طرطووس», «ااب»: without the length of a vowel drawn out. */
const shortened = (surface: string) => surface.replace(/([اوي])\1+/g, '$1');

/** The forms under which a word may stand in the lexicon, likeliest first: as written, then without what is stuck to it. */
function readings(surface: string, root: Map<string, Node>): string[] {
  const forms = [surface];
  const cut = articleLength(surface);
  const bare = surface.slice(cut);
  if (cut > 2 && root.has(`ال${bare}`)) forms.push(`ال${bare}`);
  if (cut > 0) forms.push(bare);
  if (cut > 0 || root.get(surface)?.meaning) return forms;
  if (surface.startsWith('ب') && SHORT_FIRST.has(surface.slice(1))) forms.push(surface.slice(1));
  for (let rest = withoutParticle(surface), left = 2; rest && left > 0; rest = withoutParticle(rest), left--) {
    if (root.has(rest)) forms.push(rest);
  }
  if (forms.some((form) => root.has(form))) return forms;
  const short = shortened(surface);
  return short === surface ? forms : [...forms, ...readings(short, root).filter((form) => root.has(form))];
}

const meaningful = (node: Node | undefined) => node?.meaning?.entries.some((entry) => !isPlace(entry)) ?? false;
const knows = (root: Map<string, Node>, word: string) => readings(word, root).some((form) => root.get(form)?.meaning);

/** «طابواخضر» as its two known words; undefined when it is not made of known words. */
function unglue(word: string, root: Map<string, Node>, shortest: number, parts = 3): string[] | undefined {
  if (parts < 2 || word.length < 2 * shortest + 1) return undefined;
  for (let at = word.length - shortest; at >= shortest; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (!knows(root, left)) continue;
    if (knows(root, right)) return [left, right];
    const rest = unglue(right, root, shortest, parts - 1);
    if (rest) return [left, ...rest];
  }
  return undefined;
}

/** «طابواخضر» is also its two words. */
function partsOfCompound(surface: string, { entries }: Meaning, root: Map<string, Node>): string[] {
  if (surface.length < 7) return [];
  const phrase = entries
    .flatMap(({ variants }) => variants)
    .map(surfaces)
    .find((words) => words.length > 1 && words.join('') === surface);
  return (phrase ?? []).flatMap((word) => root.get(word)?.meaning?.indexed ?? []);
}

/** What «لل» is written before most, as spoken. */
const DEALS = ['بيع', 'ايجار', 'اجار', 'استتمار', 'تبديل', 'مبادله'];

/** «للبع», «للايحار»: the deal that a slip is nearest to; undefined for what «لل» leads to otherwise («للربيع»). */
function slippedDeal(surface: string): string | undefined {
  if (!surface.startsWith('لل') || surface.length < 4) return undefined;
  const bare = surface.slice(2);
  const isRight = isRightWord(bare);
  return DEALS.find((deal) => distance(bare, deal, 1) <= 1 && !(isRight && deal[0] !== bare[0]));
}

function lettersWord(surface: string, arabic: boolean, root: Map<string, Node>): Word {
  const found = arabic ? readings(surface, root) : [surface];
  const deal = arabic && startsOf(found, root).length === 0 ? slippedDeal(surface) : undefined;
  const forms = deal ? [deal] : found;
  const starts = startsOf(forms, root);
  const number = numberWord(surface);
  const isStop = isStopWord(surface);
  const base = arabic ? arabicBase : latinBase;
  const known = starts.flatMap(({ meaning }) => [
    ...(meaning?.indexed ?? []),
    ...(meaning ? partsOfCompound(surface, meaning, root) : []),
  ]);
  const cut = arabic ? articleLength(surface) : 0;
  const bare = surface.slice(cut);
  const last = forms.at(-1) ?? surface;
  const stem = isStop ? '' : number ? digitsToken(String(number.value)) : base(last);

  const loose =
    arabic && cut === 0 && starts.length === 0 && surface.length >= 5 ? withoutParticle(surface) : undefined;
  const open = arabic ? surface.slice(articleLength(surface, 0)) : surface;
  const written = isStop ? [] : [bare, base(bare), last, base(open)].filter(Boolean);
  return completed({
    surface,
    number,
    isStop,
    stem,
    prefix: base(open),
    starts,
    // «سيارة بالشام» is a car in Damascus, no «سيارة شام».
    inner: [...new Set([surface, ...(cut > 0 && !hasIn(surface) ? [bare] : []), shortened(surface)])],
    alone: [
      ...new Set([...known, ...(known.length > 0 && !number ? [] : [stem]), ...(loose ? [base(loose)] : [])]),
    ].filter(Boolean),
    written: [...new Set(written)],
  });
}

/** A word that is two or more: a dual («غرفتين» is 2 غرفة) or words written without a space. */
function comeApart(surface: string, arabic: boolean, root: Map<string, Node>): Word[] | undefined {
  if (knows(root, surface) || numberWord(surface) || isStopWord(surface)) return undefined;
  const bare = arabic ? surface.slice(articleLength(surface)) : surface;
  for (const whole of arabic ? [bare, ...(withoutParticle(bare) ? [bare.slice(1)] : [])] : []) {
    // «بحران العواميد»: a name begins behind the preposition.
    if (whole.startsWith('ب') && root.get(whole.slice(1))?.next) continue;
    const single = singularsOfDual(whole).find((form) => meaningful(root.get(form)));
    if (single) return [digitsWord('2', root), lettersWord(single, true, root)];
  }
  const parts = unglue(bare, root, arabic ? 3 : 4);
  return parts?.map((part) => lettersWord(part, arabic, root));
}

function currencyWord(surface: string, root: Map<string, Node>): Word {
  const starts = startsOf([surface], root);
  const alone = starts[0]?.meaning?.indexed ?? [];
  return completed({ surface, isStop: false, stem: '', prefix: '', starts, inner: [surface], alone, written: [] });
}

function analyse(slice: Slice, written: string, root: Map<string, Node>): Word[] {
  const folded = foldText(written);
  if (slice.kind === 'number') {
    const parts = /\D/.test(folded) ? (folded.match(/\d+/g) ?? []).map(digitsToken) : [];
    return splitDigits(folded).map((digits) => digitsWord(digitsToken(digits), root, parts));
  }
  return splitSurface(folded).flatMap((surface) => {
    if (slice.kind === 'currency') return [currencyWord(surface, root)];
    const arabic = slice.kind === 'arabic';
    const own = lettersWord(surface, arabic, root);
    const [first, ...rest] = comeApart(surface, arabic, root) ?? [];
    // The first part also carries the whole as written, so that a prefix or a typo of the whole still finds it.
    return first ? [completed({ ...first, written: [...first.written, ...own.written] }), ...rest] : [own];
  });
}

/** Words are few and repeat (Zipf): a bounded memory of them makes folding a matter of look-ups. */
const MEMORY = 200_000;

/** The words of one slice of a text; usually one. */
export function wordsOf(slice: Slice, text: string, lexicon: Lexicon): readonly Word[] {
  const written = text.slice(slice.start, slice.end);
  const known = lexicon.words.get(written);
  if (known) return known;
  const words = analyse(slice, written, lexicon.root);
  if (lexicon.words.size >= MEMORY) lexicon.words.clear();
  lexicon.words.set(written, words);
  return words;
}
