import { inferredOf, type SearchListingRow } from '@diyar/indexer/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '#demo/random.ts';
import { createFacts } from '#lib/facts.ts';
import { formatShape } from '#rules/shape.ts';
import { fieldQuestions } from '#testing/field-questions.ts';
import { type SearchSides, searchQuery, searchSides } from '#testing/search-sides.ts';
import { randomShape } from '#testing/shapes.ts';
import { appOn } from '#testing/test-app.ts';
import { type Asked, matches, readSaved } from './index.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides();
}, 120_000);
afterAll(() => sides.close());
const ask: SearchSides['ask'] = (...asked) => sides.ask(...asked);

const FILTERS: Record<string, string>[] = [
  {},
  { category: 'real-estate' },
  { category: 'apartments,villas' },
  { transactionType: 'sale' },
  { transactionType: 'rent', category: 'residential' },
  { province: 'damascus' },
  { province: 'aleppo,homs' },
  { minArea: '100' },
  { minPrice: '1000', maxPrice: '60000' },
  { bedrooms: '2,4+' },
  { features: 'elevator' },
  { features: 'elevator,parking' },
  { near: 'school' },
  { near: 'school,park' },
  { furnishing: 'furnished,semiFurnished' },
  { minPricePerM2: '300', maxPricePerM2: '900' },
  { 'attr.finishing': 'deluxe,super_deluxe' },
  { 'attr.building_age.max': '10' },
  { 'attr.building_age.max': '١٠', minPrice: '١٬٠٠٠' },
  { 'attr.heating': 'central' },
  { without: 'features:elevator' },
  { category: 'residential', without: 'province:damascus,furnishing:furnished' },
  { without: 'attr.finishing:deluxe,attr.heating:central' },
  { category: 'apartments', without: 'floor:3' },
];

/** A word in the titles of some flats for sale, fewer than a page of them. */
async function rareWordOf(side: SearchSides['online'], plain: Record<string, unknown>): Promise<string> {
  const { items } = await ask({ ...plain, limit: 40 }, side);
  const words = [...new Set(items.flatMap(({ title, originalTitle }) => (originalTitle ?? title).split(/\s+/)))];
  for (const word of words.filter((each) => /^[\u0620-\u064a]{4,}$/.test(each))) {
    const said = { category: 'apartments', transactionType: 'sale', keywords: word, limit: 0 };
    const [ranked, strict] = await Promise.all([ask(said, side), ask({ ...said, understand: false }, side)]);
    if (ranked.ranked && strict.page.total > 2 && strict.page.total < 12 && ranked.recognised.length === 0) return word;
  }
  throw new Error('every word is common');
}

describe('words behind a minus', () => {
  it('are what listings must not hold, in the engine and in PostgreSQL', async () => {
    for (const side of [sides.online, sides.offline]) {
      const total = async (keywords: string) =>
        (await ask({ keywords, understand: 'false', limit: 40, sortBy: 'date' }, side)).page.total;
      const all = (await ask({ limit: 1 }, side)).page.total;
      const held = await total('شقة ');
      expect([held > 0, await total('-شقة')]).toEqual([true, all - held]);
      expect(await total('للبيع -شقة')).toBe((await total('للبيع ')) - (await total('شقة للبيع ')));
      expect(await total('-apartment -شقق -الشقة')).toBe(all - held);
    }
  });

  it('are never read as their opposite, and stay behind what was read', async () => {
    const { recognised, keywords, beside } = await ask({ keywords: 'للبيع -شقة بدمشق -مفروشة' });
    expect(recognised.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      ...['transactionType=sale', 'city=damascus'],
    ]);
    expect([keywords, beside]).toEqual(['-شقة -مفروشة', null]);
    const many = await ask({ keywords: Array(30).fill('-شقة').join(' ') });
    expect(many.recognised).toEqual([]);
  });
});

