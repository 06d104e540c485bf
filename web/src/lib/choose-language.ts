import { LANG_KEY, type Lang } from './language.ts';

const YEAR_S = 31_536_000;

/** Remembers the choice in local storage, and in a cookie so that the server can redirect a bare address to it. */
export function chooseLanguage(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the phones we serve
  document.cookie = `${LANG_KEY}=${lang}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    localStorage.setItem(LANG_KEY, lang);
  } catch {
    // Private mode: the cookie alone will do.
  }
}
