import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../**/i18n/*.json', { eager: true, import: 'default' });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]+$/, '')))];

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const FORMS = { ar: ['zero', 'one', 'two', 'few', 'many', 'other'], en: ['one', 'other'] };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();
const textsOf = (folder: string, lang: 'ar' | 'en') => new Map(flatten(files[`${folder}${lang}.json`] ?? {}));
const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();

describe.each(folders)('%s', (folder) => {
  const ar = textsOf(folder, 'ar');
  const en = textsOf(folder, 'en');

  it('has the same keys in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(ar));
  });

  it.each([
    ['ar', ar],
    ['en', en],
  ] as const)('has every plural form of %s', (lang, texts) => {
    const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
    for (const key of plurals)
      expect(
        FORMS[lang].filter((form) => !texts.has(`${key}_${form}`)),
        key,
      ).toEqual([]);
  });

  it('fills the same blanks in both languages', () => {
    for (const [key, text] of en) {
      const other = ar.get(key);
      if (other !== undefined && !PLURAL.test(key)) expect(placeholders(other), key).toEqual(placeholders(text));
    }
  });

  it('has no empty text', () => {
    expect([...ar, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
