import { cp, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedStills } from './still-map-file.ts';

const CUT = fileURLToPath(new URL('../../../../tiles/streets/cut.pmtiles', import.meta.url));
const VIEW = { lng: 36.2915, lat: 33.5135, zoom: 15, width: 390, height: 560, look: 'light', lang: 'ar' } as const;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stills-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('draws a view once, and again when the map’s files are others', async () => {
  const still = storedStills(folder);
  expect(await still(VIEW)).toBeUndefined();
  const base = join(folder, 'base.pmtiles');
  await cp(CUT, base);
  const then = new Date(1_000_000);
  await utimes(base, then, then);
  const first = await still(VIEW);
  expect(first).toContain('<svg');
  // Torn since, with its time kept: whatever still comes was not drawn anew.
  await writeFile(base, 'torn');
  await utimes(base, then, then);
  expect(await still(VIEW)).toBe(first);
  await expect(still({ ...VIEW, zoom: 14 })).rejects.toThrow();
  await utimes(base, new Date(0), new Date(0));
  await expect(still(VIEW)).rejects.toThrow();
});
