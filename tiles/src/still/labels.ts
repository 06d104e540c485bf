import type { VectorTileFeature } from '@mapbox/vector-tile';
import { Formatted, VariableAnchorOffsetCollection } from '@maplibre/maplibre-gl-style-spec';
import { STRONG } from '../style/fonts.ts';
import type { TileInView } from './camera.ts';
import type { Properties } from './properties.ts';

export interface Label {
  x: number;
  y: number;
  lines: { text: string; size: number }[];
  isStrong: boolean;
  color: string;
  halo: string | undefined;
  haloWidth: number;
  /** Less comes first where two want the same spot. */
  order: number;
  width: number;
  height: number;
  /** Turned round its middle, with a street. */
  degrees?: number;
}

/** A letter's middle width against its size, in both scripts: enough to keep names apart. */
const LETTER = 0.56;
/** Height of a line against its letters. */
export const LINE = 1.25;
const MARGIN = 4;

/** A name as it is written, wherever it stands; undefined where there is none. */
export function labelLook(feature: VectorTileFeature, properties: Properties): Omit<Label, 'x' | 'y'> | undefined {
  const color = properties.color('text-color', feature);
  const size = properties.number('text-size', feature);
  const lines = linesOf(properties.value('text-field', feature), size);
  if (!color || lines.length === 0) return undefined;
  const font = properties.value('text-font', feature);
  return {
    lines,
    isStrong: Array.isArray(font) && font.includes(STRONG),
    color,
    halo: properties.color('text-halo-color', feature),
    haloWidth: properties.number('text-halo-width', feature),
    order: Number(properties.value('symbol-sort-key', feature) ?? 0),
    width: Math.max(...lines.map((line) => line.text.length * line.size * LETTER)),
    height: lines.reduce((sum, line) => sum + line.size * LINE, 0),
  };
}

/** The name of a point, with its middle in pixels of the picture; undefined where it has none. */
export function labelOf(feature: VectorTileFeature, tile: TileInView, properties: Properties): Label | undefined {
  const point = pointOf(feature, tile);
  const look = labelLook(feature, properties);
  if (!point || !look) return undefined;
  const size = properties.number('text-size', feature);
  // Beside its dot a name hangs below it: the first of the places that the style allows.
  const isBelow = isBeside(properties.value('text-variable-anchor-offset', feature));
  return { ...look, x: point.x, y: Math.round(point.y + (isBelow ? look.height / 2 + size * 0.4 : 0)) };
}

/** Where a point stands in the picture; undefined where it is another tile's, which draws it itself. */
export function pointOf(feature: VectorTileFeature, tile: TileInView): { x: number; y: number } | undefined {
  const { extent } = feature;
  const point = feature.loadGeometry()[0]?.[0];
  if (!point || point.x < 0 || point.y < 0 || point.x >= extent || point.y >= extent) return undefined;
  return {
    x: Math.round(tile.left + (point.x * tile.width) / extent),
    y: Math.round(tile.top + (point.y * tile.height) / extent),
  };
}

const isBeside = (offsets: unknown) => offsets instanceof VariableAnchorOffsetCollection && offsets.values[0] === 'top';

function linesOf(field: unknown, size: number): Label['lines'] {
  const sections = field instanceof Formatted ? field.sections : [{ text: String(field ?? ''), scale: null }];
  const lines = [{ text: '', size }];
  for (const { text, scale } of sections) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push({ text: '', size });
      const line = lines.at(-1);
      if (!line || piece === '') continue;
      line.text += piece;
      line.size = Math.round(size * (scale ?? 1) * 10) / 10;
    }
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Those that have room, the ones given first before the others. */
export function withRoom(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels) if (!placed.some((other) => overlap(label, other))) placed.push(label);
  return placed;
}

const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * MARGIN &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * MARGIN;
