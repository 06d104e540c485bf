import { fileURLToPath } from 'node:url';
import { openArchive } from '@diyar/tiles/still';
import { expect, it } from 'vitest';
import { isInWater } from './on-water.ts';

const SYRIA = fileURLToPath(new URL('../../../../tiles/streets/syria.pmtiles', import.meta.url));

it.each([
  ['Lake Assad', 38.35, 35.91, true],
  ['Lake Qattinah', 36.59, 34.64, true],
  ['Homs', 36.72, 34.73, false],
  ['Raqqa', 39.01, 35.95, false],
])('knows water from land: %s', async (_, lng, lat, isWater) => {
  const archive = await openArchive(SYRIA);
  expect(await isInWater(archive, { lng, lat })).toBe(isWater);
  await archive.close();
});
