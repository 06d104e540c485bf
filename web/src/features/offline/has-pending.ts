const MARK = 'diyar.outbox.';

/** So that a page whose user has nothing waiting need not fetch our code to know. */
export function hasPending(owner: string): boolean {
  try {
    return localStorage.getItem(MARK + owner) !== null;
  } catch {
    return true;
  }
}

export function markBox(owner: string, isFull: boolean): void {
  try {
    if (isFull) localStorage.setItem(MARK + owner, '1');
    else localStorage.removeItem(MARK + owner);
  } catch {
    // Then it is looked into each time.
  }
}
