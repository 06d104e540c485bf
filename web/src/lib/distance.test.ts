import { expect, it } from 'vitest';
import { metresBetween, roundedDistance } from './distance.ts';

it('measures as along the ellipsoid, to half a percent', () => {
  const damascus = { lng: 36.2765, lat: 33.5138 };
  const aleppo = { lng: 37.1343, lat: 36.2021 };
  // Along the ellipsoid (Vincenty): 308,374 m.
  expect(Math.abs(metresBetween(damascus, aleppo) / 308_374 - 1)).toBeLessThan(0.005);
  expect(metresBetween(damascus, damascus)).toBe(0);
});

it('says kilometres from where 50 m round to one', () => {
  expect(roundedDistance(12)).toEqual({ unit: 'metres', distance: '50' });
  expect(roundedDistance(974)).toEqual({ unit: 'metres', distance: '950' });
  expect(roundedDistance(975)).toEqual({ unit: 'km', distance: '1' });
  expect(roundedDistance(308_460)).toEqual({ unit: 'km', distance: '308.5' });
});
