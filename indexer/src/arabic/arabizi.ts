import { isPlace } from './lexicon-entry.ts';
import type { Lexicon } from './model.ts';
import { surfaces } from './paths.ts';
import { isRightWord } from './right-words.ts';
import { heardAs } from './sounds.ts';
import { placeWords, readUnits } from './units.ts';
import { isStopWord } from './word.ts';

/** What stands before a noun in chat writing, by the Arabic prefix it is. */
const PARTICLES = new Map<string, string>(
  Object.entries<string>({
    bl: 'بال',
    bil: 'بال',
    bel: 'بال',
    bal: 'بال',
    fel: 'بال',
    fil: 'بال',
    bi: 'ب',
    b: 'ب',
    fi: 'في ',
    '3al': 'عال',
    lal: 'لل',
    lel: 'لل',
    lil: 'لل',
    l: 'لل',
    la: 'ل',
    ll: 'لل',
    al: 'ال',
    el: 'ال',
    il: 'ال',
    w: 'و',
    wa: 'و',
    ma3: 'مع ',
    '3a': 'عال',
    '3ala': 'على ',
    men: 'من ',
    min: 'من ',
    ta7t: 'تحت ',
    fo2: 'فوق ',
    '3indi': '',
    ayya: '',
  }),
);
/** Words round the nouns of chat writing, by how it is written: verbs, questions, denials, bounds. */
const WORDS = new Map<string, string>(
  Object.entries<string>({
    بدي: 'bade badde baddi bddi bdi beddi bedi bdde biddy baddy bidi',
    بدنا: 'badna bedna bddna bidna',
    استأجر: 'esta2jer est2jer ista2jer asta2jer ista2jir esta2jir estajer istajer astajer este2jer stajer sta2jer',
    نستأجر: 'nesta2jer nista2jer nasta2jer nestajer',
    اشتري: 'eshtre eshteri eshtere ashtri ashtre ishtri ishteri eshtry ashtery shtere eshtri',
    نشتري: 'neshtre neshteri nishtri nashtri neshtri',
    ابيع: 'abee3 abi3 abe3',
    بيع: 'bee3 bi3 bay3 bei3 be3',
    فيها: 'fiha feha fya',
    فيه: 'fih',
    طابو: 'tabu tabo taboo tapu tabou',
    آجر: 'a2ajer 2ajjer ajjer a2ajjer',
    عم: '3am 3m 3amm',
    دور: 'dawer dawwer ddawer dawir daware dawwir dwr',
    بدور: 'bdawer bdawwer',
    لازمني: 'lazemne lazimni lazmni lazemni lazmne',
    عندو: '3ando 3endo 3indo 3endu',
    عندكم: '3andkon 3andkun 3endkon 3andkom 3andkn',
    حدا: '7ada hada 7da',
    شو: 'shu shou sho',
    قديش: '2adesh 2addesh adesh addesh 2addeh adde 2adeh kadesh',
    مو: 'mo mou mu',
    مش: 'mesh mish msh',
    بدون: 'bdun bdoun bidoun bedoun bidun bedun bidoon',
    بلا: 'bala',
    مافي: 'mafi mafe',
    مع: 'm3',
    اكتر: 'aktar akter aktr',
    اقل: 'a2al 2al',
    بين: 'bein bayn ben',
    الف: 'alf 2alf alef',
    مليون: 'malyon malyoun milyon milyoun',
    دولار: 'dollar dolar',
    مرحبا: 'mar7aba mrhba mar7ba marhaba',
    سلام: 'salam slm',
    شهري: 'shahri',
    بالشهر: 'belshaher bilshaher belshahr blshaher',
    قريب: '2areeb 2arib areeb qareeb',
    من: 'mn',
    كبير: 'kbir kbeer kabeer',
    صغير: 'z8ir zghir zgheer sghir',
    طابق: 'tabe2 tabek tabeq tabi2 tab2',
    شي: 'shi she',
    ما: 'ma',
    اول: 'awal awwal 2awal awel 2awwal',
    تاني: 'tani tane teni',
    تالت: 'talet tealet talit tlet',
    رابع: 'rabe3 rabi3',
    يوم: 'yom yoom youm',
    بقديش: 'b2adesh b2addesh badesh',
    شاليه: 'shaleh shalih shalee shaleeh',
    محل: 'ma7al m7al mahal ma7all',
    شقة: 'sha2a sha22a shaqqa shaqa sha2aa shi2a sho2a shu2a sa2a',
    القديمة: 'l2adime el2adime',
    شقتي: 'sha2ti sha2te sha22ti sha22te sha2eti',
    سيارتي: 'sayarti sayarte sayyarti sayyarte siyarti',
    بيتي: 'bayti bayte beyti beiti beity',
    جامعة: 'jam3et jam3at jame3et jami3et jame3at jami3at',
    يومين: 'yomen youmen yawmen yomein youmein',
    بيشتغل: 'byeshteghel byishtighil bishtighil byeshtghel',
    مولدة: 'mowaledeh mwaldeh mwalde moualde mwallde mowalde',
    رياضيات: 'riyadiyat ryadiyat riadiyat',
    استاذ: 'ostaz estaz oustaz ostaaz ustaz',
    دروس: 'dourous durous drous dorous',
    خصوصي: 'khsousi khousousi khososi khsoosi',
    نبيعها: 'nbi3a nbee3a nbi3ha nbee3ha nbe3a',
    ارخص: 'arkhas ar5as arkhass',
    غيار: 'ghiyar ghyar 8iyar ghiyaar',
    سواق: 'sawwa2 sawa2 sawwaq',
    بكالوريا: 'bakaloria bakalorya bakaloriya bakalouria',
    بدو: 'bado baddo bdo biddo beddo',
    عطلة: '3tle 3otle 3utle 3otleh 3utleh',
    اسبوع: 'ousbou3 usbu3 osbo3 esbo3 osbou3',
    خالتي: 'khalti khalte 5alti 5alte',
    ابن: 'ibn eben',
    لابني: 'laebni laebne la2ebni',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((spelling) => [spelling, word] as const)),
);
/** Chat spellings of things that something else is called, too. */
const FIRST = /^(?:shaqqa|shaqa|mahal|tabu|tapu|b[aeiou]?dd[eiy]{1,2})$/;
/** «bde», «bidde», «baddi»: I want. */
const I_WANT = /^b[aeiou]?dd?[eiy]{1,2}$/;
/** A digit that stands for a letter has letters beside it: «7alab», «bay3», «mo2ajar»; «i7», «a52s», «12pro» are models. */
const DIGIT_LETTER = /^(?=.*[a-z].*[a-z])(?:[235679]{1,2}'?)?[a-z]+(?:[235678][a-z']*)*$/;
/** English, though a digit stands in it. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;
/** A spelling this like an Arabic word is one, among English words, too. */
const SURE = 0.25;
const CHUNK = /[\p{L}\p{N}']+/gu;

const isLatin = (word: string) => /[a-z]/.test(word) && /^[a-z0-9']+$/.test(word) && !ORDINAL.test(word);
const hasDigit = (word: string) => /[2356789]/.test(word) && DIGIT_LETTER.test(word);

/**
 * «sha2a lal ajar bl mazzeh» in Arabic letters, word by word as they sound; undefined when it is not chat writing: English
 * words and models («iphone 12», «i7») stay as they are, and one word of letters alone is read only where no English one is.
 */
export function fromArabizi(text: string, lexicon: Lexicon): string | undefined {
  const words = [...text.toLowerCase().matchAll(CHUNK)].map(([word]) => word);
  const latin = words.filter(isLatin);
  if (latin.length === 0) return undefined;
  const known = new Set(namedIn(text, lexicon));
  const isKnown = (word: string) => known.has(word) || lexicon.root.get(word)?.meaning !== undefined;
  const isNamed = (word: string) =>
    known.has(word) || (lexicon.root.get(word)?.meaning?.entries.every(isPlace) ?? false);
  // Names of places are written alike in both.
  const others = latin.filter((word) => !isNamed(word));
  const english = others.filter(
    (word) => !PARTICLES.has(word) && (isStopWord(word) || isKnown(word) || (isRightWord(word) && !WORDS.has(word))),
  );
  const isWritten = latin.some((word) => hasDigit(word) && !isKnown(word) && heardAs(word, lexicon));
  if (!isWritten && english.length * 2 > others.length) return undefined;
  const isChat =
    isWritten ||
    latin.some((word) => PARTICLES.has(word) && !isStopWord(word)) ||
    latin.some((word) => wordOf(word, '') !== undefined && (FIRST.test(word) || !isKnown(word)) && !isStopWord(word)) ||
    latin.some((word) => word.length >= 5 && !isKnown(word) && (heardAs(word, lexicon)?.cost ?? 1) <= SURE) ||
    latin.every((word) => !isStopWord(word) && !isKnown(word) && heardAs(word, lexicon));
  if (!isChat) return undefined;

  let changed = false;
  let prefix = '';
  let before: string | undefined;
  const names = placesIn(text, lexicon);
  let isOver = 0;
  const read = words.flatMap((word, at) => {
    if (at < isOver) return [];
    const named = names.find((name) => name.words.every((each, next) => words[at + next] === each));
    if (named && wordOf(word, prefix) === undefined) {
      isOver = at + named.words.length;
      const whole = beforeName(prefix, named.arabic);
      before = named.arabic;
      prefix = '';
      return [whole];
    }
    const particle = PARTICLES.get(word);
    if (particle !== undefined) {
      changed = true;
      if (particle.endsWith(' ') || particle === '') return particle === '' ? [] : [particle.trim()];
      prefix += particle;
      return [];
    }
    const glued = /^(lil|lal|lel|bil|bel|bal|fil)(.{3,})$/.exec(word);
    const [, stuck = '', noun = ''] = glued ?? [];
    const told =
      isLatin(word) && !isKnown(word)
        ? (WORDS.get(noun) ?? (glued ? heardAs(noun, lexicon)?.word : undefined))
        : undefined;
    if (told !== undefined) {
      changed = true;
      before = told;
      const whole = joined(prefix + (PARTICLES.get(stuck) ?? ''), told);
      prefix = '';
      return [whole];
    }
    // «shaqqa» is a flat here, though a town is called so.
    const said = FIRST.test(word) || (isLatin(word) && !isKnown(word)) ? wordOf(word, prefix) : undefined;
    const own = said ?? (isLatin(word) && !isKnown(word) ? heardAs(word, lexicon, before)?.word : undefined);
    changed ||= own !== undefined;
    before = own;
    const whole = joined(prefix, own ?? word);
    prefix = '';
    return [whole];
  });
  return changed && read.length > 0 ? read.join(' ') : undefined;
}

/** Places that are written in Latin letters, the longest names first, each as Arabic calls it. */
function placesIn(text: string, lexicon: Lexicon): { words: string[]; arabic: string }[] {
  const words = placeWords(text.toLowerCase(), lexicon);
  return readUnits(words)
    .flatMap(({ from, to, meaning }) => {
      const own = words.slice(from, to).map(({ word }) => word.surface);
      if (!meaning?.entries.every(isPlace) || !own.every(isLatin)) return [];
      const heard = own.length === 1 ? heardAs(own[0] ?? '', lexicon)?.word : undefined;
      const called = meaning.entries.flatMap(({ variants }) => variants).filter((variant) => !/[a-z]/i.test(variant));
      // «sham» is «الشام», not «دمشق».
      const arabic = called.find((name) => heard !== undefined && bareOf(name) === bareOf(heard)) ?? called[0];
      return arabic === undefined ? [] : [{ words: own, arabic }];
    })
    .sort((a, b) => b.words.length - a.words.length);
}

const bareOf = (name: string) => surfaces(name).join(' ').replace(/^ال/, '');

/** «بال» before a name: «بالمزة», «بجرمانا». */
const beforeName = (prefix: string, name: string): string =>
  prefix.endsWith('ال') && !name.startsWith('ال') ? prefix.slice(0, -2) + name : joined(prefix, name);

/** The word said round the nouns; «el 3am» is «العام», not «عم». */
const wordOf = (word: string, prefix: string): string | undefined =>
  I_WANT.test(word) ? 'بدي' : prefix !== '' && word === '3am' ? undefined : WORDS.get(word);

/** Words of names of several words: «Bab Touma» is English as it stands. */
function namedIn(text: string, lexicon: Lexicon): string[] {
  const words = placeWords(text.toLowerCase(), lexicon);
  return readUnits(words)
    .filter(({ from, to, meaning }) => meaning !== undefined && to > from + 1)
    .flatMap(({ from, to }) => words.slice(from, to).map(({ word }) => word.surface));
}

/** «لل» before a word that has its article keeps one; a prefix stands alone before Latin letters. */
function joined(prefix: string, word: string): string {
  if (prefix === '') return word;
  if (isLatin(word) || /^\d/.test(word)) return `${prefix} ${word}`;
  return prefix.endsWith('ل') && word.startsWith('ال') ? prefix + word.slice(2) : prefix + word;
}
