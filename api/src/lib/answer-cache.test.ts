import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheAnswers } from './answer-cache.ts';

describe('cached answers', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are read once while they are fresh, also by callers who ask at once', async () => {
    const read = vi.fn(async (key: string) => `${key}!`);
    const answer = cacheAnswers(1000, read);
    expect(await Promise.all([answer('a'), answer('a')])).toEqual(['a!', 'a!']);
    vi.advanceTimersByTime(999);
    await answer('a');
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    await answer('a');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('give way one by one: the answer that was asked for longest ago goes, all others stay', async () => {
    const read = vi.fn(async (key: string) => key);
    const answer = cacheAnswers(1000, read);
    for (let n = 0; n < 200; n++) await answer(`${n}`);
    await answer('0');
    await answer('one more');
    for (let n = 2; n < 200; n++) await answer(`${n}`);
    await answer('0');
    expect(read).toHaveBeenCalledTimes(201);
    await answer('1');
    expect(read).toHaveBeenCalledTimes(202);
  });

  it('do not keep a failure', async () => {
    const read = vi
      .fn<(key: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue('b');
    const answer = cacheAnswers(1000, read);
    await expect(answer('b')).rejects.toThrow('away');
    expect(await answer('b')).toBe('b');
  });
});
