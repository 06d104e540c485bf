import { CHOICE_FIELDS, eachOf, FIELD_NAMES, WHOLE_FIELDS } from '@diyar/db/listing-fields';
import { vocabularyEntries } from '../arabic/index.ts';
import type { AttributeFact } from './facts.ts';
import { CHOICE_WORDS, FEATURE_WORDS, PRICE_WORDS, PROPERTY_WORDS, TRANSACTION_WORDS } from './labels.ts';
import type { SearchListingRow } from './row.ts';
import type { Wording } from './wording.ts';

/** A listing with a value in every column. */
const FULL: SearchListingRow = {
  id: '01890000-0000-7000-8000-000000000001',
  code: 4711,
  owner_id: '01890000-0000-7000-8000-000000000002',
  title_ar: 'شقة للبيع أو الإيجار',
  title_en: 'Apartment for sale or rent',
  description_ar: 'قريبة من المدارس والحديقة',
  description_en: 'Close to schools and a garden',
  category_path: [],
  category_id: '01890000-0000-7000-8000-000000000003',
  property_type: 'apartment',
  transaction_type: 'both',
  price_kind: 'amount',
  price_cents: 12_345_678,
  price_period: 'month',
  sale_cents: 12_345_678,
  rent_cents: 45_050,
  rent_period: 'month',
  is_negotiable: true,
  area: 133.5,
  ...eachOf(WHOLE_FIELDS, (field) => WHOLE_FIELDS.indexOf(field) + 1),
  ...eachOf(CHOICE_FIELDS, (field) => [...CHOICE_WORDS[field].keys()].at(-1) ?? null),
  features: ['elevator', 'parking'],
  attributes: {},
  province_key: '',
  city_key: '',
  neighborhood_key: '',
  address: 'شارع ٢٩ أيار، بناء ٧',
  lng: 36.2765,
  lat: 33.5138,
  tile_x: 157_490,
  tile_y: 105_060,
  is_approximate: true,
  near: ['park', 'school'],
  streets: ['damascus.baghdad-street'],
  priority: 7,
  is_featured: true,
  boosts: ['premium', 'urgent'],
  published_at: new Date('2026-01-02T03:04:05.678Z'),
  confirmed_at: new Date('2026-02-03T04:05:06.789Z'),
  office_id: '01890000-0000-7000-8000-000000000004',
  office_slug: 'probe-office',
  office_name_ar: 'مكتب التجربة',
  office_name_en: 'Probe Office',
  office_verified: true,
  images: Array.from({ length: 7 }, (_, n) => `01890000-0000-7000-8000-00000000001${n}`),
  image_color: '#aabbcc',
  home_id: null,
  home_size: null,
};

/** The same with nothing in the columns that may be empty. */
const BARE: SearchListingRow = {
  ...FULL,
  title_ar: null,
  title_en: null,
  description_ar: null,
  description_en: null,
  property_type: null,
  price_cents: null,
  price_period: null,
  sale_cents: null,
  rent_cents: null,
  rent_period: null,
  ...eachOf(FIELD_NAMES, () => null),
  features: [],
  neighborhood_key: null,
  address: null,
  priority: 0,
  is_featured: false,
  boosts: [],
  confirmed_at: null,
  office_id: null,
  office_slug: null,
  office_name_ar: null,
  office_name_en: null,
  office_verified: false,
  is_negotiable: false,
  is_approximate: false,
  near: null,
  streets: null,
  images: null,
  image_color: null,
  transaction_type: 'sale',
};

/** Each rule of the folding at least once: marks, tatweel, articles, particles, endings, spoken letters, digits, Latin. */
const TEXTS = [
  'والشقةُ الكبيرةُ لِلبيعِ بــســعــرٍ مغرٍ',
  'وبالمزة عالشارع هالبيت للآجار كالجديد فالموقع',
  'مهندسين معلمون سيارات ثلاجة تلاجة ذهب دهب ظهر ضهر',
  'إيجار أيجار ايجار آخر مؤسسة مسؤول قراءة مستشفى مستشفي',
  'شقة ٣ غرف و٢ حمام ١٢٠م² الطابق الثالث ٨٥٬٠٠٠$ مليون ونص ليرة',
  'ثلاث غرف وصالون مئة وعشرون متر مربع خمسة وعشرين مليون',
  'كفرسوسة كفر سوسة أبو رمانة ابورمانه عين-ترما',
  'Villas & flats, 3-bedroom HOUSES near Al-Mezzeh; iPhone 15 Pro 256GB, café',
  'گراج پارك ڤيلا چاي',
  'شقة مفروشة طابو أخضر طابق تالت قبلية مع مصعد، غرفتين وصالون بالمزة',
  'ملابس اولاد، ارض للبيع تجارية، سامسونج A6 و i7',
];

const spread = (text: string): Partial<SearchListingRow> => ({ title_ar: text, description_ar: text, address: text });

/** Rows and texts that, between them, take every way a document can be made from these facts. */
export function probesOf({ facts }: Wording): { rows: SearchListingRow[]; texts: string[] } {
  const varied = <Name extends keyof SearchListingRow>(name: Name, values: Iterable<SearchListingRow[Name]>) =>
    Array.from(values, (value) => ({ ...BARE, [name]: value }));
  return {
    rows: [
      { ...FULL, category_path: facts.categories.slice(0, 3).map(({ slug }) => slug) },
      BARE,
      ...TEXTS.map((text) => ({ ...BARE, ...spread(text) })),
      ...TEXTS.map((text) => ({ ...BARE, ...spread(text), category_path: ['real-estate'] })),
      ...varied('property_type', PROPERTY_WORDS.keys()),
      ...varied('transaction_type', [...TRANSACTION_WORDS.keys(), ...facts.transactions.map(({ slug }) => slug)]),
      ...varied('price_kind', PRICE_WORDS.keys() as Iterable<SearchListingRow['price_kind']>),
      ...CHOICE_FIELDS.flatMap((field) => varied(field, CHOICE_WORDS[field].keys())),
      ...varied(
        'features',
        Array.from(FEATURE_WORDS.keys(), (feature) => [feature]),
      ),
      ...varied('price_cents', [0, 99, 5_000_00, 75_000_00, 1_000_000_00, 90_000_000_00]),
      ...varied('area', [0.5, 45, 133.5, 12_000, 9_000_000]),
      ...facts.categories.map(({ slug }) => ({ ...BARE, category_path: [slug] })),
      ...facts.places.map(({ kind, key }) => ({ ...BARE, [`${kind}_key`]: key })),
      ...facts.attributes.flatMap((attribute) =>
        valuesOf(attribute).map((value) => ({ ...BARE, attributes: { [attribute.slug]: value } })),
      ),
    ],
    texts: vocabularyEntries.flatMap(({ variants, derived = [] }) => [...variants, ...derived]),
  };
}

/** A value of each shape that owners send for it. */
function valuesOf({ options }: AttributeFact): unknown[] {
  const [first, second] = options.map(({ value }) => value);
  return [true, 12.5, '3', 'نص حر', first, [first, second]].filter((value) => value !== undefined);
}
