import { DEFAULT_LANG, isLang, LANG_KEY, type Lang } from '#lib/language.ts';
import { cachedPages } from './store.ts';

export function languageOf(url: string | undefined): Lang {
  const lang = url && new URL(url).searchParams.get(LANG_KEY);
  return isLang(lang) ? lang : DEFAULT_LANG;
}

/** The language that this device read the site in last. */
export const lastLanguage = async (): Promise<Lang> => languageOf((await cachedPages())[0]);
