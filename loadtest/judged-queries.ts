import type { CountedField } from '@diyar/db/listing-fields';

/** Conditions that make a listing the right answer to a query, in terms of its columns. All that is said must hold. */
export interface Wanted extends Partial<Record<CountedField | 'floor', number>> {
  /** Slugs anywhere in the listing's category path; one of them. */
  category?: readonly string[];
  /** `both` answers to sale and to rent. */
  transaction?: 'sale' | 'rent' | 'exchange' | 'investment';
  /** `kind:key` of the listing's province, city or neighborhood; one of them. */
  place?: readonly string[];
  /** US dollars. */
  price?: { min?: number; max?: number };
  /** m². */
  area?: { min?: number; max?: number };
  features?: readonly string[];
  furnishing?: 'furnished' | 'semi_furnished' | 'unfurnished';
  /** Attribute values by slug; of a list, one of its values. */
  attributes?: Readonly<Record<string, string | number>>;
}
export interface JudgedQuery {
  query: string;
  kind: 'arabic' | 'english' | 'mixed' | 'misspelt' | 'dialect' | 'sentence' | 'arabizi' | 'money';
  wanted: Wanted;
}

/** The category said; near kin (a duplex, a roof flat) are neither asked for nor counted. */
const FLATS = ['apartments'];
const DAMASCUS = ['province:damascus'];
const ALEPPO = ['province:aleppo'];
const HOMS = ['province:homs'];
const LATAKIA = ['province:latakia'];
const TARTUS = ['province:tartus'];
const HAMA = ['province:hama'];
const hood = (...keys: string[]) => keys.map((key) => `neighborhood:${key}`);
const city = (...keys: string[]) => keys.map((key) => `city:${key}`);
const MEZZEH = hood('damascus.mezzeh');
const KAFR_SOUSA = hood('damascus.kafr-sousa');

const of = (kind: JudgedQuery['kind'], rows: readonly (readonly [query: string, wanted: Wanted])[]): JudgedQuery[] =>
  rows.map(([query, wanted]) => ({ query, kind, wanted }));

