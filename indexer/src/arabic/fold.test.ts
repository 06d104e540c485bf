import { describe, expect, it } from 'vitest';
import { isCanonicalToken } from './canonical-token.ts';
import { foldDocument, foldQuery, foldSynonyms, searchText } from './fold.ts';
import { buildLexicon, tokensOf } from './lexicon.ts';
import { categoryEntries } from './lexicon-entry.ts';
import { placeEntries } from './place-entries.ts';
import { vocabularyEntries } from './vocabulary/index.ts';

const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([
    { kind: 'province', key: 'damascus', name_ar: 'دمشق', name_en: 'Damascus', spellings: ['الشام', 'Dimashq'] },
    { kind: 'city', key: 'damascus', name_ar: 'دمشق', name_en: 'Damascus', spellings: ['الشام', 'Dimashq'] },
    { kind: 'province', key: 'rif-dimashq', name_ar: 'ريف دمشق', name_en: 'Rif Dimashq' },
    { kind: 'neighborhood', key: 'damascus.mezzeh', name_ar: 'المزة', name_en: 'Mezzeh', spellings: ['Mazzeh'] },
    {
      kind: 'neighborhood',
      key: 'damascus.kafr-sousa',
      name_ar: 'كفر سوسة',
      name_en: 'Kafr Sousa',
      spellings: ['Kfarsouseh'],
    },
    { kind: 'neighborhood', key: 'damascus.al-mazraa', name_ar: 'المزرعة', name_en: 'Al-Mazraa', spellings: ['مزرعة'] },
    { kind: 'neighborhood', key: 'damascus.midan', name_ar: 'الميدان', name_en: 'Midan' },
    { kind: 'neighborhood', key: 'aleppo.al-midan', name_ar: 'الميدان', name_en: 'Al-Midan', spellings: ['ميدان حلب'] },
    { kind: 'neighborhood', key: 'aleppo.al-jamiliyah', name_ar: 'الجميلية', name_en: 'Al-Jamiliyah' },
    { kind: 'neighborhood', key: 'damascus.bab-touma', name_ar: 'باب توما', name_en: 'Bab Touma' },
    { kind: 'city', key: 'al-tall', name_ar: 'التل', name_en: 'Al-Tall' },
    { kind: 'city', key: 'jaramana', name_ar: 'جرمانا', name_en: 'Jaramana' },
    { kind: 'city', key: 'deir-ez-zor', name_ar: 'دير الزور', name_en: 'Deir ez-Zor' },
    { kind: 'neighborhood', key: 'damascus.rukn-al-din', name_ar: 'ركن الدين', name_en: 'Rukn al-Din' },
  ]),
  ...categoryEntries([{ slug: 'apartments', name_ar: 'شقق', name_en: 'Apartments' }]),
]);
const query = (text: string) => foldQuery(text, lexicon, { unfinishedLast: false });
const typing = (text: string) => foldQuery(text, lexicon, { unfinishedLast: true });
const document = (text: string) => foldDocument(text, lexicon).split(' ');
/** Whether the engine would find the document: every word of the query in it, the last one as a prefix. */
const finds = (asked: string, text: string) => {
  const words = typing(asked).split(' ').filter(Boolean);
  const held = document(text);
  return words.every(
    (word, at) => held.includes(word) || (at === words.length - 1 && held.some((own) => own.startsWith(word))),
  );
};

describe('spellings of one idea', () => {
  it.each([
    ['للبيع', 'بيع'],
    ['والشقة', 'شقة'],
    ['الشام', 'دمشق'],
    ['Damascus', 'دمشق'],
    ['Mazzeh', 'المزة'],
    ['Mezze', 'المزه'],
    ['بالمزة', 'مزة'],
    ['al-Mezzeh', 'المزة'],
    ['شقق', 'شقة'],
    ['apartments', 'شقة'],
    ['flat', 'الشقق'],
    ['٣ غرف', '3 غرف'],
    ['ثلاث غرف', '3 غرف'],
    ['تلت غرف', '3 غرف'],
    ['ثلاثة غرف', '۳ غرفة'],
    ['كفر سوسة', 'كفرسوسة'],
    ['Kafr Sousa', 'كفر سوسه'],
    ['بكفرسوسة', 'كفر سوسة'],
    ['غرفتين', '2 غرفة'],
    ['للايجار', 'للإيجار'],
    ['للاجار', 'rent'],
    ['هونداي', 'هيونداي'],
    ['آيفون', 'iPhone'],
    ['٥٠ ألف', '50,000'],
    ['50k', 'خمسين الف'],
    ['مليون ونص', '1500000'],
    ['طابواخضر', 'طابو اخضر'],
    ['ايفون12بروماكس', 'iphone 12 pro max'],
    ['١٥٠م٢', '150 متر مربع'],
    ['500$', '٥٠٠ دولار'],
    ['ديرالزور', 'دير الزور'],
    ['ruknaldin', 'ركن الدين'],
    ['بالتل', 'التل'],
    ['جرمانة', 'جرمانا'],
    ['سوبرديلوكس', 'سوبر ديلوكس'],
  ])('%s = %s', (one, other) => {
    expect(query(one)).not.toBe('');
    expect(query(one)).toBe(query(other));
  });

  it.each([
    ['شقه ارضي', 'ارض'],
    ['تجميلي', 'الجميلية'],
    ['مزرعة', 'المزرعة'],
    ['مكتب', 'مكتبة'],
    ['دمشق', 'ريف دمشق'],
    ['زيت', 'زيتون'],
    ['لبنان', 'لبن'],
  ])('%s is not %s', (one, other) => {
    expect(query(one)).not.toBe(query(other));
  });

  it('keeps a ground-floor flat apart from land, and beauty from a quarter of Aleppo', () => {
    expect(finds('ارض', 'شقه ارضي للبيع')).toBe(false);
    expect(finds('الجميلية', 'مركز تجميلي')).toBe(false);
    expect(finds('شقة', 'شقه ارضي للبيع')).toBe(true);
  });
});

