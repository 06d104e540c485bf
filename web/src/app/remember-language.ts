import { redirectDocument } from 'react-router-dom';
import { isLang, LANG_KEY } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import type { Services } from './services.ts';

/** In the browser every address keeps its `lang`; another language is another document (the server sees to its own side). */
export function rememberLanguageOf({ lang }: Services, url: URL): null {
  if (typeof document === 'undefined') return null;
  const asked = url.searchParams.get(LANG_KEY);
  if (asked !== lang)
    throw redirectDocument(withLang(url.pathname + url.search + url.hash, isLang(asked) ? asked : lang));
  return null;
}