const arabic = of('arabic', [
  ['شقة للبيع', { category: FLATS, transaction: 'sale' }],
  ['شقة للإيجار', { category: FLATS, transaction: 'rent' }],
  ['شقق للبيع في دمشق', { category: FLATS, transaction: 'sale', place: DAMASCUS }],
  ['شقة للبيع في المزة', { category: FLATS, transaction: 'sale', place: MEZZEH }],
  ['شقة في كفر سوسة', { category: FLATS, place: KAFR_SOUSA }],
  ['شقة ثلاث غرف في دمشق', { category: FLATS, place: DAMASCUS, rooms: 3 }],
  ['شقة غرفتين بحلب', { category: FLATS, place: ALEPPO, rooms: 2 }],
  ['شقة ٣ غرف بالمزة تحت ٥٠٠ ألف', { category: FLATS, place: MEZZEH, rooms: 3, price: { max: 500_000 } }],
  ['شقة تحت ٦٠ ألف دولار بحلب', { category: FLATS, place: ALEPPO, price: { max: 60_000 } }],
  ['شقق للإيجار في حلب', { category: FLATS, transaction: 'rent', place: ALEPPO }],
  ['شقة في حلب الجديدة', { category: FLATS, place: hood('aleppo.new-aleppo') }],
  ['شقة بالفرقان', { category: FLATS, place: hood('aleppo.al-furqan') }],
  ['بيت للبيع بحلب', { category: ['residential'], transaction: 'sale', place: ALEPPO }],
  ['بيت للبيع مع حديقة', { category: ['residential'], transaction: 'sale', features: ['garden'] }],
  ['بيت عربي في دمشق القديمة', { category: ['arab-houses'], place: hood('damascus.old-damascus') }],
  ['فيلا للبيع', { category: ['villas'], transaction: 'sale' }],
  ['فيلا مع مسبح', { category: ['villas'], features: ['pool'] }],
  ['فلل ريف دمشق', { category: ['villas'], place: ['province:rif-dimashq'] }],
  ['فيلا بالصبورة', { category: ['villas'], place: city('al-sabboura') }],
  ['أرض للبيع', { category: ['lands'], transaction: 'sale' }],
  ['أراضي زراعية للبيع', { category: ['agricultural-land'], transaction: 'sale' }],
  ['أرض بين ٢٠ و ٣٠ الف دولار', { category: ['lands'], price: { min: 20_000, max: 30_000 } }],
  ['أرض ٥ دونم', { category: ['lands'], area: { min: 4500, max: 5500 } }],
  ['أرض صناعية', { category: ['industrial-land'] }],
  ['محل للإيجار', { category: ['shops'], transaction: 'rent' }],
  ['محلات للبيع بدمشق', { category: ['shops'], transaction: 'sale', place: DAMASCUS }],
  ['محل للايجار مساحة ٥٠ متر', { category: ['shops'], transaction: 'rent', area: { min: 45, max: 55 } }],
  ['مكتب للإيجار بدمشق', { category: ['office-spaces'], transaction: 'rent', place: DAMASCUS }],
  ['مكاتب تجارية', { category: ['office-spaces'] }],
  ['عيادة للبيع', { category: ['clinics'], transaction: 'sale' }],
  ['مستودع للإيجار', { category: ['warehouses'], transaction: 'rent' }],
  ['معمل للبيع', { category: ['factories'], transaction: 'sale' }],
  ['مطعم للإيجار', { category: ['restaurants-cafes'], transaction: 'rent' }],
  ['مزرعة للبيع', { category: ['farms', 'pool-farms'], transaction: 'sale' }],
  ['مزرعة مع مسبح للإيجار', { category: ['pool-farms'], transaction: 'rent' }],
  ['شاليه بطرطوس', { category: ['chalets'], place: TARTUS }],
  ['شاليهات اللاذقية', { category: ['chalets'], place: LATAKIA }],
  ['استديو مفروش', { category: ['studios'], furnishing: 'furnished' }],
  ['شقة مفروشة للإيجار بدمشق', { category: FLATS, transaction: 'rent', place: DAMASCUS, furnishing: 'furnished' }],
  ['شقة بدون فرش للإيجار', { category: FLATS, transaction: 'rent', furnishing: 'unfurnished' }],
  ['شقة طابو أخضر بدمشق', { category: FLATS, place: DAMASCUS, attributes: { ownership_paper: 'green_tabu' } }],
  ['شقة حكم محكمة', { category: FLATS, attributes: { ownership_paper: 'court_ruling' } }],
  ['شقة مع مصعد وكراج', { category: FLATS, features: ['elevator', 'parking'] }],
  ['شقة تدفئة مركزية', { category: FLATS, features: ['central_heating'] }],
  ['شقة دوبلكس', { category: ['duplexes'] }],
  ['سكن طالبات', { category: ['student-housing'] }],
  ['شقة أرضية', { category: ['ground-floor-flats'] }],
  ['شقة في حمص', { category: FLATS, place: HOMS }],
  ['بيت بحماة', { category: ['residential'], place: HAMA }],
  ['شقة مساحتها بين 100 و 150 متر', { category: FLATS, area: { min: 100, max: 150 } }],
  ['شقة أكثر من 150 متر', { category: FLATS, area: { min: 150 } }],
  ['شقة ثلاث غرف نوم', { category: FLATS, bedrooms: 3 }],
  ['شقة حمامين بدمشق', { category: FLATS, place: DAMASCUS, bathrooms: 2 }],
  ['سيارة للبيع', { category: ['cars'], transaction: 'sale' }],
  ['سيارات كيا', { category: ['cars'], attributes: { car_make: 'kia' } }],
  ['سيارة تويوتا', { category: ['cars'], attributes: { car_make: 'toyota' } }],
  ['سيارة مرسيدس', { category: ['cars'], attributes: { car_make: 'mercedes' } }],
  ['سيارة تحت 5000 دولار', { category: ['cars'], price: { max: 5000 } }],
  ['دراجة نارية', { category: ['motorcycles'] }],
  ['جيب دفع رباعي', { category: ['suvs'] }],
  ['موبايل سامسونغ', { category: ['samsung-phones'] }],
  ['آيفون للبيع', { category: ['iphones'] }],
  ['لابتوب', { category: ['laptops'] }],
  ['لابتوب تحت 300 دولار', { category: ['laptops'], price: { max: 300 } }],
  ['براد', { category: ['fridges'] }],
  ['غسالة أوتوماتيك', { category: ['washing-machines'] }],
  ['ألواح طاقة شمسية', { category: ['solar-panels'] }],
  ['غرفة نوم كاملة', { category: ['bedroom-sets'] }],
  ['أغنام عواس', { category: ['sheep'] }],
  ['مولدات كهرباء', { category: ['generators'] }],
]);

