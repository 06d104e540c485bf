import { LRUCache } from 'lru-cache';

/** Bounds the memory that ever other questions could fill: past it, the answer that was asked for longest ago goes. */
const MOST_ANSWERS = 200;

/**
 * Keeps an answer for everyone for `freshMs`, by what was asked. A failure reaches its caller, and the next caller asks again.
 */
export function cacheAnswers<K extends string, T>(
  freshMs: number,
  read: (key: K) => Promise<T>,
): (key: K) => Promise<T> {
  // Promises are the values, so callers who ask at once share one reading.
  const answers = new LRUCache<K, Promise<T>>({ max: MOST_ANSWERS, ttl: freshMs, perf: Date });
  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = read(key);
    answers.set(key, answer);
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
}
