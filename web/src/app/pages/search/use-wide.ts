import { useSyncExternalStore } from 'react';

/** List and map side by side need this much. The stylesheet says the same. */
const WIDE = '(min-width: 1000px)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Undefined on the server and until hydration. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
}
