import { describe, expect, it } from 'vitest';
import { between, splitFrom, splitShare } from './cluster-split.ts';
import type { Cluster } from './clusters.ts';

const cluster = (id: string, lng: number, count: number, reach: number): Cluster => ({
  id,
  lng,
  lat: 33.5,
  count,
  bbox: [lng - reach, 33.5 - reach, lng + reach, 33.5 + reach],
});

describe('a count that comes apart', () => {
  const town = cluster('town', 36.3, 90, 0.1);
  const country = cluster('country', 36.5, 900, 2);

  it('sends its parts out from where it stood: the smallest that held them', () => {
    const starts = splitFrom([country, town], [cluster('a', 36.25, 40, 0.02), cluster('b', 36.9, 50, 0.02)]);
    expect(starts?.get('a')).toEqual({ lng: 36.3, lat: 33.5 });
    expect(starts?.get('b')).toEqual({ lng: 36.5, lat: 33.5 });
  });

  it('moves nothing that stays, grows or comes from elsewhere', () => {
    expect(splitFrom([town], [town])).toBeUndefined();
    expect(splitFrom([town], [cluster('grown', 36.3, 120, 0.2)])).toBeUndefined();
    expect(splitFrom([town], [cluster('far', 38, 10, 0.1)])).toBeUndefined();
    expect(splitFrom([], [town])).toBeUndefined();
  });

  it('is over after a quarter of a second', () => {
    expect(splitShare(1000, 1000)).toBe(0);
    expect(splitShare(1000, 1100)).toBeGreaterThan(0.5);
    expect(splitShare(1000, 1240)).toBe(1);
    expect(splitShare(1000, 9000)).toBe(1);
    expect(between({ lng: 36, lat: 33 }, { lng: 38, lat: 34 }, 0.5)).toEqual([37, 33.5]);
  });
});