describe('what listings must not say', () => {
  it('is left out of all that hold the rest, whatever it is, and told on a chip', async () => {
    const total = async (params: Record<string, string>) => (await ask({ ...params, limit: '0' })).page.total;
    const flats = { category: 'apartments' };
    for (const [kind = '', value = ''] of [
      ['features', 'elevator'],
      ['province', 'damascus'],
      ['furnishing', 'furnished'],
      ['attr.finishing', 'deluxe'],
    ]) {
      const held = await total({ ...flats, [kind]: value });
      expect([held > 0, await total({ ...flats, without: `${kind}:${value}` })], kind).toEqual([
        true,
        (await total(flats)) - held,
      ]);
    }
    const { applied } = await ask({ without: 'features:elevator,floor:0,neighborhood:damascus.mezzeh', limit: '0' });
    expect(applied.map(({ label }) => label)).toEqual(['بدون مصعد', 'بدون الطابق الأرضي', 'بدون المزة']);
    expect((await sides.online.get(searchQuery({ without: 'city:atlantis' }))).statusCode).toBe(400);
  });

  it('is read out of a sentence and never as its opposite', async () => {
    const { recognised } = await ask({ keywords: 'شقة بدمشق مو بالمزة بدون مصعد ما تكون مفروشة' });
    expect(recognised.map(({ kind, value, label }) => [kind, value, label].join(' '))).toEqual([
      'category apartments شقق',
      'city damascus دمشق',
      'without neighborhood:damascus.mezzeh بدون المزة',
      'without features:elevator بدون مصعد',
      'prefer furnishing:unfurnished بدون فرش أولًا',
    ]);
  });
});

