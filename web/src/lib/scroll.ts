import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'diyar-scroll';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** A document's first entry has no key of its own: its address stands in, or all documents would share one place. */
const nameOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Whether this document was come back to, and not opened by a link or an address. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type !== 'navigate';
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * To the top after each navigation, to the earlier place on back and forward (spec section 2).
 * A change of the query alone (a filter, a page of results) is the page's own affair and is left where it is.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = nameOf(location);
  const type = useNavigationType();
  const positions = useRef<Positions>(null);
  const shown = useRef<{ key: string; pathname: string }>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      const all = { ...positions.current, [shown.current?.key ?? key]: scrollY };
      try {
        sessionStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // Storage may be full or forbidden; the place is then forgotten on reload only.
      }
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [key]);

  useBeforePaint(() => {
    positions.current ??= readPositions();
    const from = shown.current;
    shown.current = { key, pathname };
    if (type === 'POP') {
      const y = positions.current[key];
      if (y !== undefined && (from || isReturn())) scrollTo(0, y);
      else if (from && !hash) scrollTo(0, 0);
      return;
    }
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (from?.pathname !== pathname) scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  useEffect(() => {
    const remember = () => {
      if (shown.current && positions.current) positions.current[shown.current.key] = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
}
