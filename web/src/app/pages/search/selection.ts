import { formatSearch, type Search } from '#features/search/search-params.ts';
import { criteriaOf, withValues } from '#features/search/search-state.ts';
import type { Bbox } from '#map/types.ts';

/** The pin whose card is open. */
export type Selection = {
  id: string;
  lng: number;
  lat: number;
  /** The search at the time it was opened, wherever the map looked. */
  asked: string;
};

export const askedOf = (search: Search): string => formatSearch(withValues(criteriaOf(search), { bbox: undefined }));

/** A card closes when its pin has left the map or another search was made. */
export function staysOpen({ lng, lat, asked }: Selection, search: Search, view: Bbox | undefined): boolean {
  if (asked !== askedOf(search)) return false;
  if (!view) return true;
  const [west, south, east, north] = view;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
