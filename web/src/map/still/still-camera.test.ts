import { BOUNDS } from '@diyar/tiles/style';
import { expect, it } from 'vitest';
import { fitRoom } from '../base/fit-room.ts';
import { stillCamera } from './still-camera.ts';

const PHONE = { width: 390, height: 640 };
const NO_ROOM = { top: 0, right: 0, bottom: 0, left: 0 };

it('stands where a point is asked for', () => {
  expect(stillCamera({ lng: 36.3, lat: 33.5, zoom: 13 }, PHONE, NO_ROOM)).toMatchObject({
    lng: expect.closeTo(36.3, 6),
    lat: expect.closeTo(33.5, 6),
    zoom: 13,
  });
});

it('fits a box clear of the tools that lie over the edges', () => {
  const [left, right] = [8, 60];
  const found = stillCamera({ bbox: [36.2, 33.45, 36.4, 33.58] }, PHONE, fitRoom(PHONE.width, 'ltr'));
  const pixelsPerDegree = (512 * 2 ** found.zoom) / 360;
  // Wider than it is high: the box fills what the tools leave of the width, its middle in the middle of that.
  expect(0.2 * pixelsPerDegree).toBeCloseTo(PHONE.width - left - right, 6);
  expect((found.lng - 36.3) * pixelsPerDegree).toBeCloseTo((right - left) / 2, 6);
  expect(found.lat).toBeCloseTo(33.513, 2);
});

it('never looks past the edge of the map', () => {
  const { lng, lat, zoom } = stillCamera({ lng: BOUNDS[0], lat: BOUNDS[3], zoom: 7 }, PHONE, NO_ROOM);
  expect(zoom).toBe(7);
  expect(lng).toBeGreaterThan(BOUNDS[0]);
  expect(lat).toBeLessThan(BOUNDS[3]);
  expect(stillCamera(undefined, { width: 3000, height: 900 }, NO_ROOM).zoom).toBeGreaterThan(7);
});
