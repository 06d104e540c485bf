import { describe, expect, it } from 'vitest';
import { litSpots } from './lit-spots.ts';
import { spotsOf } from './spots.ts';

/** `f` is paid, `.` is not; best first. */
const spots = (text: string) =>
  spotsOf(
    [...text].map((kind, index) => ({
      id: `${kind}${index}`,
      lng: 36 + index / 100,
      lat: 33.5,
      priceLabel: '$1',
      featured: kind === 'f',
      approx: false,
      label: '',
    })),
  );
const lit = (text: string) => [...litSpots(spots(text))].join(' ');

describe('paid listings on the map', () => {
  it.each([
    ['', ''],
    ['f', 'f0'],
    ['....', ''],
    ['ff...', 'f0'],
    ['fffff.....', 'f0 f1'],
    ['.f...ffffff', 'f1 f5 f6'],
  ])('of %s light up %s: one in five at most', (text, expected) => {
    expect(lit(text)).toBe(expected);
  });

  it('light up best first, however the spots are given', () => {
    expect([...litSpots(spots('ff...').toReversed())]).toEqual(['f0']);
  });
});
