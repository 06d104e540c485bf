import { type FileHandle, open } from 'node:fs/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnOf, rowOf } from '../../../src/box.ts';
import { fileSource } from '../../../src/file-source.ts';
import { SHIPPED } from '../sources.ts';
import { LAST_ZOOM } from '../thin/kept.ts';

let file: FileHandle;
let archive: PMTiles;
beforeAll(async () => {
  file = await open(SHIPPED);
  archive = new PMTiles(fileSource(file, 'shipped'));
});
afterAll(() => file.close());

/** The last area of the coast that is drawn there. */
async function coastAt(lng: number, lat: number): Promise<unknown> {
  const [x, y] = [columnOf(lng, LAST_ZOOM), rowOf(lat, LAST_ZOOM)];
  const tile = await archive.getZxy(LAST_ZOOM, Math.floor(x), Math.floor(y));
  const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.coast;
  const areas = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
  return areas.findLast((area) => {
    const [left, top] = [(x % 1) * (area?.extent ?? 0), (y % 1) * (area?.extent ?? 0)];
    return area?.loadGeometry().some((ring) => isInside(ring, left, top));
  })?.properties.class;
}

function isInside(ring: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1) ?? to;
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) inside = !inside;
  }
  return inside;
}

it.each([
  ['the basin behind the mole', 35.7625, 35.5285, 'sea'],
  ['its mouth', 35.762, 35.537, 'sea'],
  ['the beach north of it', 35.7605, 35.5435, 'sea'],
  ['the southern quays', 35.7665, 35.5105, 'land'],
  ['the corniche', 35.7715, 35.5215, 'land'],
  ['the sports city', 35.745, 35.562, 'land'],
])('knows sea from land at Latakia: %s', async (_, lng, lat, kind) => {
  expect(await coastAt(lng, lat)).toBe(kind);
});
