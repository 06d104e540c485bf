import type { PropertyType } from './categories/shape.ts';

/** A word of a closed list: what is stored, how it is shown, and its Tabler icon. */
export interface Term {
  /** Stored in the database and the index: snake_case. */
  value: string;
  /** On the wire, where the specification spells it in camelCase; otherwise the value. */
  wire?: string;
  ar: string;
  en: string;
  icon?: string;
}

export const FEATURES = [
  { value: 'parking', ar: 'موقف سيارة', en: 'Parking', icon: 'parking' },
  { value: 'elevator', ar: 'مصعد', en: 'Lift', icon: 'elevator' },
  { value: 'central_heating', ar: 'تدفئة مركزية', en: 'Central heating', icon: 'temperature-plus' },
  { value: 'renovated', ar: 'مجدّد', en: 'Renovated', icon: 'paint' },
  { value: 'furnished', ar: 'مفروش', en: 'Furnished', icon: 'sofa' },
  { value: 'air_conditioning', ar: 'تكييف', en: 'Air conditioning', icon: 'air-conditioning' },
  { value: 'security', ar: 'حراسة', en: 'Security', icon: 'shield' },
  { value: 'garden', ar: 'حديقة', en: 'Garden', icon: 'plant-2' },
  { value: 'balcony', ar: 'بلكون', en: 'Balcony', icon: 'fence' },
  { value: 'pool', ar: 'مسبح', en: 'Pool', icon: 'pool' },
  { value: 'new_building', ar: 'بناء جديد', en: 'New building', icon: 'building-plus' },
] as const satisfies readonly Term[];

export const FURNISHINGS = [
  { value: 'furnished', ar: 'مفروش', en: 'Furnished', icon: 'sofa' },
  { value: 'semi_furnished', wire: 'semiFurnished', ar: 'نصف مفروش', en: 'Part furnished', icon: 'armchair' },
  { value: 'unfurnished', ar: 'بدون فرش', en: 'Unfurnished', icon: 'door' },
] as const satisfies readonly Term[];

export const AVAILABILITIES = [
  { value: 'available', ar: 'جاهز للتسليم', en: 'Available now', icon: 'circle-check' },
  { value: 'coming_soon', wire: 'comingSoon', ar: 'متاح قريباً', en: 'Coming soon', icon: 'clock' },
  {
    value: 'under_construction',
    wire: 'underConstruction',
    ar: 'قيد الإنشاء',
    en: 'Under construction',
    icon: 'crane',
  },
] as const satisfies readonly Term[];

/** Keys of `listings.proximities`; the values are metres. */
export const PROXIMITIES = [
  { value: 'city_centre', wire: 'cityCentre', ar: 'مركز المدينة', en: 'City centre', icon: 'building-skyscraper' },
  { value: 'hospital', ar: 'مشفى', en: 'Hospital', icon: 'building-hospital' },
  { value: 'school', ar: 'مدرسة', en: 'School', icon: 'school' },
  { value: 'public_transport', wire: 'publicTransport', ar: 'مواصلات عامة', en: 'Public transport', icon: 'bus' },
  { value: 'market', ar: 'سوق', en: 'Market', icon: 'shopping-cart' },
] as const satisfies readonly Term[];

export const PROPERTY_TYPES = [
  { value: 'apartment', ar: 'شقة', en: 'Apartment', icon: 'building' },
  { value: 'house', ar: 'بيت', en: 'House', icon: 'home' },
  { value: 'villa', ar: 'فيلا', en: 'Villa', icon: 'building-castle' },
  { value: 'land', ar: 'أرض', en: 'Land', icon: 'map-2' },
  { value: 'office', ar: 'مكتب', en: 'Office', icon: 'briefcase' },
  { value: 'shop', ar: 'محل', en: 'Shop', icon: 'building-store' },
  { value: 'warehouse', ar: 'مستودع', en: 'Warehouse', icon: 'building-warehouse' },
  { value: 'commercial', ar: 'عقار تجاري', en: 'Commercial', icon: 'building-skyscraper' },
  { value: 'industrial', ar: 'عقار صناعي', en: 'Industrial', icon: 'building-factory-2' },
  { value: 'agricultural', ar: 'أرض زراعية', en: 'Agricultural', icon: 'wheat' },
  { value: 'farm', ar: 'مزرعة', en: 'Farm', icon: 'building-cottage' },
  { value: 'residential', ar: 'بناء سكني', en: 'Residential', icon: 'building-community' },
  { value: 'mixed', ar: 'سكني تجاري', en: 'Mixed use', icon: 'buildings' },
  { value: 'other', ar: 'غير ذلك', en: 'Other', icon: 'dots' },
] as const satisfies readonly (Term & { value: PropertyType })[];

/** The first four are kinds of price; negotiable is a flag beside an amount. */
export const PRICE_KINDS = [
  { value: 'amount', ar: 'سعر', en: 'Price' },
  { value: 'salary', ar: 'راتب', en: 'Salary' },
  { value: 'free', ar: 'مجاناً', en: 'Free' },
  { value: 'on_request', wire: 'onRequest', ar: 'السعر عند التواصل', en: 'Price on request' },
  { value: 'negotiable', ar: 'قابل للتفاوض', en: 'Negotiable' },
] as const satisfies readonly Term[];

export const PRICE_PERIODS = [
  { value: 'day', ar: 'باليوم', en: 'per day' },
  { value: 'week', ar: 'بالأسبوع', en: 'per week' },
  { value: 'month', ar: 'بالشهر', en: 'per month' },
  { value: 'year', ar: 'بالسنة', en: 'per year' },
] as const satisfies readonly Term[];

