import type { Suggestion } from '@diyar/api/contracts/search';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';

/** The search page's address for what the form holds, without what was left empty. */
export function searchAddress(form: FormData, lang: Lang): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
    if (text !== '') query.set(name, text);
  }
  return withLang(`/properties?${query}`, lang);
}

/**
 * Where a suggestion leads: its own page, or the search it means in the place of the words that led to it. A chosen place
 * replaces the governorate of the form.
 */
export function suggestionAddress(form: FormData, { path, search, text }: Suggestion, lang: Lang): string {
  if (path) return withLang(path, lang);
  const query = new URLSearchParams(search ?? { keywords: text });
  for (const name of query.has('category') ? ['transactionType', 'province'] : ['transactionType']) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '' && !query.has(name)) query.set(name, value);
  }
  return withLang(`/properties?${query}`, lang);
}