describe('places of the same name', () => {
  it('a name that two places bear finds both, a spelling that one has finds that one and the shared name', () => {
    expect(finds('الميدان', 'شقة بميدان حلب')).toBe(true);
    expect(finds('ميدان حلب', 'شقة بالميدان')).toBe(true);
    expect(finds('ميدان حلب', 'بيت بحلب الجديدة')).toBe(false);
  });
  it('a document carries the tokens of what its columns say', () => {
    const held = tokensOf(lexicon, 'neighborhood', 'damascus.mezzeh').split(' ');
    expect(held.every(isCanonicalToken)).toBe(true);
    for (const spelling of ['المزة', 'Mazzeh', 'بالمزة', 'mezzah']) expect(held).toContain(query(spelling));
    expect(tokensOf(lexicon, 'city', 'nowhere')).toBe('');
  });
});

describe('a word that is still being typed', () => {
  it.each([
    ['شق', 'شقق للبيع'],
    ['المز', 'شقة بالمزة'],
    ['بالمز', 'شقة بالمزة'],
    ['شقة كفر سو', 'شقة في كفر سوسة'],
    ['بحل', 'بيت بحلب'],
    ['مفتوح', 'اطلالة مفتوحة'],
    ['مفتوحة', 'إطلالة مفتوحه'],
    ['ايف', 'ايفون 12'],
    ['الله', 'بيت الله'],
    ['apart', 'Apartment for rent'],
    ['الميدا', 'شقة بالميدان'],
    ['ال', 'شقة'],
  ])('%s finds %s', (asked, text) => {
    expect(finds(asked, text)).toBe(true);
  });
  it('is what it means when it is complete, unless it is too short to say', () => {
    expect(typing('شقق')).toBe(query('شقة'));
    expect(typing('flat')).toBe(query('شقة'));
    expect(typing('قط')).toBe('قط');
    expect(typing('150 م')).toBe(query('150 متر'));
  });
  it('is finished once a space follows', () => {
    expect(typing('المدينة ')).toBe(query('المدينة'));
    expect(typing('مفتوحة ')).toBe('مفتوح');
  });
});

