import type { Lang } from '#lib/language.ts';

const KEY = 'diyar-searches';
const KEPT = 6;

type RecentSearch = {
  /** Address of the search, without `lang`. */
  path: string;
  title: string;
  lang: Lang;
};

function kept(): RecentSearch[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(searches) ? searches : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Private mode: nothing is remembered.
  }
}

/** Searches made on this device, the last one first; their titles are words of one language. */
export const recentSearches = (lang: Lang): RecentSearch[] => kept().filter((search) => search.lang === lang);

/** Remembers a search of this device; a repeated one moves to the front. */
export const rememberSearch = (search: RecentSearch): void =>
  keep([search, ...kept().filter(({ path, title }) => path !== search.path && title !== search.title)].slice(0, KEPT));

export const forgetSearches = (): void => keep([]);
