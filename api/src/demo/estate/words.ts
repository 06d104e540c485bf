/** How sellers name a kind of property: singular, with the spellings they really use, the first the commonest. */
export const KINDS: Record<string, { ar: readonly string[]; en: readonly string[] }> = {
  apartments: { ar: ['شقة', 'شقة', 'شقه', 'بيت'], en: ['Apartment', 'Flat'] },
  villas: { ar: ['فيلا', 'فيلا', 'فيلّا'], en: ['Villa'] },
  houses: { ar: ['بيت', 'منزل', 'دار'], en: ['House'] },
  'arab-houses': { ar: ['بيت عربي', 'دار عربية', 'بيت عربي قديم'], en: ['Traditional courtyard house', 'Arab house'] },
  studios: { ar: ['استديو', 'ستوديو'], en: ['Studio'] },
  duplexes: { ar: ['دوبلكس', 'شقة دوبلكس'], en: ['Duplex'] },
  'roof-flats': { ar: ['ملحق', 'سطح', 'روف'], en: ['Roof flat', 'Penthouse'] },
  'ground-floor-flats': { ar: ['شقة أرضية', 'بيت ارضي', 'شقه ارضي'], en: ['Ground floor flat'] },
  'shared-rooms': { ar: ['غرفة', 'غرفة ضمن سكن مشترك'], en: ['Room in a shared flat'] },
  'student-housing': { ar: ['سكن طالبات', 'سكن طلاب', 'غرفة لطالبة'], en: ['Student room'] },
  'residential-buildings': { ar: ['بناء كامل', 'بناية'], en: ['Residential building'] },
  shops: { ar: ['محل', 'محل تجاري', 'دكان'], en: ['Shop'] },
  'office-spaces': { ar: ['مكتب', 'مكتب تجاري'], en: ['Office'] },
  clinics: { ar: ['عيادة', 'عياده'], en: ['Clinic'] },
  showrooms: { ar: ['صالة عرض', 'معرض'], en: ['Showroom'] },
  'restaurants-cafes': { ar: ['مطعم', 'كافيه'], en: ['Restaurant', 'Café'] },
  warehouses: { ar: ['مستودع'], en: ['Warehouse'] },
  factories: { ar: ['معمل'], en: ['Factory'] },
  'residential-land': { ar: ['أرض', 'ارض', 'أرض سكنية'], en: ['Building land', 'Residential plot'] },
  'zoned-plots': { ar: ['مقسم', 'مقسم منظم'], en: ['Zoned plot'] },
  'commercial-land': { ar: ['أرض تجارية', 'ارض تجاري'], en: ['Commercial land'] },
  'industrial-land': { ar: ['أرض صناعية'], en: ['Industrial land'] },
  'agricultural-land': { ar: ['أرض زراعية', 'ارض زراعية', 'ارض'], en: ['Agricultural land'] },
  orchards: { ar: ['بستان', 'كرم'], en: ['Orchard'] },
  farms: { ar: ['مزرعة', 'مزرعه'], en: ['Farm'] },
  'pool-farms': { ar: ['مزرعة مع مسبح', 'مزرعة سياحية'], en: ['Farm with a pool'] },
  chalets: { ar: ['شاليه'], en: ['Chalet'] },
  'daily-furnished-flats': { ar: ['شقة مفروشة', 'شقة فندقية'], en: ['Furnished flat'] },
};

export const DEALS: Record<string, { ar: readonly string[]; en: string }> = {
  sale: { ar: ['للبيع', 'للبيع', 'للبيع', 'للبيع', 'بيع'], en: 'for sale' },
  rent: { ar: ['للإيجار', 'للايجار', 'للأجار', 'للاجار', 'للآجار'], en: 'for rent' },
  both: { ar: ['للبيع أو الإيجار', 'للبيع او للايجار'], en: 'for sale or rent' },
  exchange: { ar: ['للمبادلة', 'للبدل'], en: 'for exchange' },
  investment: { ar: ['للاستثمار'], en: 'for investment' },
};

export const FINISHING: Record<string, { ar: readonly string[]; en: string; factor: number }> = {
  super_deluxe: {
    ar: ['كسوة سوبر ديلوكس', 'إكساء سوبر ديلوكس', 'سوبر ديلوكس'],
    en: 'super deluxe finishing',
    factor: 1.3,
  },
  deluxe: { ar: ['كسوة ديلوكس', 'اكساء ديلوكس', 'ديلوكس'], en: 'deluxe finishing', factor: 1.12 },
  good: { ar: ['كسوة جيدة', 'إكساء جيد', 'كسوة نضيفة'], en: 'good finishing', factor: 1 },
  ordinary: { ar: ['كسوة عادية', 'إكساء عادي', 'كسوة قديمة'], en: 'ordinary finishing', factor: 0.85 },
  skeleton: { ar: ['عالعضم', 'على العظم', 'عظم'], en: 'bare skeleton', factor: 0.6 },
};

