import { type FileHandle, open } from 'node:fs/promises';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileSource } from '../../src/file-source.ts';
import { tilesInView } from '../../src/still/camera.ts';
import { SHIPPED } from './sources.ts';

const PHONE = { width: 390, height: 780 };
const CITIES: Record<string, [lng: number, lat: number]> = {
  damascus: [36.29, 33.51],
  mezzeh: [36.247, 33.502],
  aleppo: [37.15, 36.2],
  homs: [36.72, 34.73],
  latakia: [35.79, 35.53],
  hama: [36.75, 35.13],
  tartus: [35.89, 34.89],
  raqqa: [39.01, 35.95],
  idlib: [36.63, 35.93],
  qamishli: [41.23, 37.05],
  deirezzor: [40.14, 35.34],
  jaramana: [36.35, 33.48],
};

let file: FileHandle;
beforeAll(async () => {
  file = await open(SHIPPED);
});
afterAll(() => file.close());

/** What a browser that knows nothing of the archive yet reads of it, in bytes. */
async function bytesOf(lng: number, lat: number, zoom: number): Promise<number> {
  let bytes = 0;
  const source = fileSource(file, `${lng} ${lat} ${zoom}`);
  const archive = new PMTiles({
    ...source,
    getBytes: (offset, length) => {
      bytes += length;
      return source.getBytes(offset, length);
    },
  });
  for (const { z, x, y } of tilesInView({ lng, lat, zoom, ...PHONE }, 14)) await archive.getZxy(z, x, y);
  return bytes;
}

it.each(Object.entries(CITIES))('costs a phone at most 150 kB at first, however near: %s', async (_, [lng, lat]) => {
  for (const zoom of [8.5, 9.5, 10.5, 11.5, 12, 12.6, 13, 13.6, 14, 15, 16]) {
    expect(await bytesOf(lng, lat, zoom), `zoom ${zoom}`).toBeLessThan(150_000);
  }
});

it('costs a phone at most 60 kB for the country', async () => {
  for (const zoom of [5, 5.6, 6.5, 7.4]) expect(await bytesOf(38.5, 35, zoom)).toBeLessThan(60_000);
});
