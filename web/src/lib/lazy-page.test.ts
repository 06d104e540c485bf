import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffMs, LazyPageError, loadLazily } from './lazy-page.ts';

const none = () => 0;

describe('backoffMs', () => {
  it('grows by half, stops at five seconds, and adds at most one', () => {
    expect([0, 1, 2, 3, 4, 5].map((retry) => backoffMs(retry, none))).toEqual([1000, 1500, 2250, 3375, 5000, 5000]);
    expect(backoffMs(9, () => 1)).toBe(6000);
  });
});

describe('loadLazily', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives the module when one of five tries works', async () => {
    let tries = 0;
    const load = async () => (++tries < 5 ? Promise.reject(new Error('gone')) : 'page');
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await expect(loadLazily(load, { wait, random: none })).resolves.toBe('page');
    expect(waits).toEqual([1000, 1500, 2250, 3375]);
  });

  it('gives up after the fifth', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    await expect(loadLazily(load, { wait: async () => {} })).rejects.toBeInstanceOf(LazyPageError);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('counts a try that hangs as failed after its time', async () => {
    const load = vi.fn(() => new Promise(() => {}));
    const result = loadLazily(load, { timeoutMs: 20_000, wait: async () => {} }).catch((error: Error) => error.cause);
    await vi.advanceTimersByTimeAsync(5 * 20_000);
    expect(await result).toMatchObject({ message: 'Loading component timed out after 20000ms' });
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('leaves no timer behind', async () => {
    await loadLazily(async () => 'page');
    expect(vi.getTimerCount()).toBe(0);
  });
});