const dialect = of('dialect', [
  ['بدي شقة بالشام', { category: FLATS, place: DAMASCUS }],
  [
    'بدي بيت للاجار بالشام ما يتجاوز 400 دولار',
    { category: ['residential'], transaction: 'rent', place: DAMASCUS, price: { max: 400 } },
  ],
  ['بيت اجار بجرمانا', { category: ['residential'], transaction: 'rent', place: city('jaramana') }],
  ['شقق اجار بالمزة', { category: FLATS, transaction: 'rent', place: MEZZEH }],
  ['شقه تلت غرف بجرمانا', { category: FLATS, place: city('jaramana'), rooms: 3 }],
  ['اوضتين وصالون للبيع', { transaction: 'sale', bedrooms: 2, category: ['real-estate'] }],
  ['بيت عالعضم', { category: ['residential'], attributes: { finishing: 'skeleton' } }],
  ['شقة مكسية سوبر ديلوكس', { category: FLATS, attributes: { finishing: 'super_deluxe' } }],
  ['محل عالشارع للبيع', { category: ['shops'], transaction: 'sale' }],
  ['دكان للبيع', { category: ['shops'], transaction: 'sale' }],
  ['دكانة بحلب', { category: ['shops'], place: ALEPPO }],
  ['دار عربية للبيع', { category: ['arab-houses'], transaction: 'sale' }],
  ['شقه ارضي مع جنينه', { category: ['ground-floor-flats'] }],
  ['شقة فيها اسانسير', { category: FLATS, features: ['elevator'] }],
  ['شقة فيها شوفاج', { category: FLATS, features: ['central_heating'] }],
  ['ملحق للبيع بدمشق', { category: ['roof-flats'], transaction: 'sale', place: DAMASCUS }],
  ['بستان زيتون', { category: ['orchards'], attributes: { planted: 'olives' } }],
  ['مقسم للبيع', { category: ['zoned-plots'], transaction: 'sale' }],
  ['ارض دونمين للبيع', { category: ['lands'], transaction: 'sale', area: { min: 1800, max: 2200 } }],
  ['شقة بخمسين الف', { category: FLATS, price: { max: 50_000 } }],
  ['شقة من ٣٠٠ ل ٥٠٠ دولار بالشهر', { category: FLATS, price: { min: 300, max: 500 } }],
  ['موتور للبيع', { category: ['motorcycles'], transaction: 'sale' }],
  ['بسكليت', { category: ['bicycles'] }],
  ['بيكاب', { category: ['pickups'] }],
  ['باص للبيع', { category: ['buses'], transaction: 'sale' }],
  ['براد مستعمل', { category: ['fridges'], attributes: { condition: 'used' } }],
  ['كنبايات', { category: ['sofas'] }],
  ['صوبيا مازوت', { category: ['stoves-heaters'] }],
  ['غاز طبخ', { category: ['cookers-ovens'] }],
  ['برادي', { category: ['curtains'] }],
  ['مدخرات', { category: ['storage-batteries', 'car-batteries-oils', 'batteries-ups'] }],
  ['خروف عواس', { category: ['sheep'] }],
  ['بسينات', { category: ['cats'] }],
  ['صيصان', { category: ['chicks'] }],
  ['ميكرو للبيع', { category: ['vans-minibuses'], transaction: 'sale' }],
  ['طرطيرة', { category: ['three-wheelers'] }],
]);

