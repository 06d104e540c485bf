export const LANGS = ['ar', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Direction = 'rtl' | 'ltr';

export const DEFAULT_LANG: Lang = 'ar';
/** The name under which the chosen language is kept, in local storage and in a cookie the server can read. */
export const LANG_KEY = 'lang';

export function isLang(value: unknown): value is Lang {
  return value === 'ar' || value === 'en';
}

export function directionOf(lang: Lang): Direction {
  return lang === 'ar' ? 'rtl' : 'ltr';
}

export function otherLang(lang: Lang): Lang {
  return lang === 'ar' ? 'en' : 'ar';
}
