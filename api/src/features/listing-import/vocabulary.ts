import { foldText } from '@diyar/indexer/arabic';

/** What offices write in these columns beside the names of our own catalogue. */
const CATEGORIES: Record<string, readonly string[]> = {
  apartments: ['شقة', 'شقه سكنية', 'apartment', 'flat'],
  houses: ['بيت', 'بيت مستقل', 'منزل', 'دار', 'house'],
  villas: ['فيلا', 'فيللا', 'قصر', 'villa'],
  'arab-houses': ['بيت عربي', 'دار عربية'],
  'roof-flats': ['رووف', 'روف', 'ملحق', 'roof'],
  studios: ['استوديو', 'ستوديو', 'studio'],
  duplexes: ['دوبلكس', 'duplex'],
  shops: ['محل', 'محل تجاري', 'دكان', 'shop', 'store'],
  'office-spaces': ['مكتب', 'مكتب تجاري', 'office'],
  clinics: ['عيادة', 'clinic'],
  showrooms: ['معرض', 'صالة', 'showroom'],
  warehouses: ['مستودع', 'مخزن', 'warehouse'],
  factories: ['معمل', 'مصنع', 'factory'],
  farms: ['مزرعة', 'farm'],
  chalets: ['شاليه', 'chalet'],
  garages: ['كراج', 'garage'],
  'residential-land': ['أرض', 'قطعة أرض', 'أرض سكنية', 'land', 'plot'],
  'agricultural-land': ['أرض زراعية', 'agricultural land'],
  'commercial-land': ['أرض تجارية', 'commercial land'],
  'industrial-land': ['أرض صناعية', 'industrial land'],
  'residential-buildings': ['عمارة', 'بناية', 'مبنى', 'عمارة/مبنى', 'building'],
};
const DEALS: Record<string, readonly string[]> = {
  sale: ['بيع', 'للبيع', 'for sale', 'sell'],
  rent: ['إيجار', 'أجار', 'للإيجار', 'للأجار', 'للاجار', 'for rent', 'lease', 'to let'],
  both: ['بيع أو إيجار', 'للبيع أو الإيجار', 'sale or rent'],
  exchange: ['مبادلة', 'مقايضة', 'swap'],
  investment: ['استثمار', 'للاستثمار'],
};
export const FURNISHINGS: Record<string, readonly string[]> = {
  furnished: ['مفروش', 'مفروشة', 'furnished', 'نعم', 'yes'],
  semiFurnished: ['نصف مفروش', 'نصف مفروشة', 'نصف فرش', 'semi furnished', 'semi_furnished', 'semiFurnished'],
  unfurnished: ['غير مفروش', 'غير مفروشة', 'فارغ', 'فاضي', 'unfurnished', 'لا', 'no'],
};
export const AVAILABILITIES: Record<string, readonly string[]> = {
  available: ['متوفر', 'متاح', 'جاهز', 'جاهزة', 'available', 'ready'],
  comingSoon: ['قريبا', 'قريبًا', 'coming soon', 'comingSoon'],
  underConstruction: ['قيد الإنشاء', 'على الهيكل', 'قيد البناء', 'under construction', 'underConstruction'],
};
export const FEATURE_WORDS: Record<string, readonly string[]> = {
  parking: ['موقف', 'موقف سيارة', 'موقف للسيارة', 'كراج', 'parking'],
  elevator: ['مصعد', 'أسانسير', 'elevator', 'lift'],
  central_heating: ['تدفئة', 'تدفئة مركزية', 'شوفاج', 'central heating', 'central_heating', 'heating'],
  renovated: ['مجدد', 'كسوة جديدة', 'renovated'],
  furnished: ['مفروش', 'مفروشة', 'furnished'],
  air_conditioning: ['تكييف', 'مكيف', 'مكيفات', 'air conditioning', 'air_conditioning', 'ac'],
  security: ['حراسة', 'أمن', 'security'],
  garden: ['حديقة', 'بستان', 'garden'],
  balcony: ['بلكونة', 'بلكون', 'برندة', 'شرفة', 'balcony'],
  pool: ['مسبح', 'بركة سباحة', 'pool'],
  new_building: ['بناء جديد', 'بناء حديث', 'new building', 'new_building'],
};

/** Folded, the article and spaces gone: as it is compared. */
export const plainName = (text: string): string =>
  foldText(text)
    .split(/[\s\-_/]+/)
    .map((word) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word))
    .join('');

const index = (words: Record<string, readonly string[]>) =>
  new Map(
    Object.entries(words).flatMap(([key, names]) => [key, ...names].map((name) => [plainName(name), key] as const)),
  );

export const CATEGORY_WORDS = index(CATEGORIES);
export const DEAL_WORDS = index(DEALS);
export const FURNISHING_WORDS = index(FURNISHINGS);
export const AVAILABILITY_WORDS = index(AVAILABILITIES);
export const FEATURE_INDEX = index(FEATURE_WORDS);

/** The first of its names in a language. */
export const nameIn = (words: Record<string, readonly string[]>, key: string, lang: 'ar' | 'en'): string =>
  words[key]?.find((name) => /[\u0600-\u06ff]/.test(name) === (lang === 'ar')) ?? key;
