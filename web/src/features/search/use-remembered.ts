import { useEffect } from 'react';
import { useLang } from '#lib/i18n.ts';
import { useChips } from './chips.ts';
import { rememberSearch } from './recent-searches.ts';
import { firstOf, searchPath } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** Keeps this search for the home page, in its own words or else under `title`, once it found something. */
export function useRemembered(title: string): void {
  const lang = useLang();
  const { search, typed, answer } = useSearch();
  const isNarrow = useChips(search, answer).length > 0 && (answer?.rows.page.total ?? 0) > 0;
  const path = searchPath(typed);
  const name = firstOf(typed, 'keywords') ?? title;
  useEffect(() => {
    if (isNarrow) rememberSearch({ path, title: name, lang });
  }, [isNarrow, path, name, lang]);
}
