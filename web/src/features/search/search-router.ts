import type { SearchRouter } from './library-types.ts';
import { formatSearch, parseSearch, type Search } from './search-params.ts';
import { sameSearch, searchPath } from './search-state.ts';

type Navigate = (search: string, options: { replace: boolean }) => void;
type Sync = { search: string; pathname: string; navigate: Navigate };
/** How a search in the address and the one in force belong together (`readings.ts`). */
type Readings = {
  inForce: (asked: Search) => Search;
  addressAfter: (asked: Search, next: Search) => Search;
  noteReading: (asked: Search, read: Search) => void;
};
type AppRouter = SearchRouter & {
  /** The address is now this; if it was not InstantSearch that wrote it, it is told. */
  follow: (sync: Sync) => void;
  /** The page is on the screen, or has been taken off it. */
  setShown: (shown: boolean) => void;
};

/** Part of an address that InstantSearch knows: how the page is laid out is none of its business. */
const searchIn = (address: string): Search => {
  const { view: _, ...search } = parseSearch(address);
  return search;
};

/**
 * InstantSearch's router over the app's own: it writes the search into the address and follows back, forward and links.
 * Writes after the page was left are ignored, else a late one would take the visitor's next page away.
 */
export function createSearchRouter(first: Sync, { inForce, addressAfter, noteReading }: Readings): AppRouter {
  let { search: current, pathname: home, navigate } = first;
  let tell: ((search: Search) => void) | undefined;
  let left = false;

  return {
    $$type: 'diyar.router',
    follow({ search, pathname, navigate: go }) {
      navigate = go;
      left = pathname !== home;
      if (left || search === current) return;
      const next = inForce(searchIn(search));
      const changed = !sameSearch(next, inForce(searchIn(current)));
      current = search;
      if (changed) tell?.(next);
    },
    setShown(shown) {
      left = !shown;
    },
    onUpdate(callback) {
      tell = callback;
      left = false;
    },
    read: () => inForce(searchIn(current)),
    write(search) {
      const asked = searchIn(current);
      const before = inForce(asked);
      if (left || sameSearch(before, search)) return;
      const next = addressAfter(asked, search);
      if (!sameSearch(next, search)) noteReading(next, search);
      current = withForeign(formatSearch(next), current);
      // A map is moved again and again: its boxes are no steps to go back through.
      navigate(current, { replace: search.bbox !== undefined && search.bbox.join() !== before.bbox?.join() });
    },
    createURL: (search) =>
      searchPath({ ...addressAfter(searchIn(current), search), view: parseSearch(current).view ?? [] }),
    dispose() {
      left = true;
      tell = undefined;
    },
  };
}

/** Parameters that are not the search's (`view`, `lang`) stay where they are. */
function withForeign(own: string, address: string): string {
  const params = new URLSearchParams(own);
  const foreign = { view: parseSearch(address).view?.[0], lang: new URLSearchParams(address).get('lang') };
  for (const [name, value] of Object.entries(foreign)) if (value) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}
