import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAZY_TRIES } from './lazy-page.ts';
import { loadOptional } from './load-optional.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives the module, and where it cannot be had leaves its place as it is', async () => {
  await expect(loadOptional(async () => 'part')).resolves.toBe('part');
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  const settled = vi.fn();
  void loadOptional(load).then(settled, settled);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(LAZY_TRIES);
  expect(settled).not.toHaveBeenCalled();
});
