import type { Feature, LineString, Position } from 'geojson';
import type { Area } from './geo-files.ts';

/** Our outline's points along the sea: west of this, between the two frontiers that come down to it. */
const COAST = { east: 35.975, south: 34.64, north: 35.931 };
const isCoast = ([lng = 0, lat = 0]: Position) => lng <= COAST.east && lat >= COAST.south && lat <= COAST.north;

/** The edges of areas that lie on land: a coast is where the sea's colour begins, not a border. */
export function frontiers(areas: Area[], kind: 'country' | 'governorate'): Feature<LineString>[] {
  return areas.flatMap(({ geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Position[][][];
    return polygons.flat().flatMap((ring) =>
      landEdges(ring).map((coordinates) => ({
        type: 'Feature' as const,
        properties: { kind },
        geometry: { type: 'LineString' as const, coordinates },
      })),
    );
  });
}

function landEdges(ring: Position[]): Position[][] {
  const lines: Position[][] = [];
  let line: Position[] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring[index - 1];
    if (before && isCoast(before) && isCoast(point)) {
      lines.push(line);
      line = [];
    }
    line.push(point);
  }
  return [...lines, line].filter(({ length }) => length > 1);
}
