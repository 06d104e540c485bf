/** Fields that have a name in the form's own texts; standard ones have that of every page, attributes bring theirs along. */
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
