import type { Polygon } from 'geojson';

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export const boxPolygon = ([west, south, east, north]: Box): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Which column of tiles a longitude lies in at a zoom, with its fraction. */
export const columnOf = (lng: number, z: number): number => ((lng + 180) / 360) * 2 ** z;
/** Which row of tiles a latitude lies in at a zoom, with its fraction: Web Mercator, from the north down. */
export const rowOf = (lat: number, z: number): number =>
  ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z;