const english = of('english', [
  ['apartment for rent in Mezzeh', { category: FLATS, transaction: 'rent', place: MEZZEH }],
  ['apartments for sale in Damascus', { category: FLATS, transaction: 'sale', place: DAMASCUS }],
  [
    '2 bedroom apartment for rent in Mezzeh under $2000',
    { category: FLATS, transaction: 'rent', place: MEZZEH, bedrooms: 2, price: { max: 2000 } },
  ],
  ['two bedroom flat for sale in Damascus', { category: FLATS, transaction: 'sale', place: DAMASCUS, bedrooms: 2 }],
  ['3 bedroom house in Aleppo', { category: ['residential'], place: ALEPPO, bedrooms: 3 }],
  ['house for sale in Homs', { category: ['residential'], transaction: 'sale', place: HOMS }],
  ['flat in Kafr Sousa', { category: FLATS, place: KAFR_SOUSA }],
  ['Kfarsouseh apartment', { category: FLATS, place: KAFR_SOUSA }],
  ['flat in Malki', { category: FLATS, place: hood('damascus.malki') }],
  ['Abu Rummaneh apartment', { category: FLATS, place: hood('damascus.abu-rummaneh') }],
  ['apartments in Jaramana', { category: FLATS, place: city('jaramana') }],
  ['villa with pool', { category: ['villas'], features: ['pool'] }],
  ['villa in Rural Damascus', { category: ['villas'], place: ['province:rif-dimashq'] }],
  ['furnished apartment Damascus', { category: FLATS, place: DAMASCUS, furnishing: 'furnished' }],
  ['unfurnished flat for rent', { category: FLATS, transaction: 'rent', furnishing: 'unfurnished' }],
  ['studio for rent', { category: ['studios'], transaction: 'rent' }],
  ['duplex for sale', { category: ['duplexes'], transaction: 'sale' }],
  ['penthouse', { category: ['roof-flats'] }],
  ['office for rent in Damascus', { category: ['office-spaces'], transaction: 'rent', place: DAMASCUS }],
  ['shop for sale in Aleppo', { category: ['shops'], transaction: 'sale', place: ALEPPO }],
  ['warehouse for rent', { category: ['warehouses'], transaction: 'rent' }],
  ['land for sale', { category: ['lands'], transaction: 'sale' }],
  ['agricultural land', { category: ['agricultural-land'] }],
  ['farm with a pool', { category: ['pool-farms'] }],
  ['chalet Latakia', { category: ['chalets'], place: LATAKIA }],
  ['apartment over 150 sqm in Latakia', { category: FLATS, place: LATAKIA, area: { min: 150 } }],
  ['flat with elevator and parking', { category: FLATS, features: ['elevator', 'parking'] }],
  ['flat green tabu', { category: FLATS, attributes: { ownership_paper: 'green_tabu' } }],
  ['cheap flat less than 300 dollars', { category: FLATS, price: { max: 300 } }],
  ['house under 100k', { category: ['residential'], price: { max: 100_000 } }],
  ['traditional courtyard house', { category: ['arab-houses'] }],
  ['clinic', { category: ['clinics'] }],
  ['cars for sale', { category: ['cars'], transaction: 'sale' }],
  ['Kia car', { category: ['cars'], attributes: { car_make: 'kia' } }],
  ['Hyundai', { attributes: { car_make: 'hyundai' } }],
  ['motorcycle', { category: ['motorcycles'] }],
  ['iPhone', { category: ['iphones'] }],
  ['laptop under $500', { category: ['laptops'], price: { max: 500 } }],
  ['fridge', { category: ['fridges'] }],
  ['washing machine', { category: ['washing-machines'] }],
  ['solar panels', { category: ['solar-panels'] }],
  ['sofa set', { category: ['sofas'] }],
  ['student housing', { category: ['student-housing'] }],
  ['Bab Touma house', { category: ['residential'], place: hood('damascus.bab-touma') }],
]);

const mixed = of('mixed', [
  ['شقة Mezzeh', { category: FLATS, place: MEZZEH }],
  ['apartment بالمزة', { category: FLATS, place: MEZZEH }],
  ['flat للايجار بدمشق', { category: FLATS, transaction: 'rent', place: DAMASCUS }],
  ['villa بطرطوس', { category: ['villas'], place: TARTUS }],
  ['شقة for sale', { category: FLATS, transaction: 'sale' }],
  ['studio مفروش', { category: ['studios'], furnishing: 'furnished' }],
  ['مكتب for rent Damascus', { category: ['office-spaces'], transaction: 'rent', place: DAMASCUS }],
  ['iPhone مستعمل', { category: ['iphones'], attributes: { condition: 'used' } }],
  ['سيارة Kia', { category: ['cars'], attributes: { car_make: 'kia' } }],
  ['سيارة BMW للبيع', { category: ['cars'], transaction: 'sale', attributes: { car_make: 'bmw' } }],
  ['شقة 120 m2 بحلب', { category: FLATS, place: ALEPPO, area: { min: 108, max: 132 } }],
  ['شقة 2 bedrooms', { category: FLATS, bedrooms: 2 }],
  ['بيت under 80k', { category: ['residential'], price: { max: 80_000 } }],
  ['shop بحمص', { category: ['shops'], place: HOMS }],
  ['Samsung موبايل', { category: ['samsung-phones'] }],
]);

