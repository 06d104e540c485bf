/* The form's numbers (spec, section 9). The contract’s module would bring its schemas along. */
export const TITLE_MIN = 5;
export const TITLE_MAX = 150;
export const DESCRIPTION_MIN = 100;
export const DESCRIPTION_MAX = 10_000;
export const ADDRESS_MAX = 300;
/** From here on more photos, or more words, make little difference. */
export const GOOD_IMAGE_COUNT = 8;
export const GOOD_DESCRIPTION = 250;

export const PRICE_KINDS = ['amount', 'salary', 'free', 'on_request'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];
export const PRICE_PERIODS = ['day', 'week', 'month', 'year'] as const;
export const FURNISHINGS = ['furnished', 'semiFurnished', 'unfurnished'] as const;
export const AVAILABILITIES = ['available', 'comingSoon', 'underConstruction'] as const;
export const PROXIMITIES = ['cityCentre', 'hospital', 'school', 'publicTransport', 'market'] as const;
export const FEATURES = [
  'parking',
  'elevator',
  'central_heating',
  'renovated',
  'furnished',
  'air_conditioning',
  'security',
  'garden',
  'balcony',
  'pool',
  'new_building',
] as const;
export const FARTHEST_METRES = 100_000;
