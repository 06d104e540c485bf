import { expect, it } from 'vitest';
import type { Pin } from '../types.ts';
import { spotOfPin, spotsOf } from './spots.ts';

const pin = (id: string, lng: number, lat: number): Pin => ({
  id,
  lng,
  lat,
  priceLabel: '$1',
  featured: false,
  approx: false,
  label: id,
});

it('puts listings of one building together and keeps the order of merit', () => {
  const spots = spotsOf([pin('a', 36.3, 33.5), pin('b', 36.4, 33.5), pin('c', 36.300_001, 33.5), pin('d', 36.5, 33.5)]);
  expect(spots.map(({ id, rank, pins }) => [id, rank, pins.map((pin) => pin.id)])).toEqual([
    ['a', 0, ['a', 'c']],
    ['b', 1, ['b']],
    ['d', 2, ['d']],
  ]);
  expect(spotOfPin(spots, 'c')?.id).toBe('a');
  expect(spotOfPin(spots, 'z')).toBeUndefined();
});
