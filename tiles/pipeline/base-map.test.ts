import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { geo } from '../render-tests/arabic-labels/geo.ts';
import { buildBaseMap } from './base-map.ts';
import { CUT } from './streets/sources.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'base-map-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

async function writeGeo(shapes: Record<string, unknown>) {
  await mkdir(join(dataDir, 'geo'), { recursive: true });
  for (const [name, features] of Object.entries(shapes)) {
    await writeFile(join(dataDir, 'geo', `${name}.geojson`), JSON.stringify(features));
  }
}

it('says what to do when the shapes are not there yet', async () => {
  await expect(buildBaseMap(dataDir)).rejects.toThrow('seed the database first');
});

it('builds once, then only when a shape has changed', async () => {
  await writeGeo(geo);
  const first = await buildBaseMap(dataDir, { only: 'west', streets: CUT });
  expect(first.stats?.tiles).toBeGreaterThan(10);
  expect((await readdir(join(dataDir, 'tiles'))).sort()).toEqual([
    ...['base.json', 'base.pmtiles', 'fonts', 'sources.json', 'syria.pmtiles'],
  ]);

  expect((await buildBaseMap(dataDir, { only: 'west', streets: CUT })).stats).toBeUndefined();
  await writeGeo({ ...geo, cities: geo.governorates });
  expect((await buildBaseMap(dataDir, { only: 'west', streets: CUT })).stats).toBeDefined();
});

it('names the governorates when asked for one that does not exist', async () => {
  await writeGeo(geo);
  await expect(buildBaseMap(dataDir, { only: 'atlantis', streets: CUT })).rejects.toThrow('one of west, east');
});
