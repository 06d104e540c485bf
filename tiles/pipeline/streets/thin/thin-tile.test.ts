import { VectorTile } from '@mapbox/vector-tile';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { type Flavor, mapStyle } from '../../../src/style/index.ts';
import { KEPT } from './kept.ts';
import { thinTile } from './thin-tile.ts';

type Feature = { type: 1 | 2 | 3; geometry: number[][][] | number[][]; tags: Record<string, string | number> };
const street = (tags: Feature['tags'], ...points: number[][]): Feature => ({ type: 2, geometry: [points], tags });
const square = (x: number, y: number, side: number): number[][] => [
  ...[
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ],
];

const tileOf = (layers: Record<string, Feature[]>) =>
  fromGeojsonVt(Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }])) as never, {
    version: 2,
    extent: 4096,
  });
const read = (data: Uint8Array | undefined) => {
  const { layers } = new VectorTile(new PbfReader(data ?? new Uint8Array()));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, i) => layer.feature(i)).map((feature) => ({
        properties: feature.properties,
        lines: feature.loadGeometry().length,
      })),
    ]),
  );
};

describe('a thinned tile', () => {
  it.each(['ציר הנפט', 'شارع باسل الأسد', 'Al_Baath street'])('draws the road of %s without that name', (name) => {
    const full = tileOf({
      transportation: [street({ class: 'minor' }, [0, 0], [900, 0])],
      transportation_name: [street({ class: 'minor', name }, [0, 0], [900, 0])],
    });
    expect(Object.keys(read(thinTile(full, 14)))).toEqual(['transportation']);
  });

  it('holds what is drawn at its zoom, and no field that nobody reads', () => {
    const full = tileOf({
      transportation: [
        street({ class: 'minor', oneway: 1, surface: 'paved' }, [0, 0], [900, 0]),
        street({ class: 'track' }, [0, 90], [900, 90]),
        street({ class: 'motorway', ramp: 1 }, [0, 50], [900, 50]),
      ],
      transportation_name: [
        street({ class: 'minor', network: 'road' }, [0, 0], [900, 0]),
        street({ class: 'minor', name: 'شارع ٣٠', 'name:en': '30 Street', ref_length: 2 }, [0, 0], [900, 0]),
      ],
      landuse: [{ type: 3, geometry: [square(0, 0, 900)], tags: { class: 'military' } }],
      housenumber: [{ type: 1, geometry: [[5, 5]], tags: { housenumber: '7' } }],
    });
    expect(read(thinTile(full, 12))).toEqual({
      transportation: [
        { properties: { class: 'minor' }, lines: 1 },
        { properties: { class: 'motorway', ramp: 1 }, lines: 1 },
      ],
    });
    expect(read(thinTile(full, 14)).transportation_name).toEqual([
      { properties: { class: 'minor', name: 'شارع ٣٠', 'name:en': '30 Street' }, lines: 1 },
    ]);
    expect(thinTile(full, 7)).toBeUndefined();
  });

  it('is the same bytes whatever order and winding its features came in', () => {
    const houses = [square(0, 0, 80), square(200, 0, 90), square(400, 300, 70)];
    const built = (rings: number[][][]) =>
      tileOf({
        building: rings.map((ring, i) => ({ type: 3 as const, geometry: [ring], tags: { render_height: i } })),
      });
    const [one, other] = [thinTile(built(houses), 14), thinTile(built(houses.toReversed()), 14)];
    expect(read(one).building).toEqual([{ properties: {}, lines: 3 }]);
    expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(true);
    const wound = thinTile(built(houses.map((ring) => ring.toReversed())), 14);
    expect(Buffer.from(one ?? []).equals(Buffer.from(wound ?? []))).toBe(true);
  });

  it('keeps everything that the styles ask an archive of streets for, from the zoom that they draw it', () => {
    const layers = (['light', 'satellite'] as const satisfies Flavor[]).flatMap(
      (flavor) =>
        mapStyle({
          flavor,
          lang: 'ar',
          tilesUrl: '/t',
          fontsUrl: '/f',
          streets: { kind: 'vector', covers: 'country' },
        }).layers,
    );
    const drawn = layers.flatMap((layer) => ('source' in layer && layer.source === 'streets' ? [layer] : []));
    expect(drawn.length).toBeGreaterThan(40);
    for (const layer of drawn) {
      const name = layer['source-layer'] ?? '';
      if (name === 'coast') continue;
      const kept = KEPT[name];
      expect(kept, name).toBeDefined();
      const zooms = Object.values(kept?.classes ?? {}).concat(kept?.others ?? []);
      // a tile of zoom 14 is what all later ones show
      expect(Math.min(...zooms), layer.id).toBeLessThanOrEqual(Math.min(14, Math.ceil(layer.minzoom ?? 0)));
    }
  });
});
