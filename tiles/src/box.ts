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
