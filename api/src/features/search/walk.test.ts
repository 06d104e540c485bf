import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '#demo/random.ts';
import { createFacts } from '#lib/facts.ts';
import { formatShape, type LngLat, roundedCorner, type Shape } from '#rules/shape.ts';
import { type SearchSides, searchQuery, searchSides } from '#testing/search-sides.ts';
import { inPostgis } from '#testing/shapes.ts';
import { type Asked, matches, readSaved } from './index.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides();
}, 120_000);
afterAll(() => sides.close());

const WALKS = 25;
it(`finds in minutes on foot what PostGIS finds inside the line that the map shows, ${WALKS} times, alerts too`, async () => {
  const { db } = sides.database;
  const facts = await createFacts(db).get();
  const listings = await db<Asked>('search_listing').orderBy('id');
  const dice = random(23);
  let found = 0;
  for (let i = 0; i < WALKS; i++) {
    const { lng, lat } = dice.pick(listings);
    const center = roundedCorner([lng, lat]);
    const minutes = dice.pick([10, 20, 30]);
    const { json } = await sides.online.get(`/walks?lng=${center[0]}&lat=${center[1]}&minutes=${minutes}`);
    const line: LngLat[] | null = json.data.line;
    const walk = { kind: 'walk', center, minutes } as const;
    const oracle = await inPostgis(db, [{ ...walk, line: line ?? undefined }] satisfies Shape);

    const shape = formatShape([walk]);
    const params = { shape, sortBy: 'date', limit: 40, map: true, zoom: 12 };
    const [engine, sql] = await Promise.all([sides.ask(params), sides.ask(params, sides.offline)]);
    expect([engine.page.total, engine.map?.total, sql.page.total], shape).toEqual(Array(3).fill(oracle.length));
    expect([sql.degraded, new Set(engine.items.map(({ id }) => id))]).toEqual([true, new Set(oracle)]);
    const { conditions } = (await readSaved(db, `shape=${shape}`, facts, 'en')).criteria;
    const alerts = listings.filter((row) => matches(conditions, row, facts.catalogue)).map(({ id }) => id);
    expect(alerts, shape).toEqual(oracle);
    found += oracle.length;
  }
  expect(found).toBeGreaterThan(WALKS);
}, 120_000);

it('says on its chip how long it is, and where it is a straight line', async () => {
  const chipOf = async (center: LngLat, lang: 'ar' | 'en') => {
    const shape = formatShape([{ kind: 'walk', center, minutes: 15 }]);
    const { json } = await sides.online.get(searchQuery({ shape, limit: 0 }), lang);
    return json.data.applied.find(({ kind }: { kind: string }) => kind === 'shape')?.label;
  };
  expect(await chipOf([36.3, 33.51], 'ar')).toBe('15 دقيقة مشي من نقطة');
  expect(await chipOf([36.288, 33.512], 'en')).toBe('15 minutes on foot from Damascus University');
  // In the desert.
  expect(await chipOf([38.6, 33.6], 'en')).toBe('15 minutes on foot from a point (straight line)');
  expect(await chipOf([38.6, 33.6], 'ar')).toBe('15 دقيقة مشي من نقطة (بخط النظر)');
});

it('is read out of a sentence, from a quarter, by its middle', async () => {
  for (const lang of ['ar', 'en'] as const) {
    const said = { ar: 'شقة 10 دقايق مشي من المالكي', en: 'apartment 10 minutes on foot from Malki' }[lang];
    const { json } = await sides.online.get(searchQuery({ keywords: said, limit: 0 }), lang);
    const chip = json.data.recognised.find(({ kind }: { kind: string }) => kind === 'shape');
    expect(chip?.label).toBe({ ar: '10 دقائق مشي من المالكي', en: '10 minutes on foot from Malki' }[lang]);
  }
});

it('is read out of a sentence, from a landmark', async () => {
  const answer = await sides.ask({ keywords: 'شقة 30 دقيقة مشي من جامعة دمشق', limit: 5 });
  const chip = answer.recognised.find(({ kind }) => kind === 'shape');
  expect(chip).toMatchObject({ text: '30 دقيقة مشي من جامعة دمشق', label: '30 دقيقة مشي من جامعة دمشق' });
  const same = await sides.ask({ category: 'apartments', shape: chip?.value ?? '', limit: 5 });
  expect(same.page.total).toBeGreaterThan(0);
  expect(answer.beside?.exact ?? answer.page.total).toBe(same.page.total);
});
