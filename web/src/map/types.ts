/** West, south, east, north in degrees. */
export type Bbox = readonly [west: number, south: number, east: number, north: number];

/** Listings counted per map tile: `id` is a letter and the tile's quadkey, as the search answer has it. */
export interface Cell {
  id: string;
  count: number;
}

/** A listing on the map. Pins come best first. */
export interface Pin {
  id: string;
  lng: number;
  lat: number;
  /** As shown on the pin, in the page's language: `85 ألف $`. */
  priceLabel: string;
  featured: boolean;
  /** The point is near the listing, not on it. */
  approx: boolean;
  /** Words for a screen reader: price, rooms, district. */
  label: string;
}

/** The map's view, told 300 ms after it came to rest. */
export interface View {
  bbox: Bbox;
  zoom: number;
  /** False when the page itself moved the map. */
  byUser: boolean;
}

/** Choices of the visitor. */
export const MAP_LAYERS = ['standard', 'satellite', 'terrain'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Which of the listings that were found the map shows. */
export const LENSES = ['all', 'saved', 'unseen'] as const;
export type Lens = (typeof LENSES)[number];

/** Why there is no map: the browser cannot draw it, has stopped drawing it, its code or its land did not arrive, or it threw. */
export type Unavailable = 'webgl' | 'lost' | 'load' | 'broken';