const misspelt = of('misspelt', [
  ['شقه للبيغ', { category: FLATS, transaction: 'sale' }],
  ['شقة للايحار', { category: FLATS, transaction: 'rent' }],
  ['شقة بالمزه', { category: FLATS, place: MEZZEH }],
  ['شقة كفرسوسه', { category: FLATS, place: KAFR_SOUSA }],
  ['شقة بجرمانة', { category: FLATS, place: city('jaramana') }],
  ['شقة بجرمنا', { category: FLATS, place: city('jaramana') }],
  ['بيت باللادقية', { category: ['residential'], place: LATAKIA }],
  ['شقة بطرطووس', { category: FLATS, place: TARTUS }],
  ['شقة بمشروع دمّر', { category: FLATS, place: hood('damascus.mashrou-dummar') }],
  ['شقة ببرزة', { category: FLATS, place: hood('damascus.barzeh') }],
  ['شقة ابورمانه', { category: FLATS, place: hood('damascus.abu-rummaneh') }],
  ['شقه ركنالدين', { category: FLATS, place: hood('damascus.rukn-al-din') }],
  ['شَقّةٌ لِلبَيع', { category: FLATS, transaction: 'sale' }],
  ['شــقــة للإيـجـار', { category: FLATS, transaction: 'rent' }],
  ['شقةطابواخضر', { category: FLATS, attributes: { ownership_paper: 'green_tabu' } }],
  ['شقةللبيع', { category: FLATS, transaction: 'sale' }],
  ['ستديو للاجار', { category: ['studios'], transaction: 'rent' }],
  ['دوبليكس', { category: ['duplexes'] }],
  ['فيللا للبيع', { category: ['villas'], transaction: 'sale' }],
  ['هونداي', { attributes: { car_make: 'hyundai' } }],
  ['متسوبيشي', { attributes: { car_make: 'mitsubishi' } }],
  ['ايفوون', { category: ['iphones'] }],
  ['موبايل سامسونج', { category: ['samsung-phones'] }],
  ['لاب توب', { category: ['laptops'] }],
  ['غساله', { category: ['washing-machines'] }],
  ['apartement for rent', { category: FLATS, transaction: 'rent' }],
  ['appartment Mezzah', { category: FLATS, place: MEZZEH }],
  ['flat in Damascuss', { category: FLATS, place: DAMASCUS }],
  ['vila with pool', { category: ['villas'], features: ['pool'] }],
  ['Alepo house', { category: ['residential'], place: ALEPPO }],
  ['Germana flat', { category: FLATS, place: city('jaramana') }],
  ['motorcicle', { category: ['motorcycles'] }],
  ['Hundai car', { category: ['cars'], attributes: { car_make: 'hyundai' } }],
]);

const TOWNS = [
  ['بدمشق', 'Damascus', 'dimash2', DAMASCUS],
  ['بحلب', 'Aleppo', '7alab', ALEPPO],
  ['بحمص', 'Homs', '7oms', HOMS],
  ['باللاذقية', 'Latakia', 'latakia', LATAKIA],
  ['بطرطوس', 'Tartus', 'tartous', TARTUS],
  ['بحماة', 'Hama', '7ama', HAMA],
] as const;

