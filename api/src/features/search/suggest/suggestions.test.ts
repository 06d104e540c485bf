import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchSides, searchSides } from '#testing/search-sides.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides();
}, 120_000);
afterAll(() => sides.close());
const ask: SearchSides['ask'] = (...asked) => sides.ask(...asked);

interface Suggested {
  kind: string;
  text: string;
  detail: string | null;
  search: string | null;
  path: string | null;
  count: number | null;
}
const suggest = async (params: Record<string, string>, where = sides.online): Promise<Suggested[]> =>
  (await where.get(`/search/suggestions?${new URLSearchParams(params)}`)).json.data.items;

describe('suggestions', () => {
  it.each([
    ['المز', 'place', 'المزة'],
    ['الم', 'place', 'المزة'],
    ['الشق', 'category', 'شقق'],
  ])('know «%s» as a beginning, article and all', async (query, kind, text) => {
    expect(await suggest({ query, limit: '20' })).toContainEqual(expect.objectContaining({ kind, text }));
  });

  it.each([
    ['شقة بالمز', 'place', 'شقة بالمزة', 'keywords=شقة بالمزة'],
    ['شقة للاي', 'query', 'شقة للإيجار', 'keywords=شقة للإيجار'],
    ['للبيع شق', 'category', 'للبيع شقق', 'keywords=للبيع شقق'],
    ['شقه', 'category', 'شقق', 'category=apartments'],
    ['شقة للبيع بحم', 'place', 'شقة للبيع بحمص', 'keywords=شقة للبيع بحمص'],
    ['شقة في حم', 'place', 'شقة في حمص', 'keywords=شقة في حمص'],
    ['دمسق', 'place', 'دمشق', 'province=damascus'],
    ['flat in mezz', 'place', null, null],
  ])('complete «%s» within what stands before', async (query, kind, text, search) => {
    const items = await suggest({ query, limit: '20' });
    const wanted = items.filter((item) => item.kind === kind);
    const texts = wanted.map((item) => item.text);
    if (text === null) return expect(texts.some((each) => each.startsWith('flat '))).toBe(true);
    expect(texts).toContain(text);
    const addresses = wanted.map((item) => decodeURIComponent(item.search ?? '').replaceAll('+', ' '));
    expect(addresses).toContain(search);
    const found = wanted[addresses.indexOf(search ?? '')];
    const asked = Object.fromEntries(new URLSearchParams(found?.search ?? ''));
    const { page, beside } = await ask({ ...asked, limit: 0 });
    expect(found?.count).toBe(beside?.exact ?? page.total);
  });

  it('say of namesakes what each is', async () => {
    const named = (await suggest({ query: 'الزهراء', limit: '20' })).filter(({ text }) => text === 'الزهراء');
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named.map(({ detail }) => detail)).size).toBe(named.length);
    expect(named[0]?.detail).toMatch(/^(حي|مدينة أو بلدة)، /);
  });

  it.each(['30 دقيقة مشي من جامعة دمشق', 'قرب جامعة دمشق'])(
    'count what lies in «%s», which stands before',
    async (near) => {
      const text = `${near} شقق`;
      const found = (await suggest({ query: text, limit: '20' })).find(({ kind }) => kind === 'category');
      const { page, beside } = await ask({ keywords: text, limit: 0 });
      expect(found).toMatchObject({ text, count: beside?.exact ?? page.total });
      expect(found?.count).toBeGreaterThan(0);
    },
  );

  it('know landmarks, and say what stands before them no second time', async () => {
    const landmark = (await suggest({ query: 'شقة قرب جامعة دم', limit: '20' })).find(
      ({ kind }) => kind === 'landmark',
    );
    expect(landmark?.search).toContain('shape=');
    const again = await suggest({ query: 'شقة بحمص بالمز', limit: '20' });
    expect(again.filter(({ kind }) => kind === 'place')).toEqual([]);
  });

  it.each([
    ['شارع الحمر', 'شارع الحمرا', 'street=damascus.al-hamra-street'],
    ['شقة بشارع جبران خل', 'شقة بشارع جبران خليل جبران', 'keywords=شقة بشارع جبران خليل جبران'],
    // Damascus has two of that name.
    ['شقة بشارع الحمر', 'شقة بشارع الحمرا', 'keywords=شقة&street=damascus.al-hamra-street'],
    ['gibran khal', 'شارع جبران خليل جبران', 'street=damascus.gibran-khalil-gibran-street'],
    // The town that is said is the street's.
    ['بدمشق شارع جبران', 'شارع جبران خليل جبران', 'street=damascus.gibran-khalil-gibran-street'],
    ['شقة شارع جبران خليل القصاع', 'شقة شارع جبران خليل جبران', 'keywords=شقة شارع جبران خليل جبران'],
  ])('know the street of «%s»', async (query, text, search) => {
    const items = await suggest({ query, limit: '20' }, sides.offline);
    const found = items.filter(({ kind }) => kind === 'street');
    expect(found.map((item) => [item.text, decodeURIComponent(item.search ?? '').replaceAll('+', ' ')])).toContainEqual(
      [text, search],
    );
    expect(found[0]?.detail).toContain('دمشق');
  });

  it('put places first', async () => {
    const kinds = (await suggest({ query: 'شقة', limit: '20' })).map(({ kind }) => kind);
    expect(kinds).toContain('listing');
    const places = (await suggest({ query: 'حلب' })).map(({ kind }) => kind);
    expect(places[0]).toBe('place');
    const order = ['place', 'category', 'office', 'listing'];
    expect(places).toEqual([...places].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('count what their search would find with the chosen deal and category', async () => {
    const totalOf = async (params: Record<string, string>) => (await ask({ ...params, limit: 0 })).page.total;
    for (const chosen of [{ transactionType: 'rent' }, { transactionType: 'sale', category: 'apartments' }] as Record<
      string,
      string
    >[]) {
      const places = (await suggest({ query: 'دمشق', ...chosen })).filter(({ kind }) => kind === 'place');
      expect(places.length).toBeGreaterThan(0);
      for (const { search, count } of places) {
        expect(count, `${search}`).toBe(
          await totalOf({ ...chosen, ...Object.fromEntries(new URLSearchParams(search ?? '')) }),
        );
      }
      const [flats] = (await suggest({ query: 'شقق', ...chosen })).filter(({ kind }) => kind === 'category');
      expect(flats?.search).toBe('category=apartments');
      expect(flats?.count).toBe(await totalOf({ ...chosen, category: 'apartments' }));
    }
  });

  it('show listings of the chosen deal, and no category that does not know it', async () => {
    const listings = (await suggest({ query: 'شقة', transactionType: 'rent', limit: '20' })).filter(
      ({ kind }) => kind === 'listing',
    );
    expect(listings.length).toBeGreaterThan(3);
    for (const { path } of listings) expect(path).toMatch(/for-(?:sale-or-)?rent/);
    const search = async (transactionType: string) =>
      (await suggest({ query: 'أراض', transactionType })).map(({ search }) => search);
    expect(await search('sale')).toContain('category=lands');
    expect(await search('service')).not.toContain('category=lands');
  });

  it('say no number within a choice while the engine is away', async () => {
    const [place] = await suggest({ query: 'دمشق', transactionType: 'rent' }, sides.offline);
    expect(place).toMatchObject({ kind: 'place', count: null });
    const { statusCode, json } = await sides.online.get('/search/suggestions?query=دمشق&category=spaceships');
    expect({ statusCode, code: json.code }).toEqual({ statusCode: 400, code: 'validation_failed' });
  });
});