describe('one search', () => {
  it('agrees with PostgreSQL on every filter, row by row', async () => {
    for (const filter of FILTERS) {
      const params = { ...filter, sortBy: 'date', limit: 40 };
      const [engine, sql] = await Promise.all([ask(params), ask(params, sides.offline)]);
      expect(sql.degraded).toBe(true);
      expect(engine.page.total, JSON.stringify(filter)).toBe(sql.page.total);
      if (filter.near) expect(engine.page.total, filter.near).toBeGreaterThan(0);
      expect(new Set(engine.items.map((item) => item.id)), JSON.stringify(filter)).toEqual(
        new Set(sql.items.map((item) => item.id)),
      );
    }
  });

  it('agrees with PostgreSQL and with alerts by every standard field', async () => {
    const facts = await createFacts(sides.database.db).get();
    const { rows } = await sides.database.db.raw<{ rows: SearchListingRow[] }>('select * from search_listing');
    const listings = rows.map((row) => ({ ...row, inferred: inferredOf(row, facts.wording) }) as unknown as Asked);
    for (const question of fieldQuestions()) {
      const address = new URLSearchParams(question).toString();
      const params = { ...question, sortBy: 'date', limit: 40 };
      const [engine, sql] = await Promise.all([ask(params), ask(params, sides.offline)]);
      const { conditions } = (await readSaved(sides.database.db, address, facts, 'en')).criteria;
      const alerts = listings.filter((row) => matches(conditions, row, facts.catalogue)).map(({ id }) => id);
      expect([sql.degraded, sql.page.total, alerts.length], address).toEqual([
        true,
        ...Array(2).fill(engine.page.total),
      ]);
      const ids = engine.items.map(({ id }) => id);
      expect(new Set(sql.items.map(({ id }) => id)), address).toEqual(new Set(ids));
      expect(alerts, address).toEqual(expect.arrayContaining(ids));
    }
  });

  it('shows as many on the map as in the list, wherever one looks', async () => {
    const source = random(99);
    for (let i = 0; i < 60; i++) {
      const west = 35.6 + source.next() * 5;
      const south = 32.4 + source.next() * 4;
      const bbox = [west, south, west + 0.02 + source.next() * 3, south + 0.02 + source.next() * 2]
        .map((corner) => corner.toFixed(4))
        .join();
      const zoom = source.int(5, 16);
      const answer = await ask({ ...source.pick(FILTERS), bbox, zoom, map: true, limit: 0 });
      const shown =
        answer.map?.mode === 'cells'
          ? answer.map.cells.reduce((sum, [, count]) => sum + count, 0)
          : (answer.map?.pins.length ?? 0);
      expect(shown).toBe(answer.page.total);
      expect(answer.map?.total).toBe(answer.page.total);
    }
    const country = await ask({ map: true, zoom: 6, limit: 0 });
    expect(country.map?.mode).toBe('cells');
  });

  it('finds in a drawn shape what PostgreSQL finds, in list, counts and map alike', async () => {
    const dice = random(5);
    const places = await sides.database.db<Asked>('search_listing').select('lng', 'lat').orderBy('id');
    let found = 0;
    for (let i = 0; i < 40; i++) {
      const shape = formatShape(randomShape(dice, places));
      const params = {
        ...dice.pick(FILTERS),
        shape,
        sortBy: 'date',
        limit: 40,
        map: true,
        zoom: 7,
        facets: 'category',
      };
      const [engine, sql] = await Promise.all([ask(params), ask(params, sides.offline)]);
      expect(sql.degraded).toBe(true);
      expect([engine.page.total, engine.map?.total], shape).toEqual([sql.page.total, sql.page.total]);
      expect(new Set(engine.items.map((item) => item.id)), shape).toEqual(new Set(sql.items.map((item) => item.id)));
      expect(engine.applied.map(({ kind }) => kind)).toContain('shape');
      found += engine.page.total;
    }
    expect(found).toBeGreaterThan(40);
  });

  it('counts the other options of a chosen filter as if it were not chosen', async () => {
    const plain = await ask({ limit: 0, facets: 'province,category' });
    const chosen = await ask({ limit: 0, facets: 'province,category', province: 'aleppo' });
    expect(chosen.facets.province).toEqual(plain.facets.province);
    expect(chosen.facets.category).not.toEqual(plain.facets.category);
  });

  it('reads filters out of a sentence and says which', async () => {
    const answer = await ask({ keywords: 'شقة للبيع بدمشق تحت ٢٠٠ ألف' });
    expect(answer.recognised.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['category', 'apartments'],
        ['transactionType', 'sale'],
        ['maxPrice', '200000'],
      ]),
    );
    expect(answer.items.length).toBeGreaterThan(0);
    for (const item of answer.items) expect(item.price.amount).toBeLessThanOrEqual(200_000);
  });

  it('asks the words beside what few listings carry, as one answer', async () => {
    const asked = { keywords: 'شقة طاقة شمسية', facets: 'category', map: true, zoom: 6 };
    const [answer, plain] = await Promise.all([
      ask({ ...asked, limit: 24 }),
      ask({ keywords: asked.keywords, understand: false, limit: 0 }),
    ]);
    expect(answer.page.total > 0 || plain.page.total === 0).toBe(true);
    expect(answer.recognised.map(({ kind }) => kind)).toContain('category');
    expect(answer.map?.total).toBe(answer.page.total);
    const offline = await ask({ ...asked, limit: 24 }, sides.offline);
    expect(offline.page.total > 0 || offline.recognised.length === 0).toBe(answer.page.total > 0);
  });

  it('lets what is said of a thing order its listings, and hides none', async () => {
    const plain = { keywords: 'شقة للبيع', limit: 24 };
    const all = await ask({ ...plain, facets: 'city', map: true, zoom: 6 });
    expect(Object.keys(all.facets.city ?? {}).length).toBeGreaterThan(0);
    for (const side of [sides.online, sides.offline]) {
      const unheard = await ask({ ...plain, keywords: 'شقة للبيع لخطيبتي' }, side);
      expect(unheard.page.total).toBe((await ask(plain, side)).page.total);
      expect(unheard).toMatchObject({ keywords: 'لخطيبتي', ranked: { holding: 0, whole: unheard.page.total } });
      // A word of few titles: first who says it, then the others, each once, however the pages are cut.
      const word = await rareWordOf(side, plain);
      const said = { category: 'apartments', transactionType: 'sale', keywords: word };
      const strict = await ask({ ...said, understand: false, limit: 40 }, side);
      const ids = async (limit: number) => {
        const pages = await Promise.all(
          [1, 2, 3].map((page) => ask({ ...said, limit, page }, side).then(({ items }) => items.map(({ id }) => id))),
        );
        return pages.flat();
      };
      const first = await ids(8);
      expect(first.slice(0, strict.page.total).toSorted()).toEqual(strict.items.map(({ id }) => id).toSorted());
      expect(new Set(first).size).toBe(24);
      expect((await ids(12)).slice(0, 24)).toEqual(first);
      expect((await ask({ ...said, sortBy: 'price', limit: 40 }, side)).items.map(({ id }) => id)).toEqual(
        (await ask({ ...said, keywords: '', sortBy: 'price', limit: 40 }, side)).items.map(({ id }) => id),
      );
    }
    const counted = await ask({ ...plain, keywords: 'شقة للبيع لخطيبتي', facets: 'city', map: true, zoom: 6 });
    expect([counted.facets, counted.map?.total]).toEqual([all.facets, all.map?.total]);
  });

  it('shows what answers the rest where no listing states what the words ask besides', async () => {
    const flats = { category: 'apartments', transactionType: 'sale', limit: 0 };
    const { facets } = await ask({ ...flats, facets: 'city' });
    for (const city of Object.keys(facets.city ?? {})) {
      const [all, pools] = await Promise.all([ask({ ...flats, city }), ask({ ...flats, city, features: 'pool' })]);
      const name = all.applied.find(({ kind }) => kind === 'city')?.label ?? '';
      if (pools.page.total > 0 || all.page.total === 0 || /[\s،]/.test(name)) continue;
      const read = await ask({ keywords: `شقة للبيع ب${name} مع مسبح`, limit: 24 });
      expect(read, name).toMatchObject({ keywords: '', ranked: { words: 'مسبح', holding: 0, whole: all.page.total } });
      expect(read.page.total).toBe(all.page.total);
      expect(read.applied).toContainEqual({ kind: 'prefer', value: 'features:pool', label: 'مسبح أولًا' });
      // The same once the filters stand for themselves, and where every flat states the opposite.
      expect((await ask({ ...flats, city, prefer: 'features:pool' })).page.total).toBe(all.page.total);
      expect((await ask({ ...flats, city, prefer: 'floor:77' })).page.total).toBe(all.page.total);
      // Chosen by hand, it is no preference.
      expect((await ask({ ...flats, city, features: 'pool', keywords: 'مع مسبح' })).page.total).toBe(0);
      return;
    }
    throw new Error('every town has a pool');
  });

  it('prefers what a listing may leave unstated: those that state it, then those that say nothing of it', async () => {
    const homes = { category: 'real-estate', limit: 40 };
    const { facets } = await ask({ ...homes, facets: 'city' });
    const cities = Object.keys(facets.city ?? {});
    for (const side of [sides.online, sides.offline]) {
      const total = async (more: Record<string, unknown>) =>
        (await ask({ ...homes, ...more, limit: 0 }, side)).page.total;
      let seen = 0;
      for (const city of cities) {
        const strict = await ask({ ...homes, city, furnishing: 'furnished' }, side);
        const [all, stated] = await Promise.all([
          total({ city }),
          total({ city, furnishing: 'furnished,semiFurnished,unfurnished' }),
        ]);
        const holding = strict.page.total;
        if (holding === 0 || holding >= 24 || stated === all) continue;
        const preferred = await ask({ ...homes, city, prefer: 'furnishing:furnished' }, side);
        const whole = holding + all - stated;
        expect(preferred.page.total, city).toBe(whole);
        expect(preferred.ranked).toEqual({ words: 'مفروش', holding, whole });
        const ids = (rows: typeof preferred) => rows.items.map(({ id }) => id).toSorted();
        expect(ids({ ...preferred, items: preferred.items.slice(0, holding) })).toEqual(ids(strict));
        const second = await ask({ ...homes, city, prefer: 'furnishing:furnished', limit: 3, page: 2 }, side);
        expect(second.items.map(({ id }) => id)).toEqual(preferred.items.slice(3, 6).map(({ id }) => id));
        if (++seen === 3) break;
      }
      expect(seen).toBeGreaterThan(0);
    }
  });

  it('shows next what states most of several preferences', async () => {
    const [first, second] = ['furnishing:furnished', 'features:garden'];
    const homes = { category: 'residential', transactionType: 'rent', limit: 24 };
    const both = await ask({ ...homes, furnishing: 'furnished', features: 'garden' });
    const preferred = await ask({ ...homes, prefer: `${first},${second}` });
    if (both.page.total >= 24) throw new Error('too many state both');
    const stating = await Promise.all([
      ask({ ...homes, furnishing: 'furnished', prefer: second, limit: 40 }),
      ask({ ...homes, features: 'garden', prefer: first, limit: 40 }),
    ]);
    const stated = new Set(stating.flatMap(({ items }) => items.map(({ id }) => id)));
    const next = preferred.items.slice(both.page.total);
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter(({ id }) => stated.has(id)).length).toBe(Math.min(next.length, stated.size - both.page.total));
  });

  it('takes as preferred only what the form lets an owner leave out', async () => {
    const read = async (keywords: string) =>
      (await ask({ keywords, limit: 0 })).recognised.map(({ kind, value }) => `${kind}=${value}`);
    expect(await read('شقة للايجار طابو اخضر مفروشة طابق تالت')).toEqual([
      ...['category=apartments', 'transactionType=rent', 'prefer=attr.ownership_paper:green_tabu'],
      ...['prefer=furnishing:furnished', 'prefer=floor:3'],
    ]);
    expect(await read('شقة للبيع طابو اخضر فوق الطابق التاني')).toEqual([
      ...['category=apartments', 'transactionType=sale', 'attr.ownership_paper=green_tabu', 'prefer=floor:3..'],
    ]);
    expect((await read('سيارة كيا بيضا')).filter((item) => !item.startsWith('category'))).toEqual([
      ...['attr.car_make=kia', 'prefer=attr.color:white'],
    ]);
  });

  it.each('مكتب, لعيادة, تصلح مكتب, مع غسالة, بدل سيارة, مستودع, كلب, لشغل, car, مزرعة, حلوة, لعروسين'.split(', '))(
    'hides no flat without saying so for «%s» beside it',
    async (word) => {
      for (const side of [sides.online, sides.offline]) {
        const all = (await ask({ keywords: 'شقة للبيع', limit: 0 }, side)).page.total;
        const { page, ranked, recognised } = await ask({ keywords: `شقة للبيع ${word}`, limit: 0 }, side);
        expect(recognised.map(({ kind }) => kind)).toEqual(['category', 'transactionType']);
        expect(page.total).toBeGreaterThan(0);
        // PostgreSQL does not count the others once a page holds the word.
        if (page.total < 24 || side === sides.online) expect(ranked?.whole ?? page.total).toBe(all);
      }
    },
  );

  it('keeps strict what names a thing, and words without one', async () => {
    expect((await ask({ keywords: 'لخطيبتي' })).page.total).toBe(0);
    expect((await ask({ category: 'apartments', keywords: 'تويوتا' })).page.total).toBe(0);
    expect((await ask({ category: 'apartments', keywords: 'a52x' })).page.total).toBe(0);
    expect((await ask({ category: 'apartments', keywords: 'لخطيبتي', understand: false })).page.total).toBe(0);
    const without = { category: 'apartments', keywords: 'لخطيبتي -للبيع', limit: 0 };
    expect((await ask(without)).page.total).toBe(
      (await ask({ category: 'apartments', keywords: '-للبيع', limit: 0 })).page.total,
    );
  });

  it('reads pounds, and offers the other ones', async () => {
    const { recognised, offered, beside } = await ask({ keywords: 'شقة تحت ٥٠٠ مليون ليرة', limit: 0 });
    const price = recognised.find(({ kind }) => kind === 'maxPrice');
    expect(price).toMatchObject({ value: '43478', label: 'حتى 43,478 $ (ليرة قديمة)' });
    if (!beside) expect(offered.map(({ label }) => label)).toContain('حتى 4,347,800 $ (ليرة جديدة)');
    const bare = await ask({ keywords: 'شقة للبيع تحت ال ٦٠', limit: 0 });
    expect(bare.recognised.map(({ value }) => value)).toContain('60000');
    expect(bare.offered.map(({ label }) => label)).toContain('حتى 60 $');
  });

  it('reads chat writing by its sound, and says how', async () => {
    const [chat, arabic] = await Promise.all([
      ask({ keywords: 'sha2a lal bay3', limit: 0 }),
      ask({ keywords: 'شقة للبيع', limit: 0 }),
    ]);
    expect(chat.spelled).toBe('شقة للبيع');
    expect(chat.page.total).toBe(arabic.page.total);
    // The 7 is a ح, never the ه of الهامة; two vowels are heard in Sweida, not one as in السودا.
    expect((await ask({ keywords: 'sha2a bi 7ama', limit: 0 })).recognised).toContainEqual(
      expect.objectContaining({ kind: 'city', value: 'hama' }),
    );
    expect((await ask({ keywords: 'suweida apartment', limit: 0 })).recognised).toContainEqual(
      expect.objectContaining({ kind: 'city', value: 'as-suwayda' }),
    );
    expect((await ask({ keywords: 'beit 3arabi', limit: 0 })).spelled).toBe('بيت عربي');
    expect((await ask({ keywords: 'apartment 3rd floor', limit: 0 })).spelled).toBeUndefined();
  });

  it('takes the words as words when asked to', async () => {
    const answer = await ask({ keywords: 'شقة للبيع', understand: false });
    expect(answer.recognised).toEqual([]);
    expect(answer.keywords).toBe('شقة للبيع');
  });

  it('keeps ids and counts when the language changes', async () => {
    const path = searchQuery({ keywords: 'شقة', facets: 'city', limit: 24 });
    const [ar, en] = await Promise.all([sides.online.get(path, 'ar'), sides.online.get(path, 'en')]);
    expect(en.json.data.items.map((item: { id: string }) => item.id)).toEqual(
      ar.json.data.items.map((item: { id: string }) => item.id),
    );
    expect(en.json.data.facets).toEqual(ar.json.data.facets);
  });
});

