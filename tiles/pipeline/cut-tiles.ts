import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { MAX_ZOOM, MIN_ZOOM } from '../src/schema.ts';
import type { Tile } from './pmtiles/archive.ts';
import type { TileLayer } from './tile-layers.ts';

export type Box = [west: number, south: number, east: number, north: number];

const EXTENT = 4096;
const BUFFER = 64;

interface Cutter {
  name: string;
  minZoom: number;
  index: GeoJSONVT;
}

/**
 * Cuts the layers into vector tiles, parents before children. Below a tile that one polygon fills entirely (open sea,
 * steppe) every tile is the same, so those are repeated instead of cut: that is most of a country map.
 * Tiles outside `box` are left out.
 */
export function* cutTiles(
  layers: TileLayer[],
  { box, maxZoom = MAX_ZOOM }: { box: Box; maxZoom?: number },
): Generator<Tile> {
  const cutters = layers
    .filter((layer) => layer.features.length > 0)
    .map(({ name, minZoom, features }) => ({
      name,
      minZoom,
      index: new GeoJSONVT(
        { type: 'FeatureCollection', features },
        { maxZoom, indexMaxZoom: 6, tolerance: 3, extent: EXTENT, buffer: BUFFER },
      ),
    }));
  yield* descend({ z: 0, x: 0, y: 0 }, { cutters, box, maxZoom });
}

interface At {
  z: number;
  x: number;
  y: number;
}

function* descend(at: At, job: { cutters: Cutter[]; box: Box; maxZoom: number }): Generator<Tile> {
  if (!touches(at, job.box)) return;
  const { parts, more } = cut(at, job.cutters);
  const data = encode(parts);
  if (at.z >= MIN_ZOOM) yield { ...at, data };
  if (at.z === job.maxZoom) return;

  const repeated = !more && isUniform(parts) ? data : undefined;
  for (const child of children(at)) {
    if (repeated) yield* repeat(child, repeated, job);
    else yield* descend(child, job);
  }
}

function* repeat(at: At, data: Uint8Array, job: { box: Box; maxZoom: number }): Generator<Tile> {
  if (!touches(at, job.box)) return;
  yield { ...at, data };
  if (at.z === job.maxZoom) return;
  for (const child of children(at)) yield* repeat(child, data, job);
}

/** `more`: something here is kept for deeper zooms, so the descendants are not copies of this tile. */
function cut({ z, x, y }: At, cutters: Cutter[]): { parts: Record<string, GeoJSONVTTile>; more: boolean } {
  const parts: Record<string, GeoJSONVTTile> = {};
  let more = false;
  for (const { name, minZoom, index } of cutters) {
    const tile = index.getTile(z, x, y);
    if (!tile) continue;
    const here = tile.features as GeoJSONVTFeature[];
    const features = here.filter((feature) => z >= Math.max(minZoom, Number(feature.tags?.minzoom ?? 0)));
    more ||= features.length < here.length;
    if (features.length > 0) parts[name] = { ...tile, features } as GeoJSONVTTile;
  }
  return { parts, more };
}

const encode = (parts: Record<string, GeoJSONVTTile>) => fromGeojsonVt(parts, { version: 2, extent: EXTENT });

/** True when nothing but polygons that fill the buffered square is left, so that all descendants look the same. */
function isUniform(parts: Record<string, GeoJSONVTTile>): boolean {
  return Object.values(parts).every(({ features }) => features.every(fillsTile));
}

function fillsTile(feature: GeoJSONVTFeature): boolean {
  if (feature.type !== 3 || feature.geometry.length !== 1) return false;
  const ring = feature.geometry[0] ?? [];
  const onEdge = (n: number) => n <= -BUFFER || n >= EXTENT + BUFFER;
  return ring.length >= 4 && ring.every(([x, y]) => onEdge(x) && onEdge(y));
}

const children = ({ z, x, y }: At): At[] => [
  { z: z + 1, x: 2 * x, y: 2 * y },
  { z: z + 1, x: 2 * x + 1, y: 2 * y },
  { z: z + 1, x: 2 * x, y: 2 * y + 1 },
  { z: z + 1, x: 2 * x + 1, y: 2 * y + 1 },
];

function touches({ z, x, y }: At, [west, south, east, north]: Box): boolean {
  const side = 2 ** z;
  return (
    x / side <= column(east) && (x + 1) / side >= column(west) && y / side <= row(south) && (y + 1) / side >= row(north)
  );
}

/** Web Mercator in the unit square, y downwards. */
const column = (lng: number) => lng / 360 + 0.5;
function row(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
