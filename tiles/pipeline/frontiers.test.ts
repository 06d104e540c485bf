import { expect, it } from 'vitest';
import { frontiers } from './frontiers.ts';

it('draws a border where the other side is land, and none along the sea', () => {
  const ring = [
    [36.5, 35.5],
    [35.93, 35.5],
    [35.9, 35.2],
    [35.93, 34.9],
    [36.5, 34.9],
    [36.5, 35.5],
  ];
  const area = { type: 'Feature', properties: { key: 'latakia' }, geometry: { type: 'Polygon', coordinates: [ring] } };
  const found = frontiers([area as never], 'governorate');
  expect(found.map(({ geometry }) => geometry.coordinates)).toEqual([
    [
      [36.5, 35.5],
      [35.93, 35.5],
    ],
    [
      [35.93, 34.9],
      [36.5, 34.9],
      [36.5, 35.5],
    ],
  ]);
  expect(found[0]?.properties).toEqual({ kind: 'governorate' });
});