/** What people ask in every town, each in its own words. */
const towns = TOWNS.flatMap(([inArabic, inEnglish, inChat, place]): JudgedQuery[] => [
  ...of('sentence', [
    [`بدي شقة للايجار ${inArabic} غرفتين وصالون`, { category: FLATS, transaction: 'rent', place, bedrooms: 2 }],
    [`شقة للبيع ${inArabic} ٣ غرف وصالون`, { category: FLATS, transaction: 'sale', place, bedrooms: 3 }],
    [`عم دور على شقة مفروشة ${inArabic}`, { category: FLATS, place, furnishing: 'furnished' }],
    [`شقة ${inArabic} طابق تالت`, { category: FLATS, place, floor: 3 }],
    [`الطابق الثاني شقة ${inArabic}`, { category: FLATS, place, floor: 2 }],
    [`شقة ${inArabic} مساحتها 120 متر`, { category: FLATS, place, area: { min: 108, max: 132 } }],
    [`${inArabic} شقة للبيع مع مصعد`, { category: FLATS, transaction: 'sale', place, features: ['elevator'] }],
    [`بيت ${inArabic} مع حديقة`, { category: ['residential'], place, features: ['garden'] }],
  ]),
  ...of('dialect', [
    [`شقه قبليه ${inArabic}`, { category: FLATS, place, attributes: { orientation: 'south' } }],
    [`شقة عالعظم ${inArabic}`, { category: FLATS, place, attributes: { finishing: 'skeleton' } }],
    [`شقة بدون فرش اجار ${inArabic}`, { category: FLATS, transaction: 'rent', place, furnishing: 'unfurnished' }],
    [`محل اجار ${inArabic}`, { category: ['shops'], transaction: 'rent', place }],
  ]),
  ...of('arabizi', [
    [`sha2a lal ajar bi ${inChat}`, { category: FLATS, transaction: 'rent', place }],
    [`beit lal bay3 bi ${inChat}`, { category: ['residential'], transaction: 'sale', place }],
    [`ma7al lal bay3 bi ${inChat}`, { category: ['shops'], transaction: 'sale', place }],
  ]),
  ...of('misspelt', [
    [`شقة لليجار ${inArabic}`, { category: FLATS, transaction: 'rent', place }],
    [`شقه للبع ${inArabic}`, { category: FLATS, transaction: 'sale', place }],
  ]),
  ...of('money', [
    [`شقة ${inArabic} تحت ٦٠ ألف`, { category: FLATS, place, price: { max: 60_000 } }],
    [`شقة ${inArabic} ٨٠ ألف دولار`, { category: FLATS, place, price: { max: 80_000 } }],
    [`شقة ${inArabic} من 300 ل 600 دولار بالشهر`, { category: FLATS, place, price: { min: 300, max: 600 } }],
    [`شقة ${inArabic} تحت مليار ليرة قديمة`, { category: FLATS, place, price: { max: 86_957 } }],
  ]),
  ...of('english', [
    [`furnished flat in ${inEnglish}`, { category: FLATS, place, furnishing: 'furnished' }],
    [`3 bedroom apartment for sale in ${inEnglish}`, { category: FLATS, transaction: 'sale', place, bedrooms: 3 }],
    [`${inEnglish} shop for rent`, { category: ['shops'], transaction: 'rent', place }],
    [`2nd floor flat ${inEnglish}`, { category: FLATS, place, floor: 2 }],
  ]),
]);

