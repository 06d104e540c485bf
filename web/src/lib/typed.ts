/** What the page before this one left for it, by typed-words.ts. */
export const TYPED_KEY = 'diyar-typed';

/** Before the page is left for its other language; set by typed-words.ts once the page has nothing else to do. */
export const typed = { keep: (): void => {} };

/** Whether the page before this one left words for it. */
export function hasTyped(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null;
  } catch {
    return false;
  }
}
