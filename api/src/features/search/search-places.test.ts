import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchSides, searchSides } from '#testing/search-sides.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides();
}, 120_000);
afterAll(() => sides.close());
const ask: SearchSides['ask'] = (...asked) => sides.ask(...asked);

const MEZZEH = 'damascus.mezzeh';
const MEZZEH_PARTS = ['autostrad', 'western-villas', 'eastern-villas', 'jabal', '86', 'basatin'].map(
  (name) => `damascus.mezzeh-${name}`,
);

describe('a place and what belongs to it', () => {
  it('finds the smaller quarters inside a quarter, and says so', async () => {
    const inside = [...MEZZEH_PARTS, 'damascus.old-mezzeh', 'damascus.sheikh-saad'].join();
    for (const side of [sides.online, sides.offline]) {
      const whole = await ask({ neighborhood: MEZZEH, limit: 40 }, side);
      const alone = await ask({ neighborhood: MEZZEH, surroundings: false, limit: 0 }, side);
      const parts = await ask({ neighborhood: inside, limit: 0 }, side);
      expect(parts.page.total).toBeGreaterThan(0);
      expect(whole.page.total).toBe(alone.page.total + parts.page.total);
      expect(whole.applied).toContainEqual({ kind: 'surroundings', value: 'true', label: 'وما حولها' });
      expect(alone.applied.map(({ kind }) => kind)).not.toContain('surroundings');
      expect(parts.applied.map(({ kind }) => kind)).not.toContain('surroundings');
      expect(whole.placePage).toBe('/syria/damascus/damascus/mezzeh');
      expect(alone.placePage).toBeNull();
    }
  });

  it('counts a quarter with its parts, as the search for it finds them', async () => {
    const { facets } = await ask({ city: 'damascus', facets: 'neighborhood', limit: 0 });
    const { page } = await ask({ neighborhood: MEZZEH, limit: 0 });
    expect(facets.neighborhood?.[MEZZEH]).toBe(page.total);
    const place = await sides.online.get('/places/page?path=/syria/damascus/damascus/mezzeh');
    expect(place.json.data.total).toBe(page.total);
  });

  it('means only the part when a quarter is chosen together with it', async () => {
    const both = await ask({ neighborhood: `${MEZZEH},damascus.mezzeh-86`, limit: 0 });
    const part = await ask({ neighborhood: 'damascus.mezzeh-86', limit: 0 });
    expect(both.page.total).toBe(part.page.total);
  });

  it('reads a name of both a city and its governorate as the city, and offers the governorate', async () => {
    const read = await ask({ keywords: 'شقة بحلب', limit: 0 });
    expect(read.recognised).toContainEqual(expect.objectContaining({ kind: 'city', value: 'aleppo' }));
    const governorate = [{ kind: 'province', value: 'aleppo' }];
    expect((await ask({ city: 'aleppo', limit: 0 })).offered).toEqual([
      { label: 'كل محافظة حلب', filters: governorate, replaces: ['city'] },
    ]);
    const titled = await ask({ keywords: 'شقة بمحافظة حلب', limit: 0 });
    expect(titled.recognised).toContainEqual(expect.objectContaining({ kind: 'province', value: 'aleppo' }));
    expect((await ask({ province: 'aleppo', limit: 0 })).offered).toEqual([]);
    // Damascus the city is all of its governorate.
    expect((await ask({ city: 'damascus', limit: 0 })).offered).toEqual([]);
  });
});

describe('a landmark', () => {
  it('is a circle that the map shows, labelled by its name, and wins over namesakes elsewhere', async () => {
    const near = await ask({ keywords: 'شقة قريبة من جامعة دمشق', limit: 40 });
    const [chip] = near.recognised.filter(({ kind }) => kind === 'shape');
    expect(chip).toMatchObject({ label: 'قرب جامعة دمشق', text: 'قريبة من جامعة دمشق' });
    expect(near.keywords).toBe('');
    const same = await ask({ category: 'apartments', shape: chip?.value ?? '', limit: 40 });
    if (!near.beside) expect(near.page.total).toBe(same.page.total);
    expect(same.applied).toContainEqual({ kind: 'shape', value: chip?.value, label: 'قرب جامعة دمشق' });
    for (const { lng, lat } of same.items) {
      const east = (lng - 36.288) * 92.9;
      const north = (lat - 33.512) * 111.2;
      expect(Math.hypot(east, north)).toBeLessThan(2.02);
    }
    const label = async (keywords: string) =>
      (await ask({ keywords, limit: 0 })).recognised.map((chip) => chip.label).join('، ');
    expect(await label('أرض بالغوطة')).toContain('الغوطة وما حولها');
    expect(await label('شقة بالغوطة حمص')).not.toContain('وما حولها');
  });
});

