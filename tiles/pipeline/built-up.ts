import type { Feature, Polygon, Position } from 'geojson';
import type { Place } from './geo-files.ts';

/**
 * Where houses stand, roughly. We have no land use of our own, so a town is a disc that grows with its people and a city
 * is the discs of its neighborhoods melting into one another: enough to tell town from field, and said to be schematic.
 */
export function builtUpAreas(places: Place[]): Feature<Polygon, { kind: 'town' | 'quarter'; rank: number }>[] {
  return places.flatMap((place) => {
    const km = radiusKm(place);
    if (km === 0) return [];
    const { kind, rank } = place.properties;
    return [
      {
        type: 'Feature' as const,
        properties: { kind: kind === 'city' ? ('town' as const) : ('quarter' as const), rank },
        geometry: { type: 'Polygon' as const, coordinates: [disc(place.geometry.coordinates, km)] },
      },
    ];
  });
}

const RADIUS_BY_RANK = [0, 2.2, 1.5, 1, 0.7];

function radiusKm({ properties: { kind, rank, population } }: Place): number {
  if (kind === 'neighborhood') return 0.75;
  if (kind === 'province') return 0;
  const byRank = RADIUS_BY_RANK[Math.min(rank, 4)] ?? 0.7;
  // 100,000 people on about 9 km²; a big city's disc stays small because its neighborhoods draw the rest
  const byPeople = population ? 1.7 * Math.sqrt(population / 100_000) : 0;
  return Math.min(Math.max(byRank, byPeople), 3.5);
}

const SIDES = 28;

/** A blot rather than a circle: its edge wavers by a few tenths, always the same way for the same place. */
function disc([lng = 0, lat = 0]: Position, km: number): Position[] {
  const dLat = km / 110.6;
  const dLng = km / (111.3 * Math.cos((lat * Math.PI) / 180));
  const phase = (lng * 997 + lat * 1409) % (2 * Math.PI);
  return Array.from({ length: SIDES + 1 }, (_, i) => {
    const angle = ((i % SIDES) / SIDES) * 2 * Math.PI;
    const reach =
      1 +
      0.14 * Math.sin(2 * angle + phase) +
      0.1 * Math.sin(3 * angle - 2 * phase) +
      0.05 * Math.sin(7 * angle + phase);
    return [lng + dLng * reach * Math.cos(angle), lat + dLat * reach * Math.sin(angle)];
  });
}
