import { columnOf, rowOf } from '../box.ts';

/** Pixels of the world at zoom 0, as MapLibre counts zooms. */
const WORLD = 512;

/** A map's view: its middle, its zoom (MapLibre's) and its size in pixels. */
export interface Camera {
  lng: number;
  lat: number;
  zoom: number;
  width: number;
  height: number;
}

/** A tile, and where its square stands in the picture, in whole pixels so that neighbours leave no seam. */
export interface TileInView {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Tiles that a view shows: those of the whole zoom below its own, and of `deepest` past it. */
export function tilesInView({ lng, lat, zoom, width, height }: Camera, deepest: number): TileInView[] {
  const z = Math.min(deepest, Math.floor(zoom));
  const side = WORLD * 2 ** (zoom - z);
  const count = 2 ** z;
  const west = columnOf(lng, z) * side - width / 2;
  const north = rowOf(lat, z) * side - height / 2;
  const range = (from: number, to: number) => {
    const first = Math.max(0, Math.floor(from / side));
    const last = Math.min(count - 1, Math.ceil(to / side) - 1);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  return range(west, west + width).flatMap((x) =>
    range(north, north + height).map((y): TileInView => {
      const [left, top] = [Math.round(x * side - west), Math.round(y * side - north)];
      const [right, bottom] = [Math.round((x + 1) * side - west), Math.round((y + 1) * side - north)];
      return { z, x, y, left, top, width: right - left, height: bottom - top };
    }),
  );
}
