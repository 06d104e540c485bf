import type { Db } from '@diyar/db';
import { LONGEST_PIECE, PER_DEGREE, TILE_SIDE, unpackLines, type WalkTile } from '@diyar/db/walks';
import type { LngLat } from '#rules/shape.ts';

const tileAt = (degrees: number, more: number) => Math.floor((degrees * PER_DEGREE + more) / TILE_SIDE);

/** Streets to walk that come within some degrees of a place, and more round them. */
export async function linesRound(db: Db, [lng, lat]: LngLat, { east, north }: { east: number; north: number }) {
  const { rows } = await db.raw<{ rows: WalkTile[] }>(
    'select x, y, lines from walk_tiles where x between ? and ? and y between ? and ? order by x, y',
    [
      ...[tileAt(lng - east, -LONGEST_PIECE), tileAt(lng + east, LONGEST_PIECE)],
      ...[tileAt(lat - north, -LONGEST_PIECE), tileAt(lat + north, LONGEST_PIECE)],
    ],
  );
  return rows.flatMap(unpackLines);
}
