import { describe, expect, it } from 'vitest';
import { type Illustrated, photoChooser } from './choose-photos.ts';
import { pool } from './pictures/pool.ts';
import { random } from './random.ts';

const aFlat: Illustrated = {
  category: 'apartments',
  property_type: 'apartment',
  root: 'real-estate',
  deal: 'sale',
  lead: null,
};
const chosenFor = (listing: Illustrated, count: number) => {
  const choose = photoChooser(pool);
  return Array.from({ length: count }, (_, n) => choose(listing, random(n)));
};

describe('the pictures of a demo listing', () => {
  it.each([
    aFlat,
    { ...aFlat, category: 'villas', property_type: 'villa' },
    { ...aFlat, category: 'arab-houses', property_type: 'house' },
  ])('show one home from three sides or more: %o', (listing) => {
    for (const photos of chosenFor(listing, 300).filter(({ length }) => length > 0)) {
      expect(new Set(photos.map(({ dwelling }) => dwelling)).size).toBe(1);
      expect(photos.length).toBeGreaterThanOrEqual(3);
      expect(new Set(photos).size).toBe(photos.length);
      expect(photos[0]?.room).not.toBe('bathroom');
    }
  });

  it('begin differently among a hundred flats in a row', () => {
    const firsts = chosenFor(aFlat, 100).flatMap(([first]) => first ?? []);
    expect(new Set(firsts).size).toBe(firsts.length);
    expect(firsts.slice(0, 24).map(({ room }) => room)).not.toContain('bedroom');
  });

  it('show one thing, and nothing where the pool has none of its kind', () => {
    const car: Illustrated = {
      category: 'passenger-cars',
      property_type: null,
      root: 'vehicles',
      deal: 'sale',
      lead: null,
    };
    expect(Math.max(...chosenFor(car, 50).map(({ length }) => length))).toBe(1);
    const unheardOf: Illustrated = {
      category: 'time-machines',
      property_type: null,
      root: 'furniture-home-decor',
      deal: 'sale',
      lead: null,
    };
    expect(chosenFor(unheardOf, 50).flat()).toEqual([]);
  });

  it('of sanitary ware are bathrooms', () => {
    const sink: Illustrated = {
      category: 'sanitary-plumbing',
      property_type: null,
      root: 'furniture-home-decor',
      deal: 'sale',
      lead: null,
    };
    const bathrooms = pool.filter(({ room }) => room === 'bathroom').map(({ id }) => id);
    const chosen = chosenFor(sink, 100).flat();
    expect(chosen.length).toBeGreaterThan(80);
    expect(chosen.filter(({ id }) => !bathrooms.includes(id))).toEqual([]);
  });
});

it('sixty homes stand in the pool, six views each', () => {
  const views = new Map<string, number>();
  for (const { dwelling } of pool) if (dwelling) views.set(dwelling, (views.get(dwelling) ?? 0) + 1);
  expect(views.size).toBe(60);
  expect(new Set(views.values())).toEqual(new Set([6]));
});
