import type { LexiconEntry } from './lexicon-entry.ts';
import { surfaces } from './paths.ts';

/** A row of `locations`, as far as its names go. */
export interface PlaceNames {
  kind: 'province' | 'city' | 'neighborhood';
  key: string;
  name_ar: string;
  name_en: string;
  spellings?: readonly string[] | null;
  /** With these, a sentence can tell places of the same name apart. */
  id?: string | undefined;
  parentId?: string | null | undefined;
  rank?: number | undefined;
}

const LATIN_ARTICLE = /^(al|el|ul|as|ash|ad|adh|ar|an|at|ath|az|es|esh|ed|er|en|et|ez)$/;
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:iyy?eh?|iyy?ah?|ieh?|iah?)$/, ['ieh', 'ie', 'ia', 'iah', 'iya', 'iyah', 'iyeh', 'iyya', 'iyyah', 'iyyeh']],
  [/(?<=[^aeiou])[ae]h?$/, ['a', 'ah', 'e', 'eh']],
];

/** The name without inner articles, with each ending that is heard alike, and written as one word. */
function latinForms(name: string): { whole: string; forms: string[] } {
  const words = surfaces(name);
  const whole = words.filter((word, at) => at === words.length - 1 || !LATIN_ARTICLE.test(word)).join(' ');
  const forms = [whole];
  const ending = whole.length >= 5 ? ENDINGS.find(([pattern]) => pattern.test(whole)) : undefined;
  if (ending) forms.push(...ending[1].map((other) => whole.replace(ending[0], other)));
  if (words.length > 1 && words.length <= 3) forms.push(words.join(''));
  return { whole, forms };
}

function arabicForms(name: string, hasArticle: boolean): string[] {
  const forms: string[] = [];
  // A final ة, ه and ا sound alike: جرمانا/جرمانة, السويداء/السويدة, برزة/برزا.
  if (/[ةه]$/.test(name) && name.length >= 5) forms.push(name.replace(/[ةه]$/, 'ا'));
  if (/اء?$/.test(name) && name.length >= 5) forms.push(name.replace(/اء?$/, 'ه'));
  return hasArticle ? forms : forms.filter((form) => !form.startsWith('ال'));
}

const isArabic = (name: string) => /[\u0600-\u06ff]/.test(name);

function spellingsOf({ name_ar, name_en, spellings }: PlaceNames): { variants: string[]; derived: string[] } {
  const variants = [name_ar, name_en, ...(spellings ?? [])].filter((name) => name.trim() !== '');
  const hasArticle = name_ar.startsWith('ال');
  const latin = variants.filter((name) => !isArabic(name)).map(latinForms);
  const derived = [
    ...variants.filter(isArabic).flatMap((name) => arabicForms(name, hasArticle)),
    ...latin.flatMap(({ forms }) => forms),
    // "al midan" needs no entry, its article is dropped like any other word that says nothing; "almidan" does.
    ...(hasArticle ? latin.flatMap(({ whole }) => (whole.includes(' ') ? [] : [`al${whole}`, `el${whole}`])) : []),
  ];
  return { variants, derived: [...new Set(derived)] };
}

/** Lexicon entries for places, with the spellings that follow from their names by rule. */
export function placeEntries(rows: readonly PlaceNames[]): LexiconEntry[] {
  const byId = new Map(rows.flatMap((row) => (row.id ? [[row.id, row] as const] : [])));
  const parentOf = ({ parentId }: PlaceNames) => (parentId ? byId.get(parentId) : undefined);
  return rows.map((row) => {
    const within: string[] = [];
    for (let up = parentOf(row); up; up = parentOf(up)) within.push(`${up.kind}:${up.key}`);
    return { kind: row.kind, key: row.key, ...spellingsOf(row), rank: row.rank, within };
  });
}
