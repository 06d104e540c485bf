import { CHOICE_FIELDS, WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';

/** Fields that have a name of their own in the texts; attributes bring theirs along. */
const FIELD_NAMES = [
  'transactionTypeId',
  'titleAr',
  'titleEn',
  'descriptionAr',
  'descriptionEn',
  'price',
  'priceKind',
  'currency',
  'pound',
  'pricePeriod',
  'rent',
  'rentPeriod',
  'negotiable',
  'area',
  ...WHOLE_FIELDS,
  ...CHOICE_FIELDS,
  'features',
  'province',
  'city',
  'neighborhood',
  'address',
  'latitude',
  'approximate',
  'showPhone',
] as const;
type FieldName = (typeof FIELD_NAMES)[number];

export const isFieldName = (path: string): path is FieldName => (FIELD_NAMES as readonly string[]).includes(path);
