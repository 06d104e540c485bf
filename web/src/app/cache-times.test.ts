import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prioritiesQuery, statsQuery } from '#features/listing-priority/api.ts';
import type { Api } from '#lib/api-client.ts';
import { citiesQuery, neighborhoodsQuery, provincesQuery } from '#lib/locations.ts';
import { createQueryClient } from '#lib/query-client.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANSWER = { provinces: [], cities: [], neighborhoods: [], items: [], page: { number: 1, size: 100, total: 0 } };
const get = vi.fn(async () => ANSWER);
beforeEach(() => void get.mockClear());
const api = { get } as unknown as Api;
const plain = { queryKey: ['any'], queryFn: () => api.get('/plans') };

/** Each asked as its page asks it, with the minutes it is fresh and the minutes it is kept once no page shows it. */
it.each([
  ['an answer without a rule of its own', 5, 30, (client: Client) => client.fetchQuery(plain)],
  ['the governorates', 1440, 1440, (client: Client) => client.fetchQuery(provincesQuery(api))],
  ['cities', 1440, 1440, (client: Client) => client.fetchQuery(citiesQuery(api, 'damascus'))],
  ['neighborhoods', 1440, 1440, (client: Client) => client.fetchQuery(neighborhoodsQuery(api, 'damascus'))],
  ['the order of own listings', 2, 30, (client: Client) => client.fetchInfiniteQuery(prioritiesQuery(api))],
  ['its figures', 5, 30, (client: Client) => client.fetchQuery(statsQuery(api))],
] as const)('%s: asked again after %i minutes and not before, forgotten after %i', async (_, fresh, kept, ask) => {
  const client = createQueryClient();
  await ask(client);
  vi.advanceTimersByTime(fresh * MINUTE - 1);
  await ask(client);
  expect(get).toHaveBeenCalledTimes(1);
  // What is kept no longer than it is fresh is gone at that moment.
  if (fresh < kept) {
    vi.advanceTimersByTime(1);
    await ask(client);
    expect(get).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(kept * MINUTE - 1);
  }
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('a window that is looked at again asks for nothing', async () => {
  const client = createQueryClient();
  client.mount();
  const end = new QueryObserver(client, plain).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  for (const isFocused of [false, true]) focusManager.setFocused(isFocused);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(get).toHaveBeenCalledTimes(1);
  focusManager.setFocused(undefined);
  end();
  client.unmount();
});

type Client = ReturnType<typeof createQueryClient>;
