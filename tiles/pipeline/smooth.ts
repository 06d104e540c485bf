import type { Feature, Geometry, Position } from 'geojson';

/**
 * Chaikin's corner cutting: hand-drawn points are kilometres apart, and rounded corners read as "about here" where sharp
 * ones pretend to be surveyed. Lines keep their ends.
 */
export function smooth(feature: Feature<Geometry>, rounds = 3): Feature<Geometry> {
  const { geometry } = feature;
  if (geometry.type === 'LineString') {
    return { ...feature, geometry: { ...geometry, coordinates: repeat(geometry.coordinates, rounds, cutLine) } };
  }
  if (geometry.type === 'Polygon') {
    return {
      ...feature,
      geometry: { ...geometry, coordinates: geometry.coordinates.map((ring) => repeat(ring, rounds, cutRing)) },
    };
  }
  return feature;
}

function repeat(points: Position[], rounds: number, cut: (points: Position[]) => Position[]): Position[] {
  let result = points;
  for (let round = 0; round < rounds; round += 1) result = cut(result);
  return result;
}

const between = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, t: number): Position => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** Two points on each segment, a quarter from either end. */
const quarters = (points: Position[]) =>
  points.slice(1).flatMap((point, i) => {
    const from = points[i] ?? point;
    return [between(from, point, 0.25), between(from, point, 0.75)];
  });

function cutLine(points: Position[]): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  return [first, ...quarters(points).slice(1, -1), last];
}

function cutRing(ring: Position[]): Position[] {
  const cut = quarters(ring);
  const [first] = cut;
  return first ? [...cut, first] : ring;
}
