import { describe, expect, it } from 'vitest';
import { foldArabic } from './fold.ts';
import { foldText } from './fold-text.ts';

const nfd = (text: string) => text.normalize('NFD');
const nfkd = (text: string) => text.normalize('NFKD');

/** Pairs that differ in letters, marks and digits only: written one way = written another. */
const LETTERS: readonly (readonly [string, string])[] = [
  // hamza and alef
  ['أرض', 'ارض'],
  ['إيجار', 'ايجار'],
  ['آيفون', 'ايفون'],
  ['ٱلبيت', 'البيت'],
  ['إدلب', 'ادلب'],
  ['أثاث', 'اثاث'],
  ['مؤسسة', 'موسسه'],
  ['رؤية', 'رويه'],
  ['مسؤول', 'مسوول'],
  ['طائرة', 'طايره'],
  ['هيئة', 'هييه'],
  ['بئر', 'بير'],
  ['بناء', 'بنا'],
  ['ماء', 'ما'],
  ['شيء', 'شي'],
  ['السويداء', 'السويدا'],
  ['كهرباء', 'كهربا'],
  ['ٲرض', 'ارض'],
  ['ٳيجار', 'ايجار'],
  ['اٴ', 'ا'],
  // ى ي ی, ك ک گ, ة ه ۀ ہ
  ['مبنى', 'مبني'],
  ['مصطفى', 'مصطفي'],
  ['سیارة', 'سياره'],
  ['بیت', 'بيت'],
  ['کبير', 'كبير'],
  ['گراج', 'كراج'],
  ['ڪبير', 'كبير'],
  ['شقة', 'شقه'],
  ['مكتبۀ', 'مكتبه'],
  ['مدينہ', 'مدينه'],
  ['ھاتف', 'هاتف'],
  ['شقە', 'شقه'],
  ['ڤيلا', 'فيلا'],
  ['پيك اپ', 'بيك اب'],
  ['چديد', 'جديد'],
  ['ژاكيت', 'زاكيت'],
  ['ۆلاية', 'ولايه'],
  ['ڵبنان', 'لبنان'],
  ['ڕوف', 'روف'],
  ['ٹابلت', 'تابلت'],
  ['ںوم', 'نوم'],
  ['ڨصر', 'قصر'],
  ['ێمن', 'يمن'],
  ['بےت', 'بيت'],
  // tatweel, harakat, superscript alef
  ['مكتبـــة', 'مكتبه'],
  ['سـامـسـونـج', 'سامسونج'],
  ['بيــــع', 'بيع'],
  ['شَقَّة', 'شقه'],
  ['مَحَلّ', 'محل'],
  ['تّنِوِمَهِ', 'تنومه'],
  ['سيّارة', 'سياره'],
  ['هٰذا', 'هذا'],
  ['رحمٰن', 'رحمن'],
  ['بيتٌ', 'بيت'],
  ['كِتَابًا', 'كتابا'],
  ['أَرْضٌ', 'ارض'],
  ['مُسْتَوْدَع', 'مستودع'],
  ['ثُلاثَةُ', 'ثلاثه'],
  ['الْمَزَّة', 'المزه'],
  ['قُرْآن', 'قران'],
  // decomposed
  [nfd('أرض'), 'ارض'],
  [nfd('إيجار'), 'ايجار'],
  [nfd('آيفون'), 'ايفون'],
  [nfd('مؤسسة'), 'موسسه'],
  [nfd('طائرة'), 'طايره'],
  [nfd('شَقَّة'), 'شقه'],
  [nfd('café'), 'cafe'],
  [nfkd('ﻻ'), 'لا'],
  // presentation forms
  ['ﺷﻘﺔ', 'شقه'],
  ['ﺑﻴﺖ', 'بيت'],
  ['ﻟﻠﺒﻴﻊ', 'للبيع'],
  ['ﻻ', 'لا'],
  ['ﻷ', 'لا'],
  ['ﻵ', 'لا'],
  ['ﷲ', 'الله'],
  ['ﺃﺭﺽ', 'ارض'],
  ['ﻣﺤﻞ', 'محل'],
  ['ﻓﻴﻼ', 'فيلا'],
  ['ﻛﺒﻴﺮ', 'كبير'],
  ['ﮔﺮﺍﺝ', 'كراج'],
  // invisible characters
  ['شقة\u200f', 'شقه'],
  ['\u200eشقة', 'شقه'],
  ['شق\u200cة', 'شقه'],
  ['شق\u200dة', 'شقه'],
  ['شق\u200bة', 'شقه'],
  ['\ufeffشقة', 'شقه'],
  ['\u202bشقة\u202c', 'شقه'],
  ['\u2067شقة\u2069', 'شقه'],
  ['شق\u00adة', 'شقه'],
  ['بيت\u061c', 'بيت'],
  ['شقة\u00a0كبيرة', 'شقه كبيره'],
  ['شقة\u2003كبيرة', 'شقه كبيره'],
  ['شقة\tكبيرة', 'شقه كبيره'],
  // digits and separators
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٢٠٠', '200'],
  ['۲۰۰', '200'],
  ['٣٫٥', '3.5'],
  ['٥٠٬٠٠٠', '50,000'],
  ['٥٠،٠٠٠', '50,000'],
  ['١٬٢٣٤٫٥', '1,234.5'],
  ['م²', 'م2'],
  ['㎡', 'm2'],
  ['①', '1'],
  ['５０', '50'],
  ['٥٠٪', '50%'],
  ['٣غرف', '3غرف'],
  // letters drawn out
  ['جدااااا', 'جدا'],
  ['بببيلا', 'ببيلا'],
  ['جمييييل', 'جميل'],
  ['رووووعة', 'روعه'],
  // Latin
  ['Mezzeh', 'mezzeh'],
  ['MEZZEH', 'mezzeh'],
  ['Mézzeh', 'mezzeh'],
  ['Çağ', 'cag'],
  ['ＡＰＡＲＴＭＥＮＴ', 'apartment'],
  ['𝓕𝓵𝓪𝓽', 'flat'],
  ['Ⓕⓛⓐⓣ', 'flat'],
  ['İstanbul', 'istanbul'],
  ['Straße', 'strasse'],
  ['Škoda', 'skoda'],
  ['Citroën', 'citroen'],
  ['Øre', 'ore'],
  ['Sha’lan', "sha'lan"],
  ['Shaʿlan', "sha'lan"],
  ['Al–Midan', 'al-midan'],
  ['ﬁne', 'fine'],
  ['Kafr Soūsa', 'kafr sousa'],
  ['Ｋａｆｒ', 'kafr'],
  ['Ǧaramana', 'garamana'],
  ['naïve', 'naive'],
  ['Ẓahra', 'zahra'],
];

