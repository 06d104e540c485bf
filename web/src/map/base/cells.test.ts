import { describe, expect, it } from 'vitest';
import { boundsOf, centreWithin, pointIn, tileOf, union } from './cells.ts';

describe('tileOf', () => {
  it('reads the quadkey after the letter', () => {
    expect(tileOf('q0')).toEqual({ z: 1, x: 0, y: 0 });
    expect(tileOf('q3')).toEqual({ z: 1, x: 1, y: 1 });
    expect(tileOf('q213')).toEqual({ z: 3, x: 3, y: 5 });
  });

  it.each(['', 'q', '0123', 'q4', 'q12x', 'Q01'])('refuses %j', (id) => {
    expect(tileOf(id)).toBeUndefined();
  });
});

describe('boundsOf', () => {
  it('holds the point whose tile it is', () => {
    // Umayyad Square at zoom 10: x 615, y 410
    const [west, south, east, north] = boundsOf({ z: 10, x: 615, y: 410 });
    expect(west).toBeLessThan(36.277);
    expect(east).toBeGreaterThan(36.277);
    expect(south).toBeLessThan(33.514);
    expect(north).toBeGreaterThan(33.514);
  });
});

it('finds the tile of a point, and how far in it lies', () => {
  const { x, y } = pointIn(36.277, 33.514, 10);
  expect([Math.floor(x), Math.floor(y)]).toEqual([615, 410]);
  const [west, , , north] = boundsOf({ z: 10, x: 615, y: 410 });
  expect(pointIn(west, north, 10).x).toBeCloseTo(615, 6);
  expect(pointIn(west, north, 10).y).toBeCloseTo(410, 6);
});

describe('centreWithin', () => {
  const tile = { z: 8, x: 153, y: 103 };
  const [west, south, east, north] = boundsOf(tile);

  it('is the centre when the whole cell is in view', () => {
    const { lng } = centreWithin(tile, [30, 30, 45, 40]);
    expect(lng).toBeCloseTo((west + east) / 2, 6);
  });

  it('stays inside the view when the cell sticks out', () => {
    const view = [east - 0.01, south - 1, east + 1, south + 0.01] as const;
    const { lng, lat } = centreWithin(tile, view);
    expect(lng).toBeCloseTo(east - 0.005, 6);
    expect(lat).toBeCloseTo(south + 0.005, 6);
    expect(north).toBeGreaterThan(south + 0.01);
  });
});

it('union spans all boxes', () => {
  expect(union([])).toBeUndefined();
  expect(
    union([
      [1, 2, 3, 4],
      [0, 3, 2, 9],
    ]),
  ).toEqual([0, 2, 3, 9]);
});
