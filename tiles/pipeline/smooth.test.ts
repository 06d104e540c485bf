import type { Feature, Geometry } from 'geojson';
import { expect, it } from 'vitest';
import { smooth } from './smooth.ts';

const feature = (geometry: Geometry): Feature<Geometry> => ({ type: 'Feature', properties: { kind: 'x' }, geometry });

it('keeps a line’s ends and rounds what lies between', () => {
  const { geometry } = smooth(
    feature({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    }),
    1,
  );
  expect(geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [0, 0],
      [0.75, 0.75],
      [1.25, 0.75],
      [2, 0],
    ],
  });
});

it('keeps rings closed and inside the drawn shape', () => {
  const { geometry } = smooth(
    feature({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
      ],
    }),
  );
  if (geometry.type !== 'Polygon') throw new Error('still a polygon');
  const ring = geometry.coordinates[0] ?? [];
  expect(ring[0]).toEqual(ring.at(-1));
  expect(ring.every(([x = -1, y = -1]) => x >= 0 && x <= 4 && y >= 0 && y <= 4)).toBe(true);
});

it('leaves points and properties alone', () => {
  const point = feature({ type: 'Point', coordinates: [1, 2] });
  expect(smooth(point)).toBe(point);
  expect(
    smooth(
      feature({
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
      }),
    ).properties,
  ).toEqual({ kind: 'x' });
});
