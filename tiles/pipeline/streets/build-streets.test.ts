import { access, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStreets } from './build-streets.ts';
import { offerAleppo } from './sources.ts';
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

it('offers Aleppo until an extract is there', async () => {
  await offerAleppo(join(dataDir, 'tiles'));
  expect(await sources()).toMatchObject({ covers: 'city', url: expect.stringContaining('/tiles/aleppo.pmtiles?v=') });
});

describe.skipIf(!tilemaker || !hasExtract)('an extract', { timeout: 180_000 }, () => {
  it('becomes one archive with streets, buildings and names, which the map is told of', async () => {
    if (!tilemaker) return;
    const stats = await buildStreets({ dataDir, pbf: EXTRACT, tilemaker });
    expect(stats.tiles).toBeGreaterThan(20);
    expect(await readdir(dataDir)).toEqual(['tiles']);
    expect((await sources()).url).toMatch(/^\/tiles\/streets\.pmtiles\?v=/);

    const archive = new PMTiles(await fileSource(join(dataDir, 'tiles/streets.pmtiles')));
    const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
    expect([minLon < 7.42, minLat < 43.73, maxLon > 7.42, maxLat > 43.73]).toEqual([true, true, true, true]);
    // 14/8529/5974 is the harbour
    const tile = Buffer.from((await archive.getZxy(14, 8529, 5974))?.data ?? new ArrayBuffer(0)).toString('latin1');
    for (const layer of ['transportation', 'building', 'water', 'poi', 'name:en']) expect(tile).toContain(layer);

    await offerAleppo(join(dataDir, 'tiles'));
    expect((await sources()).url).toMatch(/^\/tiles\/streets\.pmtiles\?v=/);
  });
});

async function fileSource(path: string): Promise<Source> {
  const file = await open(path);
  const bytes = await file.readFile();
  await file.close();
  return {
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const view = bytes.subarray(offset, offset + length);
      return { data: view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength) as ArrayBuffer };
    },
  };
}
