import type { Feature, Geometry } from 'geojson';
import { describe, expect, it } from 'vitest';
import { type Box, cutTiles } from './cut-tiles.ts';
import type { TileLayer } from './tile-layers.ts';

const square = (w: number, s: number, e: number, n: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ],
  ],
});
const feature = (geometry: Geometry, properties = {}): Feature<Geometry> => ({ type: 'Feature', properties, geometry });
const point = (lng: number, lat: number, properties = {}) =>
  feature({ type: 'Point', coordinates: [lng, lat] }, properties);

const box: Box = [36, 33, 37, 34];
const cut = (layers: TileLayer[], maxZoom = 9) => [...cutTiles(layers, { box, maxZoom })];
const holds = (data: Uint8Array, text: string) => Buffer.from(data).includes(text);

describe('cutTiles', () => {
  it('covers the box and nothing else, each tile once', () => {
    const tiles = cut([{ name: 'land', minZoom: 0, features: [feature(square(0, 0, 60, 60))] }], 8);
    const at8 = tiles.filter(({ z }) => z === 8);
    expect(new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
    expect(tiles.filter(({ z }) => z === 0)).toHaveLength(1);
    // one degree is 0.7 tiles at zoom 8
    expect(at8.length).toBeGreaterThanOrEqual(1);
    expect(at8.length).toBeLessThanOrEqual(4);
  });

  it('repeats what one polygon fills, to the byte', () => {
    const at9 = cut([{ name: 'land', minZoom: 0, features: [feature(square(0, 0, 60, 60))] }]).filter(
      ({ z }) => z === 9,
    );
    expect(at9.length).toBeGreaterThan(3);
    expect(new Set(at9.map(({ data }) => Buffer.from(data).toString('hex'))).size).toBe(1);
  });

  it('still finds a town in the middle of a filled square', () => {
    const tiles = cut([
      { name: 'land', minZoom: 0, features: [feature(square(0, 0, 60, 60))] },
      { name: 'place', minZoom: 8, features: [point(36.3, 33.5, { name_ar: 'دمشق' })] },
    ]);
    expect(tiles.filter(({ z, data }) => z === 7 && holds(data, 'دمشق'))).toHaveLength(0);
    expect(tiles.filter(({ z, data }) => z === 9 && holds(data, 'دمشق')).length).toBeGreaterThanOrEqual(1);
  });

  it('leaves a feature out below its own zoom', () => {
    const tiles = cut([
      { name: 'place', minZoom: 0, features: [point(36.3, 33.5, { name_en: 'Village', minzoom: 9 })] },
    ]);
    expect(tiles.filter(({ data }) => holds(data, 'Village')).map(({ z }) => z)).not.toContain(8);
    expect(tiles.some(({ z, data }) => z === 9 && holds(data, 'Village'))).toBe(true);
  });
});