export const LISTING_STATUSES = [
  { value: 'draft', ar: 'مسودة', en: 'Draft', icon: 'pencil' },
  { value: 'pending', ar: 'قيد المراجعة', en: 'In review', icon: 'hourglass' },
  { value: 'active', ar: 'منشور', en: 'Published', icon: 'circle-check' },
  { value: 'rejected', ar: 'مرفوض', en: 'Rejected', icon: 'circle-x' },
  { value: 'sold', ar: 'تم البيع', en: 'Sold', icon: 'check' },
  { value: 'rented', ar: 'تم التأجير', en: 'Rented', icon: 'key' },
  { value: 'suspended', ar: 'موقوف', en: 'Suspended', icon: 'ban' },
  { value: 'archived', ar: 'مؤرشف', en: 'Archived', icon: 'archive' },
  { value: 'expired', ar: 'منتهي', en: 'Expired', icon: 'clock-off' },
] as const satisfies readonly Term[];

/** What a visitor may report a listing for. */
export const REPORT_TYPES = [
  { value: 'fake', ar: 'إعلان وهمي أو احتيال', en: 'Fake or fraud' },
  { value: 'inappropriate', ar: 'محتوى غير لائق', en: 'Inappropriate' },
  { value: 'wrong_info', wire: 'wrongInfo', ar: 'معلومات غير صحيحة', en: 'Wrong information' },
  { value: 'spam', ar: 'إعلان مزعج أو متكرر بلا معنى', en: 'Spam' },
  { value: 'duplicate', ar: 'إعلان مكرر', en: 'Duplicate' },
  { value: 'other', ar: 'سبب آخر', en: 'Other' },
] as const satisfies readonly Term[];

/** A moderator's reason and the sentence the owner reads: what is wrong and what to do next. */
export const REJECTION_REASONS = [
  {
    value: 'phone_in_photo',
    ar: 'رقم هاتف على إحدى الصور. احذف الصورة أو استبدلها ثم أعد الإرسال.',
    en: 'A photo shows a telephone number. Replace that photo and send it again.',
  },
  {
    value: 'text_on_photo',
    ar: 'نص أو شعار مكتوب على الصور. ارفع الصور الأصلية بدون كتابة.',
    en: 'There is text or a logo on the photos. Upload the originals without it.',
  },
  {
    value: 'collage',
    ar: 'عدة صور مجمّعة في صورة واحدة. ارفع كل صورة وحدها.',
    en: 'Several photos are joined into one. Upload each photo on its own.',
  },
  {
    value: 'foreign_watermark',
    ar: 'الصور تحمل علامة موقع آخر. استخدم صورك أنت.',
    en: 'The photos carry another site’s mark. Use your own photos.',
  },
  {
    value: 'unclear_photos',
    ar: 'الصور غير واضحة أو لا تخص الإعلان. ارفع صوراً حقيقية وواضحة.',
    en: 'The photos are unclear or show something else. Upload real, clear photos.',
  },
  {
    value: 'phone_in_text',
    ar: 'رقم هاتف في العنوان أو الوصف. احذفه، فرقمك يظهر من زر التواصل.',
    en: 'The title or description holds a telephone number. Remove it: the contact button shows yours.',
  },
  {
    value: 'link_in_text',
    ar: 'رابط خارجي في الإعلان. احذفه ثم أعد الإرسال.',
    en: 'The listing holds an outside link. Remove it and send it again.',
  },
  {
    value: 'price_in_title',
    ar: 'السعر مكتوب في العنوان. اكتبه في خانة السعر فقط.',
    en: 'The price stands in the title. Write it in the price field only.',
  },
  {
    value: 'fake_price',
    ar: 'السعر غير حقيقي. اكتب السعر المطلوب أو اختر «السعر عند التواصل».',
    en: 'The price is not real. Enter what you ask, or choose “price on request”.',
  },
  {
    value: 'wrong_category',
    ar: 'التصنيف غير مناسب. أعد نشر الإعلان في التصنيف الصحيح.',
    en: 'The category does not fit. Post the listing in the right one.',
  },
  {
    value: 'wrong_place',
    ar: 'المكان على الخريطة لا يطابق المدينة أو الحي. صحّح الموقع.',
    en: 'The point on the map is not in the city or neighborhood chosen. Correct the location.',
  },
  {
    value: 'duplicate',
    ar: 'هذا الإعلان منشور سابقاً. عدّل الإعلان القديم بدل تكراره.',
    en: 'This is already published. Edit the earlier listing instead.',
  },
  {
    value: 'several_items',
    ar: 'أكثر من غرض في إعلان واحد. خصّص إعلاناً لكل غرض.',
    en: 'Several things are in one listing. Make a listing for each.',
  },
  {
    value: 'missing_details',
    ar: 'الوصف ناقص أو غير مفهوم. أضف التفاصيل المهمة.',
    en: 'The description is incomplete or unclear. Add what matters.',
  },
  { value: 'prohibited', ar: 'هذا الغرض ممنوع حسب شروط الموقع.', en: 'This may not be offered under our terms.' },
  {
    value: 'inappropriate',
    ar: 'في الإعلان كلام أو صور غير لائقة. عدّله ثم أعد الإرسال.',
    en: 'The text or photos are inappropriate. Change them and send it again.',
  },
  {
    value: 'suspected_fraud',
    ar: 'لم نتمكن من التأكد من صحة الإعلان. تواصل معنا لتوثيقه.',
    en: 'We could not verify this listing. Contact us to confirm it.',
  },
  {
    value: 'other',
    ar: 'الإعلان يحتاج تعديلاً. اقرأ ملاحظة المراجع ثم أعد الإرسال.',
    en: 'The listing needs a change. Read the reviewer’s note and send it again.',
  },
] as const satisfies readonly Term[];
