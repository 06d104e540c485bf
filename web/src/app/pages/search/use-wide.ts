import { useSyncExternalStore } from 'react';
import { useHydrated } from '#lib/hydrated.tsx';

/** List and map side by side need this much. The stylesheet says the same. */
const WIDE = '(min-width: 1000px)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Undefined on the server and until hydration. */
export function useWide(): boolean | undefined {
  const isHydrated = useHydrated();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return isHydrated ? isWide : undefined;
}
