import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../cut-tiles.ts';
import type { Tile } from '../pmtiles/archive.ts';

const numbered = (folder: string) =>
  readdirSync(folder)
    .map((name) => Number.parseInt(name, 10))
    .filter(Number.isInteger)
    .sort((a, b) => a - b);

/** Every tile of a folder `z/x/y.pbf`. */
export function* readFolder(folder: string): Generator<Tile> {
  for (const z of numbered(folder)) {
    for (const x of numbered(join(folder, String(z)))) {
      for (const y of numbered(join(folder, `${z}/${x}`))) {
        yield { z, x, y, data: readFileSync(join(folder, `${z}/${x}/${y}.pbf`)) };
      }
    }
  }
}

/** The box that the tiles of the deepest zoom cover: what an extract without a box in its header is about. */
export function boxOf(folder: string): Box {
  const z = numbered(folder).at(-1);
  if (z === undefined) throw new Error('The extract has nothing that a map shows');
  const columns = numbered(join(folder, String(z)));
  const rows = columns.flatMap((x) => numbered(join(folder, `${z}/${x}`)));
  const [west, east] = [columns[0] ?? 0, (columns.at(-1) ?? 0) + 1];
  const [north, south] = [Math.min(...rows), Math.max(...rows) + 1];
  const lng = (x: number) => (x / 2 ** z) * 360 - 180;
  const lat = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
  return [lng(west), lat(south), lng(east), lat(north)];
}