const sentences = of('sentence', [
  ['شقة بالمزة غرفتين وصالون', { category: FLATS, place: MEZZEH, bedrooms: 2 }],
  ['شقة مفروشة بكفرسوسة للاجار', { category: FLATS, transaction: 'rent', place: KAFR_SOUSA, furnishing: 'furnished' }],
  ['بدي اشتري بيت بجرمانا', { category: ['residential'], place: city('jaramana') }],
  ['شقة ٤ غرف وصالون للبيع', { category: FLATS, transaction: 'sale', bedrooms: 4 }],
  ['شقة طابق اول للبيع', { category: FLATS, transaction: 'sale', floor: 1 }],
  ['شقة رابع طابق', { category: FLATS, floor: 4 }],
  ['شقة شمالية', { category: FLATS, attributes: { orientation: 'north' } }],
  ['شقة شرقية مع بلكون', { category: FLATS, features: ['balcony'], attributes: { orientation: 'east' } }],
  ['شقة مطلة على البحر', { category: FLATS, attributes: { view: 'sea' } }],
  ['شقة اطلالة مفتوحة', { category: FLATS, attributes: { view: 'open' } }],
  ['شقة شوفاج مستقل', { category: FLATS, attributes: { heating: 'own_boiler' } }],
  ['شقة ديلوكس للبيع', { category: FLATS, transaction: 'sale', attributes: { finishing: 'deluxe' } }],
  ['شقة نصف اكساء', { category: FLATS, attributes: { finishing: 'half_finished' } }],
  ['شقة بحاجة ترميم', { category: FLATS, attributes: { finishing: 'needs_renovation' } }],
  ['محل فروغ', { category: ['shops'], attributes: { shop_tenure: 'key_money' } }],
  ['محل فروغ للبيع', { category: ['shops'], transaction: 'sale', attributes: { shop_tenure: 'key_money' } }],
  ['شقة عقد بيع قطعي', { category: FLATS, attributes: { ownership_paper: 'sale_contract' } }],
  ['شقة سجل مؤقت', { category: FLATS, attributes: { ownership_paper: 'temporary_register' } }],
  ['جمعية سكنية', { category: ['housing-cooperatives'] }],
  ['شقق على المخطط', { category: ['off-plan-flats'] }],
  ['سيارة غير مجمركة', { category: ['cars'], attributes: { plate_status: 'customs_unpaid' } }],
  ['سيارة مجمركة', { category: ['cars'], attributes: { plate_status: 'customs_paid' } }],
  ['سيارة بدون جمرك', { category: ['cars'], attributes: { plate_status: 'customs_unpaid' } }],
  ['سيارة اوتوماتيك', { category: ['cars'], attributes: { gearbox: 'automatic' } }],
  ['سيارة ديزل', { category: ['cars'], attributes: { fuel: 'diesel' } }],
  ['ارض دونم ونص', { category: ['lands'], area: { min: 1350, max: 1650 } }],
  ['ارض نص دونم', { category: ['lands'], area: { min: 450, max: 550 } }],
  ['ارض 3 دونم زراعية', { category: ['agricultural-land', 'lands'], area: { min: 2700, max: 3300 } }],
  ['شقة بالمزة ١٥٠ متر', { category: FLATS, place: MEZZEH, area: { min: 135, max: 165 } }],
  ['شقة حمامين ومصعد', { category: FLATS, bathrooms: 2, features: ['elevator'] }],
  ['فيلا بيعفور مع مسبح', { category: ['villas'], place: city('yaafour'), features: ['pool'] }],
  ['شقة مشروع دمر', { category: FLATS, place: hood('damascus.mashrou-dummar') }],
  ['دمر مشروع شقة للبيع', { category: FLATS, transaction: 'sale' }],
  ['شقة اوتستراد المزة', { category: FLATS, place: hood('damascus.mezzeh-autostrad') }],
  ['mazzeh 86 flat', { category: FLATS, place: hood('damascus.mezzeh-86') }],
  ['شقة حلب الفرقان', { category: FLATS, place: hood('aleppo.al-furqan') }],
  ['الفرقان حلب شقة', { category: FLATS, place: hood('aleppo.al-furqan') }],
  ['مستودع بحسياء', { category: ['warehouses'], place: city('hisyah') }],
  ['شقة المهاجرين للبيع', { category: FLATS, transaction: 'sale', place: hood('damascus.muhajireen') }],
  ['كولبة للبيع', { category: ['kiosks'], transaction: 'sale' }],
  ['براكية', { category: ['kiosks'] }],
  ['مكتب مفروش للاجار', { category: ['office-spaces'], transaction: 'rent' }],
  ['suweida apartment', { category: FLATS, place: ['province:as-suwayda'] }],
  ['شقة بلمزة', { category: FLATS, place: MEZZEH }],
  ['حمامين 3 غرف نوم شقة', { category: FLATS, bathrooms: 2, bedrooms: 3 }],
  ['شقة غرفتين نوم وحمامين', { category: FLATS, bathrooms: 2, bedrooms: 2 }],
  ['ارض دونمين بحماة', { category: ['lands'], place: HAMA, area: { min: 1800, max: 2200 } }],
  ['غرفتين وصالون للاجار', { category: ['real-estate'], transaction: 'rent', bedrooms: 2 }],
  ['شقة غرفتين وصالون مفروشة', { category: FLATS, bedrooms: 2, furnishing: 'furnished' }],
  ['شقة تحت 200 مليون ليرة قديمة', { category: FLATS, price: { max: 17_391 } }],
  ['سيارة تحت 10 الاف دولار', { category: ['cars'], price: { max: 10_000 } }],
  ['لابتوب تحت 3 مليون ليرة قديمة', { category: ['laptops'], price: { max: 261 } }],
  ['شقة بالميدان طابق ثالث', { category: FLATS, place: hood('damascus.midan'), floor: 3 }],
  ['بيت بباب توما مفروش', { category: ['residential'], place: hood('damascus.bab-touma'), furnishing: 'furnished' }],
]);

/** ACCEPTANCE T2: asked of the search API over the seeded data, recall@20 ≥ 0.97, P@10 ≥ 0.9, none without an answer. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...[...arabic, ...dialect, ...english, ...mixed, ...misspelt],
  ...[...towns, ...sentences],
];
