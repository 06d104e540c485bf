import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { expect, it } from 'vitest';
import { columnOf, rowOf } from '../../../src/box.ts';
import { coastTiles } from './coast-tiles.ts';
import { CELLS, shoreOf } from './shore.ts';

/** Tartus: the old town's corniche, at 35.8685 east, runs north; the rough coast is a kilometre off. */
const [X, Y] = [Math.floor(columnOf(35.8685, 14)), Math.floor(rowOf(34.9, 14))];
const along = (columnOf(35.8685, 14) - X) * 4096;
const tileWith = (tags: Record<string, string>) => ({
  z: 14,
  x: X,
  y: Y,
  data: fromGeojsonVt(
    {
      transportation: {
        features: [
          {
            type: 2,
            geometry: [
              [
                [along, 0],
                [along, 4096],
              ],
            ],
            tags,
          },
        ],
      } as never,
    },
    { version: 2, extent: 4096 },
  ),
});

it('lets the land begin where streets do', () => {
  const shore = shoreOf([tileWith({ class: 'minor' })]);
  const middle = shore?.rows[Math.round((Y + 0.5) * CELLS) - (shore?.firstRow ?? 0)];
  expect((middle?.column ?? 0) / CELLS).toBeCloseTo(X + along / 4096, 1);
  expect(middle?.column).not.toBeCloseTo(middle?.rough ?? 0, 0);
  const far = shore?.rows[0];
  expect(Math.abs((far?.column ?? 0) - (far?.rough ?? 0))).toBeLessThan(12);
});

it('takes no mole for land, and says nothing where there is no coast', () => {
  expect(shoreOf([tileWith({ class: 'service' })])).toBeUndefined();
  expect(shoreOf([{ ...tileWith({ class: 'minor' }), x: X + 40 }])).toBeUndefined();
});

it('is drawn as sea and land from the first zoom of streets to the last', () => {
  const shore = shoreOf([tileWith({ class: 'minor' })]);
  const tiles = shore ? coastTiles(shore) : [];
  expect([...new Set(tiles.map(({ z }) => z))]).toEqual([8, 9, 10, 11, 12, 13, 14]);
  const here = tiles.find(({ z, x, y }) => z === 14 && x === X && y === Y);
  for (const kind of ['sea', 'land']) expect(Buffer.from(here?.data ?? []).includes(kind)).toBe(true);
});
