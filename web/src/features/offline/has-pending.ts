const BOX = 'diyar.outbox.';
const FILES = 'diyar.files.';

/** So that a page whose user has nothing waiting need not fetch our code to know. */
export const hasPending = (owner: string): boolean => isMarked(BOX + owner);
export const markBox = (owner: string, isFull: boolean): void => mark(BOX + owner, isFull);

/** Files that were chosen in a form and may not have arrived. */
export const hasFiles = (owner: string): boolean => isMarked(FILES + owner);
export const markFiles = (owner: string, areThere: boolean): void => mark(FILES + owner, areThere);

function isMarked(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function mark(key: string, isFull: boolean): void {
  try {
    if (isFull) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Then it is looked into each time.
  }
}
