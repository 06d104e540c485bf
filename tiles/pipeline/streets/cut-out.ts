import { open } from 'node:fs/promises';
import { PMTiles } from 'pmtiles';
import { type Box, columnOf, rowOf } from '../../src/box.ts';
import { fileSource } from '../../src/file-source.ts';
import type { Tile } from '../pmtiles/archive.ts';
import { writeStreets } from './pack.ts';
import { LAST_ZOOM } from './thin/kept.ts';

interface Piece {
  box: Box;
  /** The first zoom of its tiles. */
  from: number;
}

/** What tests draw: Damascus from afar to its middle, Mezzeh, the old towns of Aleppo and Homs, Latakia's coast. */
const PIECES: readonly Piece[] = [
  { box: [36.285, 33.505, 36.31, 33.518], from: 8 },
  { box: [36.24, 33.498, 36.25, 33.506], from: 13 },
  { box: [37.147, 36.194, 37.16, 36.206], from: 13 },
  { box: [36.714, 34.728, 36.722, 34.734], from: 14 },
  { box: [35.768, 35.518, 35.782, 35.526], from: 13 },
];

/** Copies a few tiles of an archive into one of some hundred kilobytes that says it is of the same land. */
export async function cutOut(from: string, to: string): Promise<void> {
  const file = await open(from);
  try {
    const archive = new PMTiles(fileSource(file, from));
    const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
    const tiles: Tile[] = [];
    for (const at of PIECES.flatMap(tilesOf)) {
      const found = await archive.getZxy(at.z, at.x, at.y);
      if (found) tiles.push({ ...at, data: new Uint8Array(found.data) });
    }
    await writeStreets(to, tiles, { name: 'A cut for tests', bounds: [minLon, minLat, maxLon, maxLat] });
  } finally {
    await file.close();
  }
}

function tilesOf({ box: [west, south, east, north], from }: Piece): Omit<Tile, 'data'>[] {
  const zooms = Array.from({ length: LAST_ZOOM - from + 1 }, (_, index) => from + index);
  return zooms.flatMap((z) =>
    between(columnOf(west, z), columnOf(east, z)).flatMap((x) =>
      between(rowOf(north, z), rowOf(south, z)).map((y) => ({ z, x, y })),
    ),
  );
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.floor(last) - Math.floor(first) + 1 }, (_, index) => Math.floor(first) + index);
