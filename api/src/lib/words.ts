import type { Lang } from './endpoint.ts';
import { fill } from './errors.ts';
import { COUNT_FORMS } from './field-words.ts';

/** Dollars as each language reads them: `$85,000`, `85,000 $`. */
export function dollars(amount: number, lang: Lang): string {
  const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(amount);
  return lang === 'ar' ? `${digits} $` : `$${digits}`;
}

/** Words of either direction inside a sentence, quoted and kept apart from it (Unicode's isolates). */
export const quoted = (words: string, lang: Lang): string =>
  lang === 'ar' ? `«\u2068${words}\u2069»` : `“\u2068${words}\u2069”`;

const SEARCHES: Record<Lang, Forms> = {
  ar: { one: 'بحثك {names}', two: 'بحثيك {names}', other: 'بحوثك {names}' },
  en: { other: '{names}' },
};
const MORE: Record<Lang, string> = { ar: '{n} غيرها', en: '{n} more' };
/** Without a comma before "and". */
const LISTS: Record<Lang, string> = { ar: 'ar', en: 'en-GB' };
/** Names said before the others are only counted. */
export const NAMED_AT_MOST = 3;

/** Saved searches by their names, as they stand after "for" (ل) and "in" (في). */
export function searchesNamed(names: readonly string[], lang: Lang, more = 0): string {
  const said = names.map((name) => (lang === 'ar' ? `«${name}»` : `“${name}”`));
  if (more > 0) said.push(fill(MORE[lang], { n: more }));
  const forms = SEARCHES[lang];
  const list = new Intl.ListFormat(LISTS[lang], { type: 'conjunction' }).format(said);
  return fill(forms[new Intl.PluralRules(lang).select(names.length + more)] ?? forms.other, { names: list });
}

/** A number's noun by the number, as the language's plural rules tell them apart. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
const FORMS = {
  days: {
    ar: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
    en: { one: '1 day', other: '{n} days' },
  },
  newListings: {
    ar: {
      one: 'إعلان جديد',
      two: 'إعلانان جديدان',
      few: '{n} إعلانات جديدة',
      many: '{n} إعلانًا جديدًا',
      other: '{n} إعلان جديد',
    },
    en: { one: '1 new listing', other: '{n} new listings' },
  },
  falls: {
    ar: {
      one: 'انخفاض سعر',
      two: 'انخفاضا سعر',
      few: '{n} انخفاضات سعر',
      many: '{n} انخفاض سعر',
      other: '{n} انخفاض سعر',
    },
    en: { one: '1 price drop', other: '{n} price drops' },
  },
  listings: {
    ar: { one: 'إعلان واحد', two: 'إعلانان', few: '{n} إعلانات', many: '{n} إعلانًا', other: '{n} إعلان' },
    en: { one: '1 listing', other: '{n} listings' },
  },
  ...COUNT_FORMS,
  // After "in" (بعد).
  seconds: {
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '{n} ثوانٍ', other: '{n} ثانية' },
    en: { one: '1 second', other: '{n} seconds' },
  },
  minutes: {
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', other: '{n} دقيقة' },
    en: { one: '1 minute', other: '{n} minutes' },
  },
} satisfies Record<string, Record<Lang, Forms>>;

/** A number with its noun, as the language counts. */
export function counted(what: keyof typeof FORMS, n: number, lang: Lang): string {
  const forms: Forms = FORMS[what][lang];
  return fill(forms[new Intl.PluralRules(lang).select(n)] ?? forms.other, { n });
}

/** A wait as people say it: seconds below a minute, whole minutes above. Reads after "in" (بعد). */
export const waitOf = (seconds: number, lang: Lang): string =>
  seconds < 60 ? counted('seconds', seconds, lang) : counted('minutes', Math.ceil(seconds / 60), lang);
