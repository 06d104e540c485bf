export { AREA_STEPS, bucketOf, PRICE_STEPS } from './buckets.ts';
export { cellField, cellOf, cellsOf, TILE_ZOOM, tileKeysOf, tileOf, tileOfCell } from './cells.ts';
export { CELL_ZOOMS, type CellZoom, type Inferred, type ListingCardFields, type ListingDocument } from './document.ts';
export {
  type AttributeFact,
  type CategoryFact,
  type Facts,
  loadFacts,
  type PlaceFact,
  type TransactionFact,
} from './facts.ts';
export { listingsIndex } from './index-uid.ts';
export { inferredOf } from './inferred.ts';
export type { SearchListingRow } from './row.ts';
export { LISTING_SETTINGS, MAX_FACET_VALUES, type SortField } from './settings.ts';
export { toDocument } from './to-document.ts';
export { lexiconOf, makeWording, type Wording } from './wording.ts';
