import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { LANG_KEY } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';

type Changes<Key extends string> = Partial<Record<Key | 'page' | 'open', string | number>>;

/**
 * State of a list, kept in its address: the filters named by `keys`, `page`, and `open`, the row whose details are shown.
 * A changed filter begins at the first page.
 */
export function useDeskParams<Key extends string>(keys: readonly Key[]) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();

  const values = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Record<Key, string>;
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);

  /** The address after some changes; an empty value leaves it. Without `lang`, as links want it. */
  function pathTo(changes: Changes<Key>): string {
    const next = new URLSearchParams(params);
    next.delete(LANG_KEY);
    if (keys.some((key) => key in changes)) for (const key of ['page', 'open']) next.delete(key);
    for (const [key, value] of Object.entries(changes)) {
      if (value === '' || value === undefined || (key === 'page' && value === 1)) next.delete(key);
      else next.set(key, String(value));
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  return {
    values,
    page,
    open: params.get('open') ?? undefined,
    /** Whether anything narrows the list. */
    isFiltered: keys.some((key) => values[key] !== ''),
    pathTo,
    go: (changes: Changes<Key>) => navigate(withLang(pathTo(changes), lang), { preventScrollReset: true }),
    /** The list without its filters. */
    cleared: pathname,
  };
}
