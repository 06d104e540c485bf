import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import type { Search } from './search-params.ts';
import { searchPath } from './search-state.ts';

/** Goes to another search in place; InstantSearch hears of it from the address, as of any link. */
export function useGo(): (search: Search, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const lang = useLang();
  return useCallback(
    (search, { replace = false } = {}) =>
      void navigate(withLang(searchPath(search), lang), { replace, preventScrollReset: true }),
    [navigate, lang],
  );
}
