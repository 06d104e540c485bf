import { featuresOf } from '../osmium.ts';
import { type StreetName, streetName } from './street-names.ts';

/** A piece of a street, as OpenStreetMap has it. */
export interface StreetWay extends StreetName {
  id: number;
  /** The value of `highway`. */
  class: string;
  /** GeoJSON, or an encoded polyline of five digits, as PostGIS reads and writes it. */
  line: unknown;
}

/** Ways with names of some extracts; several may hold the same way. */
export async function* waysOfExtracts(osmium: string, files: readonly string[]): AsyncGenerator<StreetWay> {
  for (const file of files)
    for await (const { properties, geometry } of featuresOf(osmium, file, ['w/highway'], ['linestring'])) {
      const name = streetName(properties);
      if (name) yield { id: Number(properties['@id']), class: String(properties.highway), ...name, line: geometry };
    }
}
