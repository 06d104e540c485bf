/** A repeated group may take a browser exponential time, three open repetitions cubic. */
const REPEATED_GROUP = /\)(?:[*+?]|\{\d)/;
const OPEN_REPETITION = /[*+]|\{\d+,\}/g;
const MOST_OPEN = 2;

/** The pattern where the browser can run it without hanging; the server checks all of them, in linear time. */
export function quickPattern(pattern: string): RegExp | undefined {
  const isSlow = REPEATED_GROUP.test(pattern) || (pattern.match(OPEN_REPETITION)?.length ?? 0) > MOST_OPEN;
  if (isSlow) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    // RE2's syntax has a few words that JavaScript lacks: the server reads them.
    return undefined;
  }
}
