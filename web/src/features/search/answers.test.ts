import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type WireRequest } from '#lib/api-client.ts';
import { anAnswer } from '#testing/an-answer.ts';
import { askSearch, type Need, readAnswer } from './answers.ts';
import { withoutRefused } from './search-error.ts';
import { parseSearch } from './search-params.ts';

const asked: URLSearchParams[] = [];
let reply: (query: URLSearchParams) => unknown;
let fails: object | undefined;

const api = createApi({
  lang: 'ar',
  clientText: (text) => text,
  transport: async ({ path }: WireRequest) => {
    const query = new URLSearchParams(path.split('?')[1]);
    asked.push(query);
    await Promise.resolve();
    if (fails) return { statusCode: 400, body: fails };
    return { statusCode: 200, body: { success: true, data: reply(query) } };
  },
});

const need = (query: string, over: Partial<Need> = {}): Need => ({
  search: parseSearch(query),
  rows: true,
  facets: ['category'],
  histograms: false,
  ...over,
});
let deps: { api: typeof api; queryClient: QueryClient };

beforeEach(() => {
  asked.length = 0;
  fails = undefined;
  deps = { api, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  reply = (query) =>
    anAnswer({
      total: 40,
      facets: Object.fromEntries((query.get('facets') ?? '').split(',').map((name) => [name, { one: 1 }])),
      histograms: query.get('histograms') ? { price: [{ from: 0, to: 1, count: 2 }], area: [] } : null,
      map: query.get('map') ? { mode: 'pins', total: 0, pins: [] } : null,
    });
});

describe('asking for a search', () => {
  it('makes one call for rows, counts, bars and map together', async () => {
    const viewport = { box: '36,33,37,34', zoom: 10 };
    const answer = await askSearch(deps, need('?city=damascus&view=both', { histograms: true, viewport }));
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      city: 'damascus',
      limit: '24',
      facets: 'category',
      histograms: 'true',
      map: 'true',
      viewport: '36,33,37,34',
      zoom: '10.00',
    });
    expect(answer).toMatchObject({ facets: { category: { one: 1 } }, map: { mode: 'pins' }, histograms: { area: [] } });
  });

  it('does not ask again for what it has', async () => {
    await askSearch(deps, need('?city=damascus'));
    await askSearch(deps, need('?city=damascus'));
    expect(asked).toHaveLength(1);
  });

  it('asks for the new rows only when a page is turned or the order changes', async () => {
    await askSearch(deps, need('?city=damascus'));
    await askSearch(deps, need('?city=damascus&page=2&sortBy=price'));
    expect(asked[1]?.get('facets')).toBeNull();
    expect(asked[1]?.get('limit')).toBe('24');
    expect(asked[1]?.get('page')).toBe('2');
  });

  it('asks for counts only when a filter is opened', async () => {
    await askSearch(deps, need('?city=damascus&page=2'));
    await askSearch(
      deps,
      need('?city=damascus&page=2', { rows: false, facets: ['category', 'features'], histograms: true }),
    );
    expect(Object.fromEntries(asked[1] ?? [])).toEqual({
      city: 'damascus',
      limit: '0',
      facets: 'features',
      histograms: 'true',
    });
  });

  it('waits for a call that is already bringing the part', async () => {
    const whole = askSearch(deps, need('?city=damascus', { facets: ['category', 'city'] }));
    const part = askSearch(deps, need('?city=damascus', { rows: false, facets: ['city'] }));
    await Promise.all([whole, part]);
    expect(asked).toHaveLength(1);
  });

  it('has the answer of the filters that a sentence was read as', async () => {
    reply = () =>
      anAnswer({
        total: 3,
        keywords: '',
        recognised: [{ kind: 'bedrooms', value: '3', text: '٣ غرف', label: '3 غرف' }],
      });
    await askSearch(deps, need('?keywords=٣ غرف'));
    expect(readAnswer(deps.queryClient, need('?bedrooms=3'))?.rows.recognised).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('keeps a degraded answer for a moment only', async () => {
    reply = () => anAnswer({ total: 3, degraded: true });
    await askSearch(deps, need('?city=damascus'));
    const at = deps.queryClient.getQueryState(['search', 'rows', '?city=damascus'])?.dataUpdatedAt ?? 0;
    expect(Date.now() - at).toBeGreaterThan(4 * 60_000);
  });

  it('gives an old answer only to who asks for one of any age', async () => {
    await askSearch(deps, need('?city=damascus'));
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 });
    try {
      expect(readAnswer(deps.queryClient, need('?city=damascus'))).toBeUndefined();
      expect(readAnswer(deps.queryClient, need('?city=damascus'), { evenOld: true })?.rows.page.total).toBe(40);
    } finally {
      vi.useRealTimers();
    }
  });

  it('passes failures on, and says which filters to drop', async () => {
    fails = {
      success: false,
      code: 'validation_failed',
      message: 'x',
      errors: [{ path: 'city', code: 'unknown_place', message: 'x' }],
    };
    const search = parseSearch('?city=nowhere&minPrice=5');
    const error = await askSearch(deps, need('?city=nowhere&minPrice=5')).catch((thrown) => thrown);
    expect(withoutRefused(search, error)).toEqual({ minPrice: ['5'] });
    expect(withoutRefused(search, new Error('other'))).toBeUndefined();
  });
});
