import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, FRESH_MS, PRIVATE } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a query that always fails is asked. */
async function tries(error: Error, options?: { server: boolean }): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const answer = createQueryClient(options).fetchQuery({ queryKey: ['any'], queryFn });
  const failed = expect(answer).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await failed;
  return queryFn.mock.calls.length;
}

it.each([
  ['no answer', new ApiError('network_error', 0, 'x'), 2],
  ['a server that fails', new ApiError('server_error', 500, 'x'), 2],
  ['a defect in the page', new Error('x'), 2],
  ['an answer that says no', new ApiError('not_found', 404, 'x'), 1],
  ['being offline', new ApiError('offline', 0, 'x'), 1],
])('of %s a query is tried again once, or not at all', async (_name, error, times) => {
  expect(await tries(error)).toBe(times);
});

it('on the server a query is tried once: the page is not kept waiting', async () => {
  expect(await tries(new ApiError('server_error', 500, 'x'), { server: true })).toBe(1);
});

it.each([
  ['what belongs to the user is asked for whenever it is shown', [PRIVATE, 'any'], 2],
  ['what is the same for everybody is fresh for five minutes', ['any'], 1],
])('%s', async (_title, queryKey, times) => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'an answer');
  await client.fetchQuery({ queryKey, queryFn });
  vi.advanceTimersByTime(FRESH_MS - 1);
  await client.fetchQuery({ queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(times);
});
