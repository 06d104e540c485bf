import { COUNTRY } from '@diyar/api/rules/place-address';

/**
 * The address of a province's page, without `lang`. Addresses of narrower pages come from the API, which knows what lies
 * where (`placePagePath`); a province's is its key, whatever lies in it.
 */
export const provincePath = (key: string): string => `/${COUNTRY}/${key}`;