describe('a search that finds little', () => {
  it('helps when nothing matches', async () => {
    const { help, page } = await ask({ category: 'apartments', minPrice: 1_000_000_000 });
    expect(page.total).toBe(0);
    expect(help?.without[0]).toMatchObject({ kind: 'minPrice' });
    expect(help?.without[0]?.total).toBeGreaterThan(0);
    expect(help?.close.length).toBeGreaterThan(0);
  });

  it('shows close matches of the same kind and deal, near the place, hardly any of them paid', async () => {
    const questions: Record<string, string | number>[] = [
      { keywords: 'فيلا بجرمانا بمسبح', minPrice: 900_000_000 },
      { category: 'villas', transactionType: 'sale', city: 'latakia', minPrice: 900_000_000 },
      { category: 'apartments', transactionType: 'rent', neighborhood: 'damascus.bab-touma', minArea: 90_000 },
    ];
    for (const question of questions) {
      const { help, page, applied } = await ask({ ...question });
      expect(page.total).toBe(0);
      const close = help?.close ?? [];
      expect(close.length, JSON.stringify(question)).toBeGreaterThan(1);
      const [first] = applied.filter(({ kind }) => kind === 'city' || kind === 'neighborhood');
      const { catalogue } = await sides.online.app.deps.facts.get();
      const place = first && catalogue.places.find(first.kind as 'city', first.value);
      if (!place) throw new Error('the question names a place');
      for (const card of close) {
        expect(card.category.root).toBe('real-estate');
        expect(catalogue.categories.find(card.category.key)?.path.map(({ slug }) => slug)).toContain('residential');
        expect(Math.abs(card.lat - place.lat), JSON.stringify(question)).toBeLessThan(0.42);
        if (question.transactionType) expect([question.transactionType, 'both']).toContain(card.transactionType);
      }
      expect(close.filter(({ featured }) => featured).length).toBeLessThanOrEqual(1);
    }
  });

  it('adds close matches to the few that were found, without repeating those', async () => {
    const { items } = await ask({ category: 'apartments', city: 'aleppo', limit: 40 });
    const [only] = items.filter(({ price }) => price.amount !== null);
    const amount = only?.price.amount ?? 0;
    const few = await ask({ category: 'apartments', city: 'aleppo', minPrice: amount, maxPrice: amount });
    expect(few.page.total).toBeLessThan(4);
    const found = new Set(few.items.map(({ id }) => id));
    expect(few.help?.close.length).toBeGreaterThan(0);
    expect(few.help?.close.some(({ id }) => found.has(id))).toBe(false);
    expect((await ask({ category: 'apartments' })).help).toBeNull();
  });
});

describe('a sentence that says what is filtered already', () => {
  const SET = { category: 'apartments', transactionType: 'sale', neighborhood: MEZZEH };

  it('adds nothing to it, neither as a filter nor as words', async () => {
    const plain = await ask({ ...SET, limit: 0 });
    const said = await ask({ ...SET, keywords: 'شقة للبيع بالمزة', limit: 0 });
    expect(said.keywords).toBe('');
    expect(said.page.total).toBe(plain.page.total);
    expect(said.applied).toEqual(plain.applied);
    expect(said.recognised.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      'category=apartments',
      'transactionType=sale',
      `neighborhood=${MEZZEH}`,
    ]);
    const priced = await ask({ keywords: 'تحت 90000 دولار', maxPrice: 90_000, limit: 0 });
    expect(priced.keywords).toBe('');
  });

  it('knows one of several features again, and a city that is its governorate', async () => {
    const pool = await ask({ features: 'pool,elevator', keywords: 'شقة مع مصعد', limit: 0 });
    expect({ rest: pool.keywords, read: pool.recognised.map(({ value }) => value) }).toEqual({
      rest: '',
      read: ['apartments', 'elevator'],
    });
    const damascus = await ask({ province: 'damascus', keywords: 'شقة بدمشق', limit: 0 });
    expect(damascus.keywords).toBe('');
    expect(damascus.applied.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      'category=apartments',
      'province=damascus',
    ]);
  });

  it('still takes for words what says otherwise, or less, than the filter', async () => {
    const other = await ask({ ...SET, keywords: 'شقة للإيجار بالمالكي', limit: 0 });
    expect(other.keywords).toBe('للإيجار بالمالكي');
    const several = await ask({ category: 'apartments,villas', keywords: 'شقة', limit: 0 });
    expect(several.keywords).toBe('شقة');
  });
});
