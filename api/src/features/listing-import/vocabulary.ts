import { foldText } from '@diyar/indexer/arabic';
import { CHOICE_FIELDS, type CHOICES, type ChoiceField, eachOf } from '#rules/listing-fields.ts';

/** Words that offices write in these columns beside the names of our own catalogue. */
const CATEGORIES = {
  apartments: ['شقة', 'شقق', 'شقة سكنية', 'شقة تمليك', 'شقة طابقية', 'apartment', 'flat'],
  houses: ['بيت', 'بيت مستقل', 'منزل', 'منزل مستقل', 'دار', 'حوش', 'house', 'detached house'],
  villas: ['فيلا', 'فيللا', 'فلة', 'قصر', 'villa'],
  'arab-houses': ['بيت عربي', 'دار عربية', 'دار عربي', 'حوش عربي', 'بيت شامي'],
  'roof-flats': ['رووف', 'روف', 'ملحق', 'ملحق سطح', 'بنتهاوس', 'roof', 'penthouse'],
  'ground-floor-flats': ['شقة أرضية', 'أرضي مع حديقة', 'شقة مع حديقة', 'ground floor flat'],
  studios: ['استوديو', 'ستوديو', 'استديو', 'studio'],
  duplexes: ['دوبلكس', 'دوبليكس', 'طابقين', 'duplex'],
  'shared-rooms': ['غرفة', 'سرير', 'سكن مشترك', 'room', 'shared room'],
  'student-housing': ['سكن طلاب', 'سكن طالبات', 'سكن جامعي', 'student housing'],
  shops: ['محل', 'محلات', 'محل تجاري', 'دكان', 'دكانة', 'shop', 'store'],
  'office-spaces': ['مكتب', 'مكاتب', 'مكتب تجاري', 'مكتب إداري', 'office'],
  clinics: ['عيادة', 'عيادات', 'clinic'],
  showrooms: ['معرض', 'صالة', 'صالة عرض', 'showroom'],
  'restaurants-cafes': ['مطعم', 'مقهى', 'كافيه', 'كافتيريا', 'restaurant', 'cafe'],
  hotels: ['فندق', 'نزل', 'hotel'],
  'schools-institutes': ['مدرسة', 'معهد', 'روضة', 'school'],
  pharmacies: ['صيدلية', 'pharmacy'],
  'fuel-stations': ['كازية', 'محطة وقود', 'محطة محروقات', 'fuel station'],
  kiosks: ['كشك', 'بسطة', 'kiosk'],
  'commercial-buildings': ['مول', 'مجمع تجاري', 'بناء تجاري', 'mall', 'commercial building'],
  warehouses: ['مستودع', 'مستودعات', 'مخزن', 'warehouse'],
  'small-stores': ['غرفة تخزين', 'store room'],
  factories: ['معمل', 'مصنع', 'منشأة صناعية', 'factory'],
  workshops: ['ورشة', 'مشغل', 'workshop'],
  hangars: ['هنكار', 'هنغار', 'hangar'],
  'cold-stores': ['براد تخزين', 'وحدة تبريد', 'cold store'],
  farms: ['مزرعة', 'مزارع', 'farm'],
  'pool-farms': ['مزرعة مع مسبح', 'مزرعة مسبح'],
  orchards: ['بستان', 'كرم', 'كرم زيتون', 'orchard'],
  'poultry-houses': ['مدجنة', 'مبقرة', 'poultry house'],
  chalets: ['شاليه', 'شاليهات', 'chalet'],
  garages: ['كراج', 'كراج سيارة', 'garage'],
  'parking-places': ['موقف سيارة', 'parking place'],
  basements: ['قبو', 'تسوية', 'basement'],
  'residential-land': ['أرض', 'أراضي', 'قطعة أرض', 'أرض سكنية', 'أرض بناء', 'محضر', 'land', 'plot'],
  'zoned-plots': ['مقسم', 'مقسم تنظيمي', 'أرض تنظيم'],
  'agricultural-land': ['أرض زراعية', 'أرض سليخ', 'أرض مشجرة', 'agricultural land'],
  'commercial-land': ['أرض تجارية', 'commercial land'],
  'industrial-land': ['أرض صناعية', 'industrial land'],
  'residential-buildings': ['عمارة', 'بناية', 'مبنى', 'بناء كامل', 'بناء سكني', 'عمارة/مبنى', 'building'],
};
const DEALS = {
  sale: ['بيع', 'للبيع', 'برسم البيع', 'تمليك', 'بيع قطعي', 'for sale', 'sell'],
  rent: [
    ...['إيجار', 'أجار', 'آجار', 'للإيجار', 'للأجار', 'للاجار', 'للآجار', 'برسم الإيجار', 'تأجير', 'كراء', 'للكراء'],
    ...['إيجار شهري', 'إيجار سنوي', 'إيجار يومي', 'ضمان', 'للضمان', 'for rent', 'lease', 'to let', 'rental'],
  ],
  both: ['بيع أو إيجار', 'بيع وإيجار', 'للبيع أو الإيجار', 'للبيع أو للإيجار', 'للبيع والإيجار', 'sale or rent'],
  exchange: ['مبادلة', 'مقايضة', 'تبديل', 'للتبديل', 'swap'],
  investment: ['استثمار', 'للاستثمار', 'شراكة'],
};
export const CHOICE_WORDS = {
  furnishing: {
    furnished: ['مفروش', 'مفروشة', 'مفروش بالكامل', 'مع فرش', 'مع العفش', 'furnished', 'نعم', 'yes'],
    semiFurnished: ['نصف مفروش', 'نصف مفروشة', 'نصف فرش', 'semi furnished', 'semi_furnished', 'semiFurnished'],
    unfurnished: ['غير مفروش', 'غير مفروشة', 'بدون فرش', 'بلا فرش', 'فارغ', 'فاضي', 'unfurnished', 'لا', 'no'],
  },
  availability: {
    available: ['متوفر', 'متاح', 'جاهز', 'جاهزة', 'available', 'ready'],
    comingSoon: ['قريبا', 'قريبًا', 'coming soon', 'comingSoon'],
    underConstruction: [
      'قيد الإنشاء',
      'على الهيكل',
      'قيد البناء',
      'عم ينبنى',
      'under construction',
      'underConstruction',
    ],
  },
} satisfies { [Field in ChoiceField]: Record<(typeof CHOICES)[Field][number], readonly string[]> };
export const FEATURE_WORDS = {
  parking: ['موقف', 'موقف سيارة', 'موقف للسيارة', 'باركينغ', 'مصف', 'كراج', 'parking'],
  elevator: ['مصعد', 'أسانسير', 'اصنصير', 'elevator', 'lift'],
  central_heating: ['تدفئة', 'تدفئة مركزية', 'شوفاج', 'central heating', 'central_heating', 'heating'],
  renovated: ['مجدد', 'مجددة', 'كسوة جديدة', 'إكساء جديد', 'renovated'],
  furnished: ['مفروش', 'مفروشة', 'furnished'],
  air_conditioning: ['تكييف', 'مكيف', 'مكيفات', 'air conditioning', 'air_conditioning', 'ac'],
  security: ['حراسة', 'حارس', 'ناطور', 'أمن', 'security'],
  garden: ['حديقة', 'بستان', 'garden'],
  balcony: ['بلكونة', 'بلكون', 'برندة', 'فرندة', 'شرفة', 'تراس', 'balcony'],
  pool: ['مسبح', 'بركة سباحة', 'حوض سباحة', 'pool'],
  new_building: ['بناء جديد', 'بناء حديث', 'new building', 'new_building'],
};

/** How a cell says that it says nothing. */
const NOTHING = [
  'غير محدد',
  'غير محددة',
  'غير معروف',
  'غير مذكور',
  'لا يوجد',
  '-',
  '--',
  '—',
  '.',
  'n/a',
  'na',
  'none',
  'null',
];

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

const NOTHING_SAID = new Set(NOTHING.map(plainName));
/** An empty cell, or one that says so in words. */
export const saysNothing = (text: string): boolean => text.trim() === '' || NOTHING_SAID.has(plainName(text));

export const CATEGORY_WORDS = index(CATEGORIES);
export const DEAL_WORDS = index(DEALS);
export const CHOICE_INDEX = eachOf(CHOICE_FIELDS, (field) => index(CHOICE_WORDS[field]));
export const FEATURE_INDEX = index(FEATURE_WORDS);

/** The first of its names in a language. */
export const nameIn = (words: Record<string, readonly string[]>, key: string, lang: 'ar' | 'en'): string =>
  words[key]?.find((name) => /[\u0600-\u06ff]/.test(name) === (lang === 'ar')) ?? key;
