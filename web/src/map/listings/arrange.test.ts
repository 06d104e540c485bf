import { describe, expect, it } from 'vitest';
import type { Bbox, Pin } from '../types.ts';
import { type Arranged, arrange, pillWidth, pixelsOf } from './arrange.ts';
import { radiusOf } from './cluster-size.ts';
import { clusterCells } from './clusters.ts';
import { type Spot, spotsOf } from './spots.ts';

const syria: Bbox = [35.5, 32.2, 42.6, 37.5];
const labelOf = ({ pins }: Spot) => (pins.length > 1 ? `${pins.length} listings` : (pins[0]?.priceLabel ?? ''));

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Listings in two towns, thick in their middle. */
const spots = (() => {
  const roll = dice(7);
  const towns = [
    [36.29, 33.51],
    [37.15, 36.2],
  ] as const;
  const pins: Pin[] = Array.from({ length: 400 }, (_, i) => {
    const [lng, lat] = towns[i % 2 === 0 ? 0 : 1];
    const spread = () => (roll() + roll() + roll() - 1.5) * 0.06;
    return {
      id: `p${i}`,
      lng: lng + spread(),
      lat: lat + spread(),
      priceLabel: i % 3 ? '85 ألف $' : '1.25 مليون $',
      label: '',
      featured: false,
      approx: false,
    };
  });
  return spotsOf(pins);
})();

/** Cells of zoom 12 in a thick block, so that clusters lean towards one another. */
const cells = (() => {
  const roll = dice(3);
  const key = (x: number, y: number) => {
    let id = 'q';
    for (let bit = 11; bit >= 0; bit -= 1) id += ((x >> bit) & 1) + 2 * ((y >> bit) & 1);
    return id;
  };
  return Array.from({ length: 500 }, (_, i) => ({
    id: key(2445 + (i % 25), 1640 + Math.floor(i / 25)),
    count: 1 + Math.floor(roll() ** 6 * 3000),
  }));
})();

function overlapping({ spots, clusters }: Arranged, zoom: number): number {
  const boxes = [
    ...spots.map((spot) => ({ at: spot, w: pillWidth(labelOf(spot)) / 2, h: 13 })),
    ...clusters.map((cluster) => ({ at: cluster, w: radiusOf(cluster.count), h: radiusOf(cluster.count) })),
  ].map(({ at, w, h }) => ({ ...pixelsOf(at, 512 * 2 ** zoom), w, h }));
  return boxes.filter((a, i) =>
    boxes.some((b, j) => j > i && Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h),
  ).length;
}
const counted = ({ spots, clusters }: Arranged) =>
  spots.reduce((sum, { pins }) => sum + pins.length, 0) + clusters.reduce((sum, { count }) => sum + count, 0);

describe('arrange', () => {
  const zooms = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

  it.each(zooms)('draws prices and counts that do not overlap, and loses no listing: zoom %d', (zoom) => {
    const drawn = arrange([], spots, { zoom, lastZoom: 18 }, labelOf);
    expect(overlapping(drawn, zoom)).toBe(0);
    expect(counted(drawn)).toBe(400);
  });

  it.each(zooms)('draws counts of cells that do not overlap: zoom %d', (zoom) => {
    const index = clusterCells(cells, syria);
    const drawn = arrange(index.at(zoom), [], { zoom, lastZoom: 18 }, labelOf);
    expect(overlapping(drawn, zoom)).toBe(0);
    expect(counted(drawn)).toBe(index.total);
  });

  it('counts far out and prices close up', () => {
    expect(arrange([], spots, { zoom: 6, lastZoom: 18 }, labelOf).spots).toEqual([]);
    const near = arrange([], spots, { zoom: 16, lastZoom: 18 }, labelOf);
    expect(near.spots.length).toBeGreaterThan(300);
  });

  it('opens as a list what no zoom parts', () => {
    const drawn = arrange([], spots, { zoom: 18, lastZoom: 18 }, labelOf);
    expect(drawn.clusters).toEqual([]);
    const close = spotsOf([
      { id: 'a', lng: 36.3, lat: 33.5, priceLabel: '1', label: '', featured: false, approx: false },
      { id: 'b', lng: 36.30002, lat: 33.5, priceLabel: '2', label: '', featured: false, approx: false },
    ]);
    expect(arrange([], close, { zoom: 16, lastZoom: 16 }, labelOf).clusters).toEqual([]);
    expect(arrange([], close, { zoom: 17, lastZoom: 18 }, labelOf).clusters).toMatchObject([{ count: 2 }]);
    expect(arrange([], close, { zoom: 18, lastZoom: 18 }, labelOf).spots[0]?.pins.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });
});
