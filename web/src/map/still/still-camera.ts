import { BOUNDS, COUNTRY_BOUNDS } from '@diyar/tiles/style';
import type { PaddingOptions } from 'maplibre-gl';
import type { Start } from '../base/create-map.ts';
import { MIN_ZOOM, SCHEMATIC_MAX_ZOOM } from '../base/zooms.ts';
import type { Bbox } from '../types.ts';

export interface StillCamera {
  lng: number;
  lat: number;
  zoom: number;
}

export type Size = { width: number; height: number };

/** Pixels of the world at zoom 0, as MapLibre counts zooms. */
export const WORLD = 512;

/** Where MapLibre will look for the same start, so that the picture before it stands where the map comes. */
export function stillCamera(start: Start | undefined, size: Size, padding: PaddingOptions): StillCamera {
  const asked = start && 'lng' in start ? start : fitted(start?.bbox ?? COUNTRY_BOUNDS, size, padding);
  const bounds = sidesOf(BOUNDS);
  // The view never leaves the map's bounds: it is drawn nearer, then moved.
  const nearest = Math.log2(
    Math.max(size.width / (bounds.east - bounds.west), size.height / (bounds.south - bounds.north)) / WORLD,
  );
  const zoom = Math.min(SCHEMATIC_MAX_ZOOM, Math.max(MIN_ZOOM, nearest, asked.zoom));
  const world = WORLD * 2 ** zoom;
  const half = { x: size.width / world / 2, y: size.height / world / 2 };
  const x = between(bounds.west + half.x, across(asked.lng), bounds.east - half.x);
  const y = between(bounds.north + half.y, down(asked.lat), bounds.south - half.y);
  return { lng: x * 360 - 180, lat: latOf(y), zoom };
}

function fitted(bbox: Bbox, { width, height }: Size, padding: PaddingOptions): StillCamera {
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding;
  const { west, south, east, north } = sidesOf(bbox);
  const scale = Math.min((width - left - right) / (east - west), (height - top - bottom) / (south - north));
  const zoom = Math.min(SCHEMATIC_MAX_ZOOM, Math.log2(scale / WORLD));
  const world = WORLD * 2 ** zoom;
  const x = (west + east) / 2 + (right - left) / 2 / world;
  const y = (north + south) / 2 + (bottom - top) / 2 / world;
  return { lng: x * 360 - 180, lat: latOf(y), zoom };
}

const sidesOf = ([west, south, east, north]: Bbox) => ({
  west: across(west),
  east: across(east),
  north: down(north),
  south: down(south),
});
export const across = (lng: number) => (lng + 180) / 360;
export const down = (lat: number) => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
const latOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));
