import { FIELD_NAMES, isListingField } from '@diyar/api/rules/listing-fields';
import type { TFunction } from 'i18next';

/** The form's fields in the order of the mapper; attributes of the categories follow. */
export const FIELD_GROUPS = {
  what: ['category', 'transactionType', 'titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'reference'],
  price: ['price', 'currency', 'pricePeriod', 'negotiable'],
  figures: [...FIELD_NAMES, 'features'],
  place: ['province', 'city', 'neighborhood', 'address', 'latitude', 'longitude'],
  photos: ['photos'],
} as const;
export const GROUPS = Object.keys(FIELD_GROUPS) as (keyof typeof FIELD_GROUPS)[];
export type Field = (typeof FIELD_GROUPS)[keyof typeof FIELD_GROUPS][number];

/** A field's name: the one of every page, or this feature's own. */
export const fieldName = (field: Field, t: TFunction<['listing-import', 'listings']>): string =>
  isListingField(field) || field === 'features' ? t(`listings:names.${field}`) : t(`fields.${field}`);
