import type { AreaPrice } from '@diyar/api/contracts/places';
import { expect, it } from 'vitest';
import { areasOf, breaksOf, classOf, kindAt } from './price-classes.ts';

const area = (values: Partial<AreaPrice>): AreaPrice => ({
  kind: 'neighborhood',
  key: 'homs.a',
  name: 'A',
  city: 'homs',
  isDivided: false,
  lng: 36.7,
  lat: 34.7,
  median: 500,
  sample: 8,
  ...values,
});
const quarters = (city: string, medians: number[], at: { lng: number; lat: number }) =>
  medians.map((median, index) => area({ ...at, key: `${city}.${index}`, city, median }));
const HOMS = { lng: 36.7, lat: 34.7 };
const DAMASCUS = { lng: 36.3, lat: 33.5 };

it('colours what can be told apart at a zoom', () => {
  expect([5, 8, 10, 10.5, 16].map(kindAt)).toEqual(['province', 'city', 'city', 'neighborhood', 'neighborhood']);
});

it('colours a town without neighborhoods beside the neighborhoods of others', () => {
  const areas = [
    area({ kind: 'province', key: 'homs', city: null, isDivided: true }),
    area({ kind: 'city', key: 'homs', city: null, isDivided: true }),
    area({ kind: 'city', key: 'palmyra', city: null }),
    area({ key: 'homs.a' }),
  ];
  expect(areasOf(areas, 'neighborhood').map(({ key }) => key)).toEqual(['palmyra', 'homs.a']);
  expect(areasOf(areas, 'province').map(({ key }) => key)).toEqual(['homs']);
});

it('divides the neighborhoods of the city in the middle', () => {
  const drawn = [
    ...quarters('homs', [210, 300, 400, 500, 610, 700], HOMS),
    ...quarters('damascus', [1200, 1310, 1420, 1530, 1640], DAMASCUS),
  ];
  expect(breaksOf(drawn, [36.71, 34.72])).toEqual([300, 400, 500, 610]);
  expect(breaksOf(drawn, [36.29, 33.52])).toEqual([1300, 1400, 1500, 1600]);
});

it('compares with all others where a city has too few of its own', () => {
  const drawn = [...quarters('homs', [200, 300], HOMS), ...quarters('damascus', [1200, 1300, 1400, 1500], DAMASCUS)];
  expect(breaksOf(drawn, [36.71, 34.72])).toEqual([300, 1200, 1300, 1400]);
});

it('has as many classes as there are prices that differ', () => {
  expect(breaksOf([area({})], [36.7, 34.7])).toEqual([]);
  expect(breaksOf(quarters('homs', [500, 500, 500, 500, 900], HOMS), [36.7, 34.7])).toEqual([900]);
  expect(breaksOf([], [36.7, 34.7])).toEqual([]);
});

it('puts a price at the lower end of its class', () => {
  expect([199, 200, 350, 400].map((median) => classOf(median, [200, 400]))).toEqual([0, 1, 1, 2]);
});
