const LOCK = 'diyar-refresh';

/**
 * Runs `work` while no other tab of this browser runs its own: they share one refresh cookie, and the last of two answers that
 * overtake each other could leave the token that the first one replaced. Without locks (an address that is not secure) it
 * runs at once.
 */
export function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  return locks ? (locks.request(LOCK, work) as Promise<T>) : work();
}
