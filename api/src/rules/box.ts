export type Box = { west: number; south: number; east: number; north: number };

const TEXT_MAX = 120;

/** `west,south,east,north` in degrees. Syria lies between 35 and 43 east; a box over the date line is none. */
export function boxIn(text: string): Box | undefined {
  const sides = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  const inside =
    [west, east].every((side) => Math.abs(side) <= 180) && [south, north].every((side) => Math.abs(side) <= 90);
  const isBox = text.length <= TEXT_MAX && sides.length === 4 && sides.every(Number.isFinite) && inside;
  return isBox && west < east && south < north ? { west, south, east, north } : undefined;
}
