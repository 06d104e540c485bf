/** More than this many questions are not kept: whoever asks for ever other ones fills no memory. */
const MOST_KEPT = 200;

/**
 * One answer for everyone for `freshMs`, by what was asked. A failure reaches its caller, and the next caller asks again.
 */
export function keepAnswers<K extends string, T>(
  freshMs: number,
  read: (key: K) => Promise<T>,
): (key: K) => Promise<T> {
  const kept = new Map<K, { at: number; value: Promise<T> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && Date.now() - known.at <= freshMs) return known.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const entry = { at: Date.now(), value: read(key) };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
