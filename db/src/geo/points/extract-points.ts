import { featuresOf } from '../osmium.ts';
import { FILTERS } from './kinds.ts';
import { type PointOfInterest, readPoint } from './read-point.ts';

/** Points of interest of an extract; a way or relation comes with its outline. */
export async function* pointsOfExtract(osmium: string, pbf: string): AsyncGenerator<PointOfInterest> {
  for await (const feature of featuresOf(osmium, pbf, FILTERS, ['point', 'polygon'])) {
    const point = readPoint(feature);
    if (point) yield point;
  }
}
