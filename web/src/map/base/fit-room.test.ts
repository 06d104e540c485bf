import { COUNTRY_BOUNDS } from '@diyar/tiles/style';
import { expect, it } from 'vitest';
import { pixelsOf } from '../listings/arrange.ts';
import { fitRoom } from './fit-room.ts';

/** The least zoom of `createMap`, which needs a browser. */
const FURTHEST = 5;

const places = [
  { name: 'phone', width: 390, height: 560 },
  { name: 'desktop', width: 590, height: 660 },
  { name: 'maximised', width: 1280, height: 800 },
].flatMap((place) => (['rtl', 'ltr'] as const).map((dir) => ({ ...place, dir })));

/** The tools: a row 68 px from the top, a column 56 px wide at the reading direction's end. */
it.each(places)('leaves Syria whole beside the tools: $name $dir', ({ width, height, dir }) => {
  const { top = 0, bottom = 0, left = 0, right = 0 } = fitRoom(width, dir);
  expect(top).toBeGreaterThanOrEqual(56);
  expect(dir === 'rtl' ? left : right).toBeGreaterThanOrEqual(56);
  const [west, south, east, north] = COUNTRY_BOUNDS;
  const scale = 512 * 2 ** FURTHEST;
  const [corner, other] = [pixelsOf({ lng: west, lat: north }, scale), pixelsOf({ lng: east, lat: south }, scale)];
  // The country at the furthest zoom: smaller room would cut it.
  expect(width - left - right).toBeGreaterThanOrEqual(other.x - corner.x);
  expect(height - top - bottom).toBeGreaterThanOrEqual(other.y - corner.y);
});
