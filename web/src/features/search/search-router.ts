import { formatSearch, parseSearch, type Search } from './search-params.ts';
import { searchPath } from './search-state.ts';

export type Navigate = (search: string, options: { replace: boolean }) => void;

type Sync = { search: string; pathname: string; navigate: Navigate };

/**
 * InstantSearch's router over the app's own: it writes the search into the address and follows back, forward and links.
 * Writes after the page was left are ignored, else a late one would take the visitor's next page away.
 */
export function createSearchRouter(first: Sync) {
  let { search: current, pathname: home, navigate } = first;
  let tell: ((search: Search) => void) | undefined;
  let replaceNext = false;
  let left = false;

  return {
    $$type: 'diyar.router',
    /** The address is now this; if it was not us who wrote it, InstantSearch is told. */
    follow({ search, pathname, navigate: go }: Sync): void {
      navigate = go;
      left = pathname !== home;
      if (left || search === current) return;
      const changed = formatSearch(parseSearch(search)) !== formatSearch(parseSearch(current));
      current = search;
      if (changed) tell?.(parseSearch(search));
    },
    /** The page is on the screen, or has been taken off it. */
    setShown(shown: boolean): void {
      left = !shown;
    },
    /** The next change corrects the address instead of adding to the history. */
    replaceNext(): void {
      replaceNext = true;
    },
    onUpdate(callback: (search: Search) => void): void {
      tell = callback;
      left = false;
    },
    read: (): Search => parseSearch(current),
    write(search: Search): void {
      const replace = replaceNext;
      replaceNext = false;
      if (left || formatSearch(parseSearch(current)) === formatSearch(search)) return;
      current = withForeign(formatSearch(search), current);
      navigate(current, { replace });
    },
    createURL: (search: Search): string => searchPath(search),
    dispose(): void {
      left = true;
      tell = undefined;
    },
  };
}

export type SearchRouter = ReturnType<typeof createSearchRouter>;

/** Parameters that are not ours (`lang`) stay where they are. */
function withForeign(own: string, address: string): string {
  const lang = new URLSearchParams(address).get('lang');
  const params = new URLSearchParams(own);
  if (lang) params.set('lang', lang);
  const text = params.toString();
  return text && `?${text}`;
}
