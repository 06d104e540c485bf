import type { WalkTile } from './walk-tiles.ts';

/** Before a tile's lines stand where it lies and how many bytes follow, in four bytes each. */
const HEAD = 12;

/** Tiles as one file; `seeds/data/streets/LICENSE.md` says how it is read. */
export const packTiles = (tiles: readonly WalkTile[]): Buffer =>
  Buffer.concat(
    tiles.flatMap(({ x, y, lines }) => {
      const head = Buffer.alloc(HEAD);
      head.writeInt32BE(x, 0);
      head.writeInt32BE(y, 4);
      head.writeInt32BE(lines.length, 8);
      return [head, lines];
    }),
  );

export function unpackTiles(file: Buffer): WalkTile[] {
  const tiles: WalkTile[] = [];
  for (let at = 0; at < file.length; ) {
    const lines = file.subarray(at + HEAD, at + HEAD + file.readInt32BE(at + 8));
    tiles.push({ x: file.readInt32BE(at), y: file.readInt32BE(at + 4), lines });
    at += HEAD + lines.length;
  }
  return tiles;
}
