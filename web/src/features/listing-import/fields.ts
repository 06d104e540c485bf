import { CHOICE_FIELDS, WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';

/** The form's fields in the order of the mapper; attributes of the categories follow. */
export const FIELD_GROUPS = {
  what: ['category', 'transactionType', 'titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'reference'],
  price: ['price', 'currency', 'pricePeriod', 'negotiable'],
  figures: ['area', ...WHOLE_FIELDS, ...CHOICE_FIELDS, 'features'],
  place: ['province', 'city', 'neighborhood', 'address', 'latitude', 'longitude'],
  photos: ['photos'],
} as const;
export const GROUPS = Object.keys(FIELD_GROUPS) as (keyof typeof FIELD_GROUPS)[];
export type Field = (typeof FIELD_GROUPS)[keyof typeof FIELD_GROUPS][number];
