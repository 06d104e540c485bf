import { access, mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSource } from '../../src/file-source.ts';
import { buildStreets } from './build-streets.ts';
import { CUT, offerStreets } from './sources.ts';
import { findTilemaker } from './tilemaker.ts';

/** A whole small city, real: roads, buildings, water. It lies beside the project and is no part of it. */
const EXTRACT = fileURLToPath(new URL('../../../../shared/geodata/osm/monaco-pipeline-test.osm.pbf', import.meta.url));
const tilemaker = await findTilemaker().catch(() => undefined);
const hasExtract = await access(EXTRACT).then(
  () => true,
  () => false,
);
if (!tilemaker || !hasExtract) console.warn('No streets are cut: tilemaker or the extract is not here');

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'streets-'));
  await mkdir(join(dataDir, 'tiles'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const sources = async () => JSON.parse(await readFile(join(dataDir, 'tiles/sources.json'), 'utf8')).streets;

it('says how to get tilemaker where it is not', async () => {
  await expect(findTilemaker({ program: '/no/such/tilemaker' })).rejects.toThrow('apt-get install tilemaker');
});

it('offers the country that comes along until an extract is there', async () => {
  await offerStreets(join(dataDir, 'tiles'), CUT);
  expect(await sources()).toMatchObject({ covers: 'country', url: expect.stringContaining('/tiles/syria.pmtiles?v=') });
  const { mtimeMs } = await stat(join(dataDir, 'tiles/syria.pmtiles'));
  await offerStreets(join(dataDir, 'tiles'), CUT);
  expect((await stat(join(dataDir, 'tiles/syria.pmtiles'))).mtimeMs).toBe(mtimeMs);
});

describe.skipIf(!tilemaker || !hasExtract)('an extract', { timeout: 180_000 }, () => {
  it('becomes one archive with streets, buildings and names, which the map is told of', async () => {
    if (!tilemaker) return;
    const stats = await buildStreets({ dataDir, pbf: EXTRACT, tilemaker });
    expect(stats.tiles).toBeGreaterThan(10);
    expect(await readdir(dataDir)).toEqual(['tiles']);
    const first = await readFile(join(dataDir, 'tiles/streets.pmtiles'));
    await buildStreets({ dataDir, pbf: EXTRACT, tilemaker });
    expect(first.equals(await readFile(join(dataDir, 'tiles/streets.pmtiles')))).toBe(true);
    expect((await sources()).url).toMatch(/^\/tiles\/streets\.pmtiles\?v=/);

    const file = await open(join(dataDir, 'tiles/streets.pmtiles'));
    const archive = new PMTiles(fileSource(file, 'streets'));
    const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
    expect([minLon < 7.42, minLat < 43.73, maxLon > 7.42, maxLat > 43.73]).toEqual([true, true, true, true]);
    // 14/8529/5974 is the harbour
    const tile = Buffer.from((await archive.getZxy(14, 8529, 5974))?.data ?? new ArrayBuffer(0)).toString('latin1');
    for (const layer of ['transportation', 'building', 'water', 'poi', 'name:en']) expect(tile).toContain(layer);
    await file.close();

    await offerStreets(join(dataDir, 'tiles'), CUT);
    expect((await sources()).url).toMatch(/^\/tiles\/streets\.pmtiles\?v=/);
  });
});
