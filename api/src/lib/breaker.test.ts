import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a breaker', () => {
  it('opens at the first refusal, and closes when a probe succeeds', async () => {
    const probe = vi.fn().mockRejectedValueOnce(new Error('still away')).mockResolvedValue(undefined);
    const breaker = createBreaker({ probe, probeEvery: 100 });
    breaker.failed(false);
    expect(breaker.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(150);
    expect(breaker.isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(breaker.isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('takes one slow answer for a busy moment', () => {
    const breaker = createBreaker({ probe: async () => {} });
    breaker.failed(true);
    expect(breaker.isOpen()).toBe(false);
    breaker.succeeded();
    breaker.failed(true);
    expect(breaker.isOpen()).toBe(false);
    breaker.failed(true);
    expect(breaker.isOpen()).toBe(true);
    breaker.close();
  });
});
