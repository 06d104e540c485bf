import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Polygon, Position } from 'geojson';
import simplify from 'simplify-js';
import { columnOf, rowOf } from '../../../src/box.ts';
import type { Tile } from '../../pmtiles/archive.ts';
import { FIRST_ZOOM, LAST_ZOOM } from '../thin/kept.ts';
import { CELLS, REACH, type Shore } from './shore.ts';

/** In cells: our own outline of Arwad lies under it. */
const OUT_TO_SEA = 140;

/** Sea and land on both sides of a shore, as the layer `coast` of tiles: over the outline that knows it to a kilometre. */
export function coastTiles(shore: Shore): Tile[] {
  const features = [area('sea', band(shore, -OUT_TO_SEA)), area('land', band(shore, REACH + 2)), ...islandOf(shore)];
  const index = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: LAST_ZOOM, indexMaxZoom: 6 });
  const tiles: Tile[] = [];
  for (let z = FIRST_ZOOM; z <= LAST_ZOOM; z += 1) {
    for (const { x, y } of squaresOf(features, z)) {
      const tile = index.getTile(z, x, y);
      if (tile?.features.length)
        tiles.push({ z, x, y, data: fromGeojsonVt({ coast: tile }, { version: 2, extent: 4096 }) });
    }
  }
  return tiles;
}

/** Columns and rows of the tiles that the features' box touches. */
function squaresOf(features: Feature<Polygon>[], z: number): { x: number; y: number }[] {
  const places = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  const columns = places.map(([lng = 0]) => Math.floor(columnOf(lng, z)));
  const rows = places.map(([, lat = 0]) => Math.floor(rowOf(lat, z)));
  const range = (of: number[]) =>
    Array.from({ length: Math.max(...of) - Math.min(...of) + 1 }, (_, index) => Math.min(...of) + index);
  return range(columns).flatMap((x) => range(rows).map((y) => ({ x, y })));
}

const area = (kind: 'sea' | 'land', ring: Position[]): Feature<Polygon> => ({
  type: 'Feature',
  properties: { class: kind },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

/** Between the shore and a line beside the rough coast. */
function band({ rows, firstRow }: Shore, by: number): Position[] {
  const shore = rows.map(({ column }, index) => ({ x: column, y: firstRow + index }));
  const beside = rows.map(({ rough }, index) => ({ x: rough + by, y: firstRow + index }));
  const line = [...simplify(shore, 0.5, true), ...simplify(beside, 0.5, true).reverse()];
  return closed(line.map(({ x, y }) => placeOf(x, y)));
}

function islandOf({ island }: Shore): Feature<Polygon>[] {
  if (!island) return [];
  const [x, y] = [(island.west + island.east) / 2, (island.north + island.south) / 2];
  const [wide, high] = [(island.east - island.west) / 2 + 1, (island.south - island.north) / 2 + 1];
  const ring = Array.from({ length: 32 }, (_, index) => (index / 32) * 2 * Math.PI).map((angle) =>
    placeOf(x + wide * Math.cos(angle), y + high * Math.sin(angle)),
  );
  return [area('land', closed(ring))];
}

const closed = (ring: Position[]): Position[] => [...ring, ring[0] ?? []];

function placeOf(x: number, y: number): Position {
  const side = 2 ** LAST_ZOOM * CELLS;
  return [(x / side) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI];
}
