/**
 * Content of `base.pmtiles`: the one place where the pipeline that writes the layers and the styles that draw them
 * agree on names. `bounds` is the box the map may show (west, south, east, north), wider than Syria so that the country
 * never touches the window's edge.
 */
export const SOURCE_LAYERS = [
  'land',
  'landscape',
  'country',
  'builtup',
  'water',
  'river',
  'road',
  'neighborhood',
  'city',
  'governorate',
  'frontier',
  'place',
  'landmark',
  'name',
] as const;

/** Layers of the OpenMapTiles schema that the styles draw from an archive of streets. */
export const STREET_SOURCE_LAYERS = [
  ...['coast', 'landcover', 'landuse', 'park', 'water', 'waterway', 'aeroway', 'building'],
  ...['transportation', 'transportation_name', 'poi', 'place'],
] as const;

export type SourceLayer = (typeof SOURCE_LAYERS)[number];

export const MIN_ZOOM = 0;
/** A tile unit is about 1.2 m at this zoom; past it MapLibre magnifies the same tile. */
export const MAX_ZOOM = 13;
/** The same of an archive of streets. */
export const STREETS_MAX_ZOOM = 14;
export const BOUNDS: [number, number, number, number] = [31.4, 30.4, 47.2, 40.4];
/** The country itself, for "show everything". */
export const COUNTRY_BOUNDS: [number, number, number, number] = [35.55, 32.25, 42.45, 37.4];
/** The vector source's id in every style. */
export const BASE_SOURCE = 'base';
