import type { Lexicon } from './model.ts';
import { heardAs } from './sounds.ts';
import { isStopWord } from './stop-words.ts';

/** What stands before a noun in chat writing, by the Arabic prefix it is. */
const PARTICLES = new Map<string, string>(
  Object.entries<string>({
    ...{
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
    },
    ...{ lal: 'لل', lel: 'لل', lil: 'لل', l: 'لل', la: 'ل', ll: 'لل', al: 'ال', el: 'ال', il: 'ال' },
    ...{ w: 'و', wa: 'و', ma3: 'مع ', '3a': 'عال', '3ala': 'على ', men: 'من ', min: 'من ', ta7t: 'تحت ', fo2: 'فوق ' },
    ...{ bedde: '', bede: '', biddi: '', badi: '', '3indi': '', ayya: '' },
  }),
);
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
  const isKnown = (word: string) => lexicon.root.get(word)?.meaning !== undefined;
  const isChat =
    latin.some((word) => hasDigit(word) && !isKnown(word) && heardAs(word, lexicon)) ||
    latin.some((word) => PARTICLES.has(word) && !isStopWord(word)) ||
    latin.some((word) => word.length >= 5 && !isKnown(word) && (heardAs(word, lexicon)?.cost ?? 1) <= SURE) ||
    latin.every((word) => !isStopWord(word) && !isKnown(word) && heardAs(word, lexicon));
  if (!isChat) return undefined;

  let changed = false;
  let prefix = '';
  const read = words.flatMap((word) => {
    const particle = PARTICLES.get(word);
    if (particle !== undefined) {
      changed = true;
      if (particle.endsWith(' ') || particle === '') return particle === '' ? [] : [particle.trim()];
      prefix += particle;
      return [];
    }
    const own = isLatin(word) && !isKnown(word) ? heardAs(word, lexicon)?.word : undefined;
    changed ||= own !== undefined;
    const whole = joined(prefix, own ?? word);
    prefix = '';
    return [whole];
  });
  return changed && read.length > 0 ? read.join(' ') : undefined;
}

/** «لل» before a word that has its article keeps one; a prefix stands alone before Latin letters. */
function joined(prefix: string, word: string): string {
  if (prefix === '') return word;
  if (isLatin(word) || /^\d/.test(word)) return `${prefix} ${word}`;
  return prefix.endsWith('ل') && word.startsWith('ال') ? prefix + word.slice(2) : prefix + word;
}
