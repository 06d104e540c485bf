import { expect, it } from 'vitest';
import { clusterAt, radiusOf } from './cluster-size.ts';
import type { Cluster } from './clusters.ts';

const cluster = (id: string, lng: number, count: number): Cluster => ({ id, lng, lat: 0, count, bbox: [0, 0, 0, 0] });
const project = ({ lng }: Cluster) => ({ x: lng * 100, y: 50 });

it('finds the disc a finger is on, and none beside it', () => {
  const clusters = [cluster('a', 1, 1000), cluster('b', 2, 10)];
  expect(clusterAt(clusters, { x: 110, y: 55 }, project)?.id).toBe('a');
  expect(clusterAt(clusters, { x: 200, y: 60 }, project)?.id).toBe('b');
  expect(clusterAt(clusters, { x: 150, y: 50 }, project)).toBeUndefined();
});

it('never draws a disc smaller than a finger target', () => {
  expect(2 * radiusOf(1)).toBeGreaterThanOrEqual(24);
  expect(radiusOf(1_000_000)).toBeLessThan(48);
});
