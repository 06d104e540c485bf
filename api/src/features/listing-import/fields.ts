import { FIELD_WORDS } from '#lib/field-words.ts';
import { CHOICE_FIELDS, type ChoiceField, eachOf, FIELD_NAMES as STANDARD } from '#rules/listing-fields.ts';

/** Fields of a column, with the headers people give them. Folded before they are compared; the first field that knows a header has it. */
export const FIELDS = {
  reference: [
    'رقم الإعلان',
    'رقم العرض',
    'الرقم المرجعي',
    'المرجع',
    'الكود',
    'reference',
    'ref',
    'code',
    'listing code',
    'id',
    'row',
  ],
  category: ['نوع العقار', 'القسم', 'الفئة', 'التصنيف', 'النوع', 'property type', 'category', 'type'],
  transactionType: [
    'العرض',
    'نوع العملية',
    'نوع العرض',
    'العملية',
    'بيع أو إيجار',
    'transaction',
    'transaction type',
    'deal',
    'purpose',
    'show',
  ],
  titleAr: ['عنوان الإعلان', 'اسم الإعلان', 'العنوان بالعربية', 'title', 'title ar', 'arabic title', 'headline'],
  titleEn: ['العنوان بالإنكليزية', 'العنوان بالإنجليزية', 'title en', 'english title'],
  descriptionAr: ['الوصف', 'التفاصيل', 'تفاصيل', 'الشرح', 'الوصف بالعربية', 'description', 'details', 'description ar'],
  descriptionEn: ['الوصف بالإنكليزية', 'الوصف بالإنجليزية', 'description en', 'english description'],
  price: [
    'السعر',
    'السعر التقريبي',
    'الثمن',
    'السعر بالدولار',
    'الأجرة',
    'price',
    'price in dollars',
    'price usd',
    'amount',
  ],
  currency: ['العملة', 'currency'],
  pricePeriod: ['المدة', 'فترة الإيجار', 'دورة الدفع', 'price period', 'period'],
  negotiable: ['قابل للتفاوض', 'negotiable'],
  ...eachOf(STANDARD, (name) => FIELD_WORDS[name].headers),
  features: ['الخدمات والمميزات', 'المميزات', 'الميزات', 'الخدمات', 'features', 'amenities', 'services'],
  province: ['المحافظة', 'province', 'governorate'],
  city: ['المدينة', 'البلدة', 'city', 'town'],
  neighborhood: ['الحي', 'المنطقة', 'الحارة', 'neighborhood', 'neighbourhood', 'region', 'district'],
  address: ['العنوان التفصيلي', 'العنوان', 'الشارع', 'address', 'street'],
  latitude: ['خط العرض', 'latitude', 'lat'],
  longitude: ['خط الطول', 'longitude', 'lng', 'lon', 'long'],
  photos: ['الصور', 'أسماء الصور', 'صور', 'photos', 'images', 'pictures'],
} as const satisfies Record<string, readonly string[]>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** An attribute of a category is a field too: `attr.ownership_paper`. */
export const ATTRIBUTE_PREFIX = 'attr.';

/** Fields whose cells are names of something we keep: what is not recognised can be matched by hand. */
export const MATCHED = [
  'category',
  'transactionType',
  'province',
  'city',
  'neighborhood',
  'features',
  ...CHOICE_FIELDS,
] as const;
export type MatchedField = (typeof MATCHED)[number];
export const isChoice = (field: MatchedField): field is ChoiceField => CHOICE_FIELDS.some((choice) => choice === field);

/** Fields a listing is whole without: unknown words of these are left out, and the row comes in all the same. */
const EXTRAS: readonly MatchedField[] = ['neighborhood', 'features', ...CHOICE_FIELDS];
export const isExtra = (field: MatchedField): boolean => EXTRAS.includes(field);

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;
export const MAX_ARCHIVE_ENTRIES = 20_000;