describe('folding', () => {
  it('drops what says nothing, on both sides', () => {
    expect(query('شقة في المزة')).toBe(query('شقة المزة'));
    expect(query('a flat for rent in Mezzeh')).toBe(query('flat rent Mezzeh'));
    expect(query('في')).toBe('');
  });
  it('brief leaves the written forms out', () => {
    const brief = foldDocument('شقق للبيع', lexicon, { brief: true }).split(' ');
    expect(brief.every(isCanonicalToken)).toBe(true);
    expect(document('شقق للبيع')).toContain('شقق');
  });
  it('holds letters, digits and spaces only', () => {
    expect(foldDocument('شقة، "50.5" (م²) – 3/4 «طابو» $', lexicon)).toMatch(/^[\p{L}\p{N} ]*$/u);
    expect(query('-شقة "بيت" OR 1=1; drop')).toMatch(/^[\p{L}\p{N} ]*$/u);
  });
  it('has the same fingerprint for the same entries in any order, and another for others', () => {
    const entries = [...vocabularyEntries];
    expect(buildLexicon(entries).fingerprint).toBe(buildLexicon(entries.reverse()).fingerprint);
    expect(buildLexicon(entries.slice(1)).fingerprint).not.toBe(buildLexicon(entries).fingerprint);
  });
  it.each([
    ['بيتين', '2 بيت للبيع'],
    ['2 بيت', 'بيتين للبيع'],
    ['شقتين', 'للبيع شقتان متقابلتان'],
    ['٣ غرف', 'شقة 3 غرف نوم'],
    ['طابق تالت', 'شقة الطابق الثالث'],
    ['طابق 3', 'شقة طابق ثالث'],
    ['دورين', 'بيت طابقين'],
    ['a6', 'سامسونج A6 نظيف'],
    ['A6', 'سامسونج A 6'],
    ['i7', 'لابتوب core i7'],
    ['ps4', 'بلايستيشن 4 مع دراعين'],
    ['سوني 4', 'PS4 Pro'],
    ['12 برو', 'ايفون 12 برو ماكس'],
    ['طابو', 'طابواخضر'],
  ])('%s finds %s', (asked, text) => {
    expect(finds(asked, text)).toBe(true);
  });
  it.each([
    ['٣ غرف', 'شقة 2 غرف نوم 3 حمام'],
    ['طابق 3', 'شقة 3 غرف طابق 2'],
    ['سامسونج 9', 'سامسونج نوت 96'],
    ['a6', 'سامسونج A60'],
    ['12 برو', 'ايفون 11 برو 12 جيجا'],
    ['طابو اخضر', 'ارض طابو زراعي'],
    ['شقتين', 'شقة فيها 2 حمام'],
  ])('%s does not find %s', (asked, text) => {
    const words = searchText(asked, lexicon).split(' ').filter(Boolean);
    expect(words.every((word) => document(text).includes(word))).toBe(false);
  });
  it('finds a word by another for the same, and a phrase whose words stand apart, after the words themselves', () => {
    const near = (text: string) => foldSynonyms(text, lexicon, { loose: true });
    expect(document('ملابس اولاد')).not.toContain(query('اطفال'));
    expect(near('ملابس اولاد')).toContain(query('اطفال'));
    expect(document('ارض للبيع تجارية')).not.toContain(query('اراضي تجارية'));
    expect(near('ارض للبيع تجارية')).toContain(query('اراضي تجارية'));
    expect(query('محلات تجارية')).not.toBe(query('محل'));
    expect(near('مقطورة للبيع')).not.toContain(query('قاطرة'));
  });
  it('closes a word that is finished, so that it is no prefix', () => {
    expect(searchText('سامسونج 9', lexicon)).toMatch(/ $/);
    expect(searchText('شقق', lexicon)).toMatch(/ $/);
    expect(searchText('شقة مفتو', lexicon)).not.toMatch(/ $/);
  });
  it('gives every word of the vocabulary a token of its own', () => {
    const tokens = vocabularyEntries.flatMap(({ kind, key }) => tokensOf(lexicon, kind, key).split(' '));
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens.every(isCanonicalToken)).toBe(true);
  });
});

describe('every word of every title, searched alone, finds it', () => {
  const kinds = [
    'شقة',
    'بيوت',
    'أراضي',
    'محلين',
    'فيلا',
    'ايفون12بروماكس',
    'هونداي',
    'apartments',
    'House',
    'غرفتين نوم',
    'كنباية',
    'برادات',
  ];
  const deals = ['للبيع', 'للإيجار', 'برسم البيع', 'for rent', 'للمبادلة', 'فروغ', 'مطلوبة'];
  const places = ['بكفر سوسة', 'في المزّة', 'بالشام', 'بريف دمشق', 'Bab Touma', 'بدير الزور', 'والميدان', 'جرمانا'];
  const more = [
    'طابواخضر',
    '١٥٠م٢',
    '3 غرف وصالون',
    'سعر ٥٠ ألف $',
    'مليون ونص',
    'كسوة سوبر ديلوكس',
    'عالعضم',
    'جداااا',
    '50,000',
    '3.5',
    'الله يبارك',
    'a52s',
    'قريبة من الجامعة',
    'سـامـسـونـج',
    '0933123456',
  ];
  const titles: string[] = [];
  for (const [at, kind] of kinds.entries()) {
    for (const [by, deal] of deals.entries()) {
      const place = places[(at + by) % places.length] ?? '';
      for (let step = 0; step < 12; step++)
        titles.push(`${kind} ${deal} ${place} ${more[(at * 5 + by * 3 + step) % more.length]}`);
    }
  }

  it(`holds for ${titles.length} titles, finished or not, brief or not`, () => {
    expect(titles.length).toBeGreaterThanOrEqual(1000);
    for (const title of titles) {
      const held = document(title);
      const brief = foldDocument(title, lexicon, { brief: true }).split(' ');
      for (const word of title.split(/[\s.,]+/)) {
        for (const token of query(word).split(' ').filter(Boolean)) {
          if (!held.includes(token) || !brief.includes(token)) throw new Error(`«${word}» of «${title}»: ${token}`);
        }
        const words = typing(word).split(' ').filter(Boolean);
        const found = words.every(
          (token, at) => held.includes(token) || (at === words.length - 1 && held.some((own) => own.startsWith(token))),
        );
        if (!found) throw new Error(`typing «${word}» of «${title}»: ${words}`);
      }
    }
  });
});
