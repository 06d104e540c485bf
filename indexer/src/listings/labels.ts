import type { ChoiceField, FigureField } from '@diyar/db/listing-fields';

/**
 * Words people use for what a listing carries in columns, in both languages. They make «مفروش», "furnished" or «كراج» find
 * listings whose text never says it. Display wording lives in the web's translations, not here.
 */
export const FEATURE_WORDS = new Map<string, string>(
  Object.entries<string>({
    parking: 'موقف سيارات كراج مرآب parking garage',
    elevator: 'مصعد أسانسير elevator lift',
    central_heating: 'تدفئة مركزية شوفاج central heating',
    renovated: 'مجدد مكسي حديثا renovated',
    furnished: 'مفروش furnished',
    air_conditioning: 'مكيف تكييف air conditioning ac',
    security: 'حراسة أمن security guard',
    garden: 'حديقة جنينة garden',
    balcony: 'شرفة بلكون balcony terrace',
    pool: 'مسبح swimming pool',
    new_building: 'بناء جديد new building',
  }),
);

/** By the choice's column; an empty text says nothing anybody looks for. */
export const CHOICE_WORDS: Record<ChoiceField, Map<string, string>> = {
  furnishing: new Map([
    ['furnished', 'مفروش furnished'],
    ['semi_furnished', 'نصف مفروش semi furnished'],
    // "Unfurnished" must not be found by «مفروش».
    ['unfurnished', 'فارغ unfurnished'],
  ]),
  availability: new Map([
    ['available', ''],
    ['coming_soon', 'قريبا coming soon'],
    ['under_construction', 'قيد الإنشاء على الهيكل under construction'],
  ]),
};

export const PROPERTY_WORDS = new Map<string, string>(
  Object.entries<string>({
    apartment: 'شقة apartment flat',
    house: 'بيت منزل دار house home',
    villa: 'فيلا villa',
    land: 'أرض land plot',
    office: 'مكتب office',
    shop: 'محل دكان shop store',
    warehouse: 'مستودع warehouse',
    commercial: 'تجاري commercial',
    industrial: 'صناعي industrial',
    agricultural: 'زراعي agricultural',
    farm: 'مزرعة farm',
    residential: 'سكني residential',
    mixed: 'سكني تجاري mixed use',
    other: '',
  }),
);

export const TRANSACTION_WORDS = new Map<string, string>(
  Object.entries<string>({
    sale: 'للبيع for sale',
    rent: 'للإيجار أجار for rent',
    both: 'للبيع أو للإيجار أجار for sale or rent',
    exchange: 'للمبادلة بدل exchange swap',
    investment: 'للاستثمار investment',
    service: 'خدمة service',
  }),
);

export const PRICE_WORDS = new Map<string, string>(
  Object.entries<string>({
    amount: '',
    on_request: '',
    salary: 'راتب salary',
    free: 'مجانا free',
  }),
);

/** How a count or a size is said: «٣ غرف» must find what only a column says. */
export const COUNT_WORDS = {
  rooms: (count: number) => `${count} غرف ${count} rooms`,
  bedrooms: (count: number) => `${count} غرف نوم ${count} bedrooms`,
  bathrooms: (count: number) => `${count} حمامات ${count} bathrooms`,
  floor: (count: number) => `طابق ${count} floor ${count}`,
  area: (metres: number) => `${Math.round(metres)} متر مربع ${Math.round(metres)} m2`,
} as const satisfies Record<FigureField, (count: number) => string>;
