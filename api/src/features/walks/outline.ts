import simplify from 'simplify-js';
import type { Spot } from './walk-graph.ts';

/** How far apart the points are at which distances are taken, in metres; between two of them they run evenly. */
const STEP = 10;
/** The line is straightened by this much at most: a quarter of its corners is left, and nobody's door moves. */
const STRAIGHTENED = 3;

interface Field {
  /** Where its first point lies. */
  west: number;
  south: number;
  columns: number;
  rows: number;
  /** From each point to the nearest street, row by row; past `reach` infinite. */
  metres: Float32Array;
}

/**
 * The line round all that lies within some metres of streets that hang together; ground they enclose is inside. PostGIS's buffer of as
 * many streets takes two seconds, since it knots all of them together first.
 */
export function outlineOf(streets: readonly (readonly Spot[])[], metres: number): Spot[] {
  const field = fieldOf(streets, metres);
  const line = traced(field, metres).map(([x, y]) => ({ x, y }));
  return simplify(line, STRAIGHTENED, true).map(({ x, y }) => [x, y]);
}

function fieldOf(streets: readonly (readonly Spot[])[], reach: number): Field {
  const room = reach + 2 * STEP;
  const [west, south, east, north] = boundsOf(streets);
  const field: Field = {
    west: west - room,
    south: south - room,
    columns: Math.ceil((east - west + 2 * room) / STEP) + 1,
    rows: Math.ceil((north - south + 2 * room) / STEP) + 1,
    metres: new Float32Array(),
  };
  field.metres = new Float32Array(field.columns * field.rows).fill(Number.POSITIVE_INFINITY);
  for (const street of streets)
    for (let at = 1; at < street.length; at++) {
      const [from, to] = [street[at - 1], street[at]];
      if (from && to) bringNear(field, from, to, reach + STEP);
    }
  return field;
}

function boundsOf(streets: readonly (readonly Spot[])[]): [west: number, south: number, east: number, north: number] {
  const bounds: [number, number, number, number] = [0, 0, 0, 0];
  for (const street of streets)
    for (const [x, y] of street) {
      bounds[0] = Math.min(bounds[0], x);
      bounds[1] = Math.min(bounds[1], y);
      bounds[2] = Math.max(bounds[2], x);
      bounds[3] = Math.max(bounds[3], y);
    }
  return bounds;
}

/** Writes the distance to a straight piece of street to the points near it. */
function bringNear({ west, south, columns, metres }: Field, [x, y]: Spot, [toX, toY]: Spot, reach: number): void {
  const [dx, dy] = [toX - x, toY - y];
  const square = dx * dx + dy * dy;
  const first = Math.ceil((Math.min(x, toX) - reach - west) / STEP);
  const last = Math.floor((Math.max(x, toX) + reach - west) / STEP);
  for (let row = Math.ceil((Math.min(y, toY) - reach - south) / STEP); ; row++) {
    const py = south + row * STEP - y;
    if (py + y > Math.max(y, toY) + reach) return;
    for (let column = first; column <= last; column++) {
      const px = west + column * STEP - x;
      const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const off = Math.sqrt((px - share * dx) ** 2 + (py - share * dy) ** 2);
      const at = row * columns + column;
      if (off < (metres[at] ?? 0)) metres[at] = off;
    }
  }
}

/** Sides of a square of four points, and the step to the square beyond each. */
const SIDES = [
  {
    step: [0, -1],
    ends: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    step: [1, 0],
    ends: [
      [1, 0],
      [1, 1],
    ],
  },
  {
    step: [0, 1],
    ends: [
      [0, 1],
      [1, 1],
    ],
  },
  {
    step: [-1, 0],
    ends: [
      [0, 0],
      [0, 1],
    ],
  },
] as const;
const [BOTTOM, RIGHT, TOP, LEFT] = [0, 1, 2, 3] as const;
/**
 * By which side the line leaves a square, what is inside on its left, by its points inside: 1 south-west, 2 south-east, 4 north-east,
 * 8 north-west. Two across from each other are apart, and the line leaves by where it came from.
 */
const LEAVES: readonly (number | Readonly<Record<number, number>>)[] = [
  ...[LEFT, LEFT, BOTTOM, LEFT, RIGHT, { [BOTTOM]: LEFT, [TOP]: RIGHT }, BOTTOM, LEFT],
  ...[TOP, TOP, { [RIGHT]: BOTTOM, [LEFT]: TOP }, TOP, RIGHT, RIGHT, BOTTOM, LEFT],
];

/** Follows the outermost line at which the field has some metres (marching squares). */
function traced({ west, south, columns, metres }: Field, limit: number): Spot[] {
  const at = (column: number, row: number) => metres[row * columns + column] ?? Number.POSITIVE_INFINITY;
  const isInside = (column: number, row: number) => at(column, row) < limit;
  // The first point inside, from the south: the line runs below it.
  const first = metres.findIndex((each) => each < limit);
  let [column, row] = [first % columns, Math.floor(first / columns) - 1];
  let side: number = LEFT;
  const start = [column, row].join();
  const line: Spot[] = [];
  do {
    const inside =
      Number(isInside(column, row)) +
      2 * Number(isInside(column + 1, row)) +
      4 * Number(isInside(column + 1, row + 1)) +
      8 * Number(isInside(column, row + 1));
    const leaves = LEAVES[inside] ?? LEFT;
    side = typeof leaves === 'number' ? leaves : (leaves[(side + 2) % 4] ?? LEFT);
    const { step, ends } = SIDES[side] ?? SIDES[0];
    const [[fromX, fromY], [toX, toY]] = ends;
    const [here, there] = [at(column + fromX, row + fromY), at(column + toX, row + toY)];
    const share = Number.isFinite(here - there) ? (limit - here) / (there - here) : here < there ? 1 : 0;
    line.push([
      west + (column + fromX + (toX - fromX) * share) * STEP,
      south + (row + fromY + (toY - fromY) * share) * STEP,
    ]);
    column += step[0];
    row += step[1];
  } while ([column, row].join() !== start);
  return line;
}
