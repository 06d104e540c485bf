import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { TileInView } from './camera.ts';
import { type Label, labelLook } from './labels.ts';
import type { Properties } from './properties.ts';

interface Point {
  x: number;
  y: number;
}

/** A name is set straight: where a street bends by more than this, its straight piece ends. */
const MOST_BEND = Math.PI / 12;
/** Room at both ends of a name on its piece. */
const ENDS = 8;

/** The name of a line on its longest straight piece, turned as the piece runs; undefined where none is as long as the name. */
export function lineLabelOf(feature: VectorTileFeature, tile: TileInView, properties: Properties): Label | undefined {
  const look = labelLook(feature, properties);
  if (!look) return undefined;
  const { extent } = feature;
  const pieces = feature.loadGeometry().flatMap((line) =>
    straightPieces(
      line.map(({ x, y }) => ({
        x: tile.left + (x * tile.width) / extent,
        y: tile.top + (y * tile.height) / extent,
      })),
    ),
  );
  const [from, to] = pieces.reduce(
    (longest, piece) => (lengthOf(piece) > lengthOf(longest) ? piece : longest),
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  );
  if (lengthOf([from, to]) < look.width + 2 * ENDS) return undefined;
  const angle = Math.atan((to.y - from.y) / (to.x - from.x || 1e-6));
  const [across, along] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return {
    ...look,
    x: Math.round((from.x + to.x) / 2),
    y: Math.round((from.y + to.y) / 2),
    // The upright box that holds the turned name.
    width: look.width * along + look.height * across,
    height: look.width * across + look.height * along,
    degrees: Math.round((angle * 180) / Math.PI),
  };
}

type Piece = readonly [from: Point, to: Point];
const lengthOf = ([from, to]: Piece): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The ends of each run of steps that goes on in the direction in which it began. */
function straightPieces(line: readonly Point[]): Piece[] {
  const pieces: Piece[] = [];
  let [start, began] = [line[0], undefined as number | undefined];
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    if (!before || !start) continue;
    const direction = Math.atan2(point.y - before.y, point.x - before.x);
    began ??= direction;
    if (Math.abs(Math.atan2(Math.sin(direction - began), Math.cos(direction - began))) <= MOST_BEND) continue;
    pieces.push([start, before]);
    [start, began] = [before, direction];
  }
  const last = line.at(-1);
  return start && last ? [...pieces, [start, last]] : pieces;
}
