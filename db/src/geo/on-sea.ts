import { seaByTowns } from '../../seeds/data/locations/sea.ts';

/** The sea before towns, as an expression of SQL. */
export function onSea(): string {
  const coordinates = seaByTowns.map((ring) => [[...ring, ring[0]]]);
  return `st_setsrid(st_geomfromgeojson('${JSON.stringify({ type: 'MultiPolygon', coordinates })}'), 4326)`;
}