export const PAPERS: Record<string, { ar: readonly string[]; en: string }> = {
  green_tabu: { ar: ['طابو أخضر', 'طابو اخضر جاهز للفراغ', 'سند تمليك طابو أخضر'], en: 'green tabu title deed' },
  court_ruling: { ar: ['حكم محكمة قطعي', 'حكم محكمه'], en: 'final court ruling' },
  notarised_poa: { ar: ['وكالة كاتب عدل', 'وكالة غير قابلة للعزل'], en: 'notarised power of attorney' },
  shares: { ar: ['أسهم', 'حصة سهمية'], en: 'owned as shares' },
  sale_contract: { ar: ['عقد بيع قطعي', 'عقد'], en: 'sale contract' },
  agricultural_tabu: { ar: ['طابو زراعي', 'طابو اسهم زراعي'], en: 'agricultural tabu' },
};

export const FEATURE_WORDS: Record<string, { ar: readonly string[]; en: string }> = {
  parking: { ar: ['موقف سيارة', 'كراج خاص', 'يوجد كراج'], en: 'a parking place' },
  elevator: { ar: ['مصعد', 'البناء فيه مصعد', 'أسانسور'], en: 'a lift' },
  central_heating: { ar: ['تدفئة مركزية', 'شوفاج'], en: 'central heating' },
  renovated: { ar: ['مجددة بالكامل', 'مجدّد حديثًا'], en: 'newly renovated' },
  furnished: { ar: ['مع الفرش', 'مفروشة'], en: 'furnished' },
  air_conditioning: { ar: ['مكيفات', 'تكييف بكل الغرف'], en: 'air conditioning' },
  security: { ar: ['حارس وكاميرات', 'حراسة'], en: 'a concierge and cameras' },
  garden: { ar: ['حديقة خاصة', 'حديقة', 'جنينة'], en: 'a garden' },
  balcony: { ar: ['بلكون', 'برندة', 'شرفة واسعة'], en: 'a balcony' },
  pool: { ar: ['مسبح', 'مسبح خاص'], en: 'a swimming pool' },
  new_building: { ar: ['بناء جديد', 'بناء حديث'], en: 'a new building' },
};

export const OPENINGS = [
  'السلام عليكم، ',
  'مرحبا، ',
  'فرصة ما بتتعوض، ',
  'من المالك مباشرة، ',
  'بداعي السفر، ',
  'لقطة، ',
  'عرض خاص، ',
  '',
  '',
  '',
] as const;

export const NEARBY = [
  'قريبة من المدارس والأسواق والمواصلات',
  'على بعد دقائق من الخط الرئيسي والخدمات كلها حواليها',
  'الحي هادئ والجيران عائلات',
  'المنطقة مخدّمة ماء وكهربا وشوارع مزفتة',
  'قريبة من الجامع والحديقة والفرن',
  'الشارع عريض وصف السيارات سهل',
  'الموقع حيوي وكل شي قريب مشي',
  'قريبة من الجامعة ومواقف السرافيس',
] as const;

export const CLOSINGS = [
  'المعاينة بأي وقت بعد موعد، والسعر قابل للتفاوض البسيط.',
  'للجادين فقط، والوسطاء نعتذر منهم.',
  'السعر نهائي وبدون عمولة من طرفنا.',
  'المفتاح معنا والتسليم فوري، أهلا وسهلا بالجميع.',
  'للاستفسار تواصلوا عبر الموقع وبنرد بأقرب وقت.',
  'كل الأوراق جاهزة والفراغ خلال أسبوع إن شاء الله.',
  'الصور حقيقية وحديثة، والمعاينة أفضل من الوصف.',
] as const;

export const ENGLISH_NEARBY = [
  'Schools, shops and public transport are within walking distance.',
  'The street is quiet and the neighbours are families.',
  'All services are connected and the road is paved.',
  'The main road and the market are minutes away.',
] as const;

export const ENGLISH_CLOSINGS = [
  'Viewings by appointment at any time; the price is slightly negotiable.',
  'Serious enquiries only, please. The papers are ready for transfer.',
  'Immediate handover; the photos are recent.',
  'Message us through the site and we will answer the same day.',
] as const;

export const ORDINALS = [
  'أرضي',
  'أول',
  'ثاني',
  'ثالث',
  'رابع',
  'خامس',
  'سادس',
  'سابع',
  'ثامن',
  'تاسع',
  'عاشر',
] as const;
