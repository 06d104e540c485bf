import { LANG_KEY, type Lang } from './language.ts';
import { typed } from './typed.ts';

const YEAR_S = 31_536_000;
/** Set while the page's language differs from the profile's and the user was asked, not decided for. */
const ASKED_KEY = 'diyar-language-asked';

/**
 * Remembers the choice in local storage, and in a cookie so that the server can redirect a bare address to it; and what was typed on
 * the page, which is about to be left for its other language.
 */
export function chooseLanguage(lang: Lang): void {
  typed.keep();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the phones we serve
  document.cookie = `${LANG_KEY}=${lang}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    localStorage.setItem(LANG_KEY, lang);
    localStorage.removeItem(ASKED_KEY);
  } catch {
    // Private mode: the cookie alone will do.
  }
}

/** A language chosen before a log-in stays this device's, without becoming the profile's unless the user says so. */
export function rememberLanguage(): void {
  try {
    const chosen = localStorage.getItem(LANG_KEY);
    if (chosen) localStorage.setItem(ASKED_KEY, chosen);
  } catch {
    // Without storage `languageToStore` has nothing to tell either.
  }
}

/** The language the user chose for everything of theirs; null where none was chosen, or only this device's. */
export function languageToStore(): string | null {
  try {
    const chosen = localStorage.getItem(LANG_KEY);
    return localStorage.getItem(ASKED_KEY) === chosen ? null : chosen;
  } catch {
    return null;
  }
}
