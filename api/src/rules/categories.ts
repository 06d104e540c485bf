export { CARRIES } from '@diyar/db/carries';

/** Levels of the tree count from 0; listings hang on level 2, level 3 only refines. */
export const LISTING_LEVEL = 2;
export const DEEPEST_LEVEL = 3;

export const CATEGORY_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const CATEGORY_COLOR = /^#[0-9a-f]{6}$/i;
export const CATEGORY_ICON_MAX_BYTES = 2 * 1024 * 1024;
export const CATEGORY_ICON_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

export const PROPERTY_TYPES = [
  'apartment',
  'house',
  'villa',
  'land',
  'office',
  'shop',
  'warehouse',
  'commercial',
  'industrial',
  'agricultural',
  'farm',
  'residential',
  'mixed',
  'other',
] as const;
