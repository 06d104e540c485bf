import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>(['../**/i18n/*.json', '../**/*-texts/*.json'], {
  eager: true,
  import: 'default',
});
/** Sentences that stand in code. */
const sources = import.meta.glob<string>(
  [
    './screens/*-screens.ts',
    '../../../api/src/**/messages.ts',
    '../../../api/src/mail/letters.ts',
    '../../../api/src/features/*/{feature,notification-words}.ts',
    '../../../api/src/features/saved-searches/alert-letter.ts',
    '../../../db/seeds/data/categories/**/*.ts',
    '!../../../db/seeds/data/categories/**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** An Arabic word that stands alone, with or without «و». */
const word = (letters: string) => new RegExp(`(?<![\\p{L}\\p{M}])و?(?:${letters})(?![\\p{L}\\p{M}])`, 'u');

/** Words that no text uses, and those used instead (docs/glossary.md). */
const FORBIDDEN: readonly (readonly [string, RegExp, instead: string])[] = [
  ['Damascene verbs', word('دوّر|شيل|شيله|سكّر|شو|بس|شوف|تشوف|لقينا|قدرنا|نجيب|فيك|بدك|هلق'), 'standard Arabic'],
  ['أجار', /أجار(?!ك)/u, 'إيجار'],
  ['المعلن', word('ال?معلن|ال?معلنين|للمعلن|للمعلنين'), 'صاحب الإعلان'],
  ['التصنيف', word('ال?تصنيف|ال?تصنيفات'), 'قسم'],
  ['مميز without shadda', /مميز/u, 'مميّز'],
  ['المفضلة without shadda', /مفضل[ةت]/u, 'المفضّلة'],
  ['tanwin after the alef', /(?:فورا|يوميا|أولا|شهريا|أسبوعيا|دائما|مجانا)(?:ً|(?!\p{L}|\p{M}))/u, 'ـًا'],
  ['كلمة السر', /كلم(?:ة|ات) (?:ال)?سر(?!\p{L})/u, 'كلمة المرور'],
  [
    'British spelling',
    /\b\w*(?:avourite|olour|entre|metre|eighbour|icence|nquir[ey]|storey)s?\b(?!\w)/i,
    'American spelling',
  ],
  ['labelled, cancelled', /\b(?:labelled|cancelled|authorised|organised|recognised)\b/i, 'American spelling'],
  ['flat', /\bflats?\b/i, 'apartment'],
  ['lift', /\b(?:a|the|with|no) lift\b/i, 'elevator'],
  ['e-mail', /\be-mail/i, 'email'],
  ['province', /\bprovinces?\b/i, 'governorate'],
  ['refused', /\brefused\b/i, 'rejected'],
  ['handed in', /\bhand(?:ed|s)? in\b/i, 'submitted'],
  ['without end', /\bwithout end\b/i, 'indefinitely'],
  ['mails', /\b(?:mails|mail you)\b/i, 'emails'],
  ['نوع العملية', /نوع العملية/u, 'نوع الإعلان'],
  ['حالًا', word('حالًا'), 'فورًا'],
  ['من تلقائه', /من تلقائ/u, 'تلقائيًا'],
  ['المشرفون', word('ال?مشرفون|ال?مشرفين'), 'مدير، حسابات الإدارة'],
  ['to let', /\b(?:sell or let|to let|was let)\b/i, 'rent out'],
  ['dearest', /\bdearest\b/i, 'Price: high to low'],
];

const withoutBlanks = (text: string) => text.replace(/\{\{?[^}]*\}?\}/g, '§');
function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Inquiry is the American word; the pattern above means enquiry. */
const told = (text: string) => withoutBlanks(text).replace(/\b[Ii]nquir/g, '');

const STRING = /'((?:[^'\\\n]|\\.)*)'/g;
/** The rest of a feature.ts is read by developers. */
const IN_A_LANGUAGE = new RegExp(`(?<=\\b(?:ar|en):\\s*)${STRING.source}`, 'g');

/** Strings of a source; an apostrophe in a comment would pair with a quote. */
const sentencesOf = (path: string, source: string) =>
  [
    ...source
      .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
      .matchAll(path.endsWith('/feature.ts') ? IN_A_LANGUAGE : STRING),
  ].map(([, text = '']) => text);
const TEXTS: [string, string][] = [
  ...Object.entries(files).flatMap(([path, texts]) =>
    flatten(texts)
      .filter(([key]) => !key.endsWith('.id'))
      .map(([key, text]) => [`${path} ${key}`, text] as [string, string]),
  ),
  ...Object.entries(sources).flatMap(([path, source]) =>
    sentencesOf(path, source)
      .filter((text) => /\s|\p{Script=Arabic}/u.test(text))
      .map((text) => [path, text] as [string, string]),
  ),
];

describe('the words people read', () => {
  it('are found', () => {
    expect(TEXTS.length).toBeGreaterThan(5_000);
  });

  it.each(FORBIDDEN)('have no %s', (_, pattern) => {
    expect(TEXTS.filter(([, text]) => pattern.test(told(text)))).toEqual([]);
  });

  it('begin an English sentence with a capital', () => {
    const small = Object.entries(files)
      .filter(([path]) => path.endsWith('en.json'))
      .flatMap(([path, texts]) => flatten(texts).map(([key, text]) => [`${path} ${key}`, text] as const))
      .filter(
        ([, text]) => /^[a-z][^§]*\s.*[.!?]$/.test(withoutBlanks(text)) || /[.!?] [a-z]/.test(withoutBlanks(text)),
      );
    expect(small).toEqual([]);
  });
});
