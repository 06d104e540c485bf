import type { Cluster } from './clusters.ts';

/** Pixels. Grows with the logarithm: a thousand is seen to be more than ten without covering the town. */
export const radiusOf = (count: number): number => 13 + 4.6 * Math.log10(Math.max(1, count));

interface Screen {
  x: number;
  y: number;
}

/**
 * The disc under a screen point. A few hundred distances are cheaper than drawing the layer again for deck.gl's picking,
 * and need nothing from the graphics card.
 */
export function clusterAt(
  clusters: readonly Cluster[],
  { x, y }: Screen,
  project: (cluster: Cluster) => Screen,
): Cluster | undefined {
  return clusters.find((cluster) => {
    const at = project(cluster);
    return Math.hypot(at.x - x, at.y - y) <= radiusOf(cluster.count) + 2;
  });
}
