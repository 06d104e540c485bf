/** A coordinate is kept in hundred-thousandths of a degree, about a metre. */
export const PER_DEGREE = 1e5;
/** A tile's side in such units: 0.02 degrees, about 2 km. */
export const TILE_SIDE = 2_000;
/** No straight piece of a line is longer, in either direction: whatever comes into a box begins within this of it. */
export const LONGEST_PIECE = 500;

/** A piece of street that can be walked, `x, y, x, y …`; others join it at its two ends alone. */
export type WalkLine = readonly number[];

export interface WalkTile {
  x: number;
  y: number;
  lines: Buffer;
}

const [BITS, MORE] = [7, 0x80];

/** Lines as bytes: how many points each has, and their steps from the point before, small numbers in one byte. */
export function packLines(lines: readonly WalkLine[], { x, y }: Pick<WalkTile, 'x' | 'y'>): Buffer {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest >= MORE; rest >>>= BITS) bytes.push((rest & (MORE - 1)) | MORE);
    bytes.push(rest);
  };
  let before = [x * TILE_SIDE, y * TILE_SIDE];
  for (const line of lines) {
    put(line.length / 2);
    for (let at = 0; at < line.length; at += 2) {
      const point = [line[at] ?? 0, line[at + 1] ?? 0];
      for (const axis of [0, 1]) {
        const step = (point[axis] ?? 0) - (before[axis] ?? 0);
        put(step < 0 ? -step * 2 - 1 : step * 2);
      }
      before = point;
    }
  }
  return Buffer.from(bytes);
}

/** The lines of a tile's bytes. */
export function unpackLines({ x, y, lines: bytes }: WalkTile): number[][] {
  let at = 0;
  const take = () => {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError(`the walking tile ${x} ${y} is cut off`);
      value |= (byte & (MORE - 1)) << shift;
      if (byte < MORE) return value;
      shift += BITS;
    }
  };
  const step = () => {
    const value = take();
    return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
  };
  let [lng, lat] = [x * TILE_SIDE, y * TILE_SIDE];
  const lines: number[][] = [];
  while (at < bytes.length) {
    const line: number[] = [];
    for (let points = take(); points > 0; points--) {
      lng += step();
      lat += step();
      line.push(lng, lat);
    }
    lines.push(line);
  }
  return lines;
}
