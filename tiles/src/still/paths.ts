import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { TileInView } from './camera.ts';

/** A feature's lines in whole pixels of its tile; steps from point to point are shorter to send than points. */
export function pathOf(feature: VectorTileFeature, tile: TileInView): string {
  const isArea = feature.type === 3;
  const scale = { x: tile.width / feature.extent, y: tile.height / feature.extent };
  let path = '';
  for (const line of feature.loadGeometry()) {
    const points = apart(line.map(({ x, y }) => ({ x: Math.round(x * scale.x), y: Math.round(y * scale.y) })));
    const [first, ...others] = points;
    if (!first || points.length < (isArea ? 3 : 2)) continue;
    let at = first;
    path += `M${first.x} ${first.y}l`;
    path += others
      .map((point) => {
        const step = `${point.x - at.x} ${point.y - at.y}`;
        at = point;
        return step;
      })
      .join(' ');
    if (isArea) path += 'z';
  }
  return path;
}

type Point = { x: number; y: number };

/** Without points that fall on the one before. */
const apart = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }, index) => x !== points[index - 1]?.x || y !== points[index - 1]?.y);
