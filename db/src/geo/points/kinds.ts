import type { PointsOfInterestRow } from '../../rows/tables.ts';

export type PointKind = PointsOfInterestRow['kind'];
export type Tags = Readonly<Record<string, unknown>>;

interface Mark {
  kind: PointKind;
  /** All of them, each with one of its values. */
  tags: Readonly<Record<string, readonly string[]>>;
}

/** What OpenStreetMap's mappers write for each kind; the first that fits is taken. */
const MARKS: readonly Mark[] = [
  { kind: 'school', tags: { amenity: ['school'] } },
  { kind: 'nursery', tags: { amenity: ['kindergarten', 'childcare'] } },
  { kind: 'university', tags: { amenity: ['university', 'college'] } },
  { kind: 'hospital', tags: { amenity: ['hospital'] } },
  { kind: 'clinic', tags: { amenity: ['clinic', 'doctors'] } },
  { kind: 'pharmacy', tags: { amenity: ['pharmacy'] } },
  { kind: 'transport', tags: { amenity: ['bus_station'] } },
  { kind: 'transport', tags: { highway: ['bus_stop'] } },
  { kind: 'transport', tags: { public_transport: ['platform', 'station'] } },
  { kind: 'transport', tags: { railway: ['station', 'halt', 'tram_stop'] } },
  { kind: 'market', tags: { amenity: ['marketplace'] } },
  { kind: 'market', tags: { shop: ['supermarket', 'mall'] } },
  { kind: 'mosque', tags: { amenity: ['place_of_worship'], religion: ['muslim'] } },
  { kind: 'church', tags: { amenity: ['place_of_worship'], religion: ['christian'] } },
  { kind: 'park', tags: { leisure: ['park'] } },
];

/** The kind of what bears these tags; undefined for what nobody asks for. */
export const kindOf = (tags: Tags): PointKind | undefined =>
  MARKS.find((mark) => Object.entries(mark.tags).every(([key, values]) => values.includes(String(tags[key]))))?.kind;

/** Expressions of `osmium tags-filter` that keep everything of some kind, and more. */
export const FILTERS: readonly string[] = MARKS.flatMap(({ tags }) =>
  Object.entries(tags)
    .slice(0, 1)
    .map(([key, values]) => `nwr/${key}=${values.join(',')}`),
);
