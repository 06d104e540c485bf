import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tile, writeArchive } from './archive.ts';

const info = {
  bounds: [35, 32, 43, 38],
  center: { lng: 38.5, lat: 35, zoom: 6 },
  metadata: { name: 'test' },
} satisfies Parameters<typeof writeArchive>[2];
const tile = (z: number, x: number, y: number, text: string): Tile => ({ z, x, y, data: Buffer.from(text) });

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pmtiles-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** The browser's view: the same library, over a buffer instead of HTTP ranges. */
async function read(path: string) {
  const bytes = await readFile(path);
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const view = bytes.subarray(offset, offset + length);
      return { data: view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength) as ArrayBuffer };
    },
  };
  const archive = new PMTiles(source);
  const text = async (z: number, x: number, y: number) => {
    const found = await archive.getZxy(z, x, y);
    return found && Buffer.from(found.data).toString();
  };
  return { archive, text };
}

describe('writeArchive', () => {
  it('gives every tile back through the reader, in whatever order it came', async () => {
    const path = join(dir, 'order.pmtiles');
    await writeArchive(path, [tile(2, 3, 1, 'b'), tile(0, 0, 0, 'world'), tile(2, 0, 0, 'a')], info);
    const { archive, text } = await read(path);

    expect(await text(0, 0, 0)).toBe('world');
    expect(await text(2, 0, 0)).toBe('a');
    expect(await text(2, 3, 1)).toBe('b');
    expect(await text(2, 1, 1)).toBeUndefined();
    expect(await archive.getHeader()).toMatchObject({
      minZoom: 0,
      maxZoom: 2,
      minLon: 35,
      maxLat: 38,
      clustered: true,
    });
    expect(await archive.getMetadata()).toEqual({ name: 'test' });
  });

  it('stores equal tiles once and runs of them as one entry', async () => {
    const tiles = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => tile(2, x, y, 'sea')));
    const stats = await writeArchive(join(dir, 'sea.pmtiles'), tiles, info);
    expect(stats).toMatchObject({ tiles: 16, entries: 1, contents: 1 });
  });

  it('keeps working past the first request, with leaf directories', async () => {
    const path = join(dir, 'leaves.pmtiles');
    // scattered ids and uneven lengths, so that the directory does not shrink below the first request
    const noise = (i: number) => createHash('sha1').update(String(i)).digest();
    const at = (i: number) => [16, noise(i).readUInt16LE(0), noise(i).readUInt16LE(2)] as const;
    const textOf = (i: number) =>
      noise(i)
        .toString('hex')
        .repeat(2)
        .slice(0, 1 + (i % 61));
    const tiles = Array.from({ length: 8000 }, (_, i) => tile(...at(i), textOf(i)));
    await writeArchive(path, tiles, info);
    const { archive, text } = await read(path);

    expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
    for (const i of [0, 1, 119, 2000, 7999]) expect(await text(...at(i))).toBe(textOf(i));
  });

  it('leaves the old file alone when something breaks, and no litter', async () => {
    const path = join(dir, 'whole.pmtiles');
    await writeArchive(path, [tile(0, 0, 0, 'old')], info);
    function* broken() {
      yield tile(0, 0, 0, 'new');
      throw new Error('out of paper');
    }
    await expect(writeArchive(path, broken(), info)).rejects.toThrow('out of paper');
    expect(await (await read(path)).text(0, 0, 0)).toBe('old');
    expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
