import { expect, it } from 'vitest';
import { boxRound } from '../small/homes-view.ts';
import { stillCamera } from './still-camera.ts';
import { projectionOf } from './still-projection.ts';

const SIZE = { width: 680, height: 400 };
const MEZZEH = { lng: 36.24, lat: 33.5 };
const MALKI = { lng: 36.28, lat: 33.52 };

it('puts the camera’s middle into the picture’s, north up', () => {
  const project = projectionOf({ ...MEZZEH, zoom: 12 }, SIZE);
  expect(project(MEZZEH)).toEqual({ x: 340, y: 200 });
  const north = project({ ...MEZZEH, lat: 33.52 });
  expect(north.x).toBe(340);
  expect(north.y).toBeLessThan(200);
});

it('has all of a box inside the room that its camera leaves', () => {
  const room = { top: 68, bottom: 32, left: 24, right: 72 };
  const project = projectionOf(stillCamera({ bbox: boxRound([MEZZEH, MALKI]) }, SIZE, room), SIZE);
  for (const { x, y } of [MEZZEH, MALKI].map(project)) {
    expect(x).toBeGreaterThan(24);
    expect(x).toBeLessThan(SIZE.width - 72);
    expect(y).toBeGreaterThan(68);
    expect(y).toBeLessThan(SIZE.height - 32);
  }
});
