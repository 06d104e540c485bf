import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, true after: for what depends on the clock or the device. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