describe('the order of results', () => {
  it('pages the default order without losing or repeating a listing', async () => {
    const seen: string[] = [];
    const first = await ask({ limit: 40 });
    for (let page = 1; page <= first.lastPage; page++) {
      seen.push(...(await ask({ limit: 40, page })).items.map((item) => item.id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(first.page.total);
  });

  it('orders pins like the list: at most two paid ones in ten while others last', async () => {
    const { map } = await ask({ map: true, zoom: 8, bbox: '35.5,32.2,42.6,34.2', limit: 0 });
    const pins = map?.mode === 'pins' ? map.pins : [];
    const paid = pins.filter(({ featured }) => featured).length;
    expect(paid).toBeGreaterThan(2);
    for (let from = 0; from + 10 <= pins.length - paid && from < paid * 5; from += 10)
      expect(pins.slice(from, from + 10).filter(({ featured }) => featured).length, `from ${from}`).toBeLessThanOrEqual(
        2,
      );
    expect(new Set(pins.map(({ id }) => id)).size).toBe(map?.total);
  });

  it.each(['price', 'area', 'date', 'priority'] as const)('sorts by %s both ways', async (sortBy) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { items } = await ask({ sortBy, sortOrder, minPrice: 1, minArea: 1, limit: 40 });
      if (sortBy === 'priority') {
        const paid = items.map(({ featured }) => featured);
        expect(paid).toEqual([...paid].sort((a, b) => (Number(a) - Number(b)) * (sortOrder === 'asc' ? 1 : -1)));
        expect(paid.includes(true)).toBe(sortOrder === 'desc');
        continue;
      }
      const value = (item: (typeof items)[number]) =>
        sortBy === 'price' ? item.price.amount : sortBy === 'area' ? item.area : Date.parse(item.publishedAt);
      const values = items.map((item) => value(item) ?? 0);
      expect(values).toEqual([...values].sort((a, b) => (sortOrder === 'asc' ? a - b : b - a)));
    }
  });
});

describe('without the engine', () => {
  it('answers when the key is wrong', async () => {
    const locked = await appOn(sides.database, sides.engine.prefix, { MEILI_KEY: 'not the key' });
    const { degraded, items } = await ask({ category: 'apartments', limit: 5 }, locked);
    expect(degraded).toBe(true);
    expect(items).toHaveLength(5);
    await locked.close();
  });

  it('shows on the map what the list has', async () => {
    const answer = await ask({ map: true, zoom: 6, bbox: '36,33,38,36' }, sides.offline);
    const shown =
      answer.map?.mode === 'cells'
        ? answer.map.cells.reduce((sum, [, count]) => sum + count, 0)
        : answer.map?.pins.length;
    expect(answer.degraded).toBe(true);
    expect(answer.capped).toBe(false);
    expect(shown).toBe(answer.page.total);
  });

  it('finds words, rare and common', async () => {
    for (const keywords of ['شقة', 'فيلا', 'بحمص']) {
      const params = { keywords, understand: false, limit: 0 };
      const [engine, sql] = await Promise.all([ask(params), ask(params, sides.offline)]);
      // Descriptions are left to the engine: a word that only they say is found there alone.
      expect(sql.page.total, keywords).toBeGreaterThan(0);
      expect(engine.page.total - sql.page.total, keywords).toBeGreaterThanOrEqual(0);
      expect(engine.page.total - sql.page.total, keywords).toBeLessThan(10);
    }
  });
});