/** Pairs that differ in affixes and spoken spelling: the same word to somebody who searches. */
const WORDS: readonly (readonly [string, string])[] = [
  ['والشقة', 'شقة'],
  ['الشقة', 'شقه'],
  ['بالمزة', 'مزة'],
  ['للبيع', 'بيع'],
  ['للإيجار', 'ايجار'],
  ['كالجديدة', 'جديدة'],
  ['الكبيرة', 'كبير'],
  ['مكتبات', 'مكتبة'],
  ['مهندسين', 'مهندس'],
  ['مهندسون', 'مهندس'],
  ['ثلاجة', 'تلاجة'],
  ['ذهب', 'دهب'],
  ['ظهر', 'ضهر'],
  ['عالشارع', 'الشارع'],
  ['flats', 'flat'],
];

describe('foldText', () => {
  it(`knows more than 120 ways of writing the same letters (${LETTERS.length})`, () => {
    expect(LETTERS.length).toBeGreaterThanOrEqual(120);
  });
  it.each(LETTERS)('%s = %s', (written, plain) => {
    expect(foldText(written)).toBe(foldText(plain));
    expect(foldText(written)).toBe(plain.toLowerCase());
  });

  it('is idempotent and total, for code points of every kind and for lone surrogates', () => {
    for (
      let codePoint = 0;
      codePoint <= 0x10ffff;
      codePoint += codePoint < 0x3400 || (codePoint >= 0xf900 && codePoint < 0x10000) ? 1 : 37
    ) {
      const folded = foldText(String.fromCodePoint(codePoint));
      if (foldText(folded) !== folded) throw new Error(`not idempotent: U+${codePoint.toString(16)}`);
    }
    expect(foldText('a\ud800b\udc00')).toBe('ab');
  });

  it('is idempotent on any mixture', () => {
    const pool = `${LETTERS.flat().join('')}اااءأ\u064b\u0651\u0640 .,٫\ud83d\ude00`;
    let seed = 7;
    const next = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return seed;
    };
    for (let run = 0; run < 2000; run++) {
      const text = Array.from({ length: 12 }, () => pool[next() % pool.length] ?? '').join('');
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });
});

describe('foldArabic', () => {
  it.each(WORDS)('%s = %s', (one, other) => {
    expect(foldArabic(one)).toBe(foldArabic(other));
  });

  it.each([
    ['والد', 'والد'],
    ['بلد', 'بلد'],
    ['لبنان', 'لبنان'],
    ['باب', 'باب'],
    ['وردة', 'ورد'],
    ['الف', 'الف'],
    ['ألمانيا', 'الماني'],
    ['بالون', 'بالون'],
    ['ليرة', 'لير'],
    ['بيت', 'بيت'],
  ])('%s keeps its own letters', (word, folded) => {
    expect(foldArabic(word)).toBe(folded);
  });

  it('says nothing for words that say nothing', () => {
    expect(foldArabic('في من على the of')).toBe('');
    expect(foldArabic('')).toBe('');
  });
});
