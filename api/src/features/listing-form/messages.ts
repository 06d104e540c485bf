import type { Messages } from '#lib/errors.ts';

export const listingFormMessages = {
  select_category_first: {
    status: 400,
    ar: 'اختر القسم ونوع الإعلان أولًا.',
    en: 'Please select a category and transaction type first.',
  },
  select_valid_property_type: {
    status: 400,
    ar: 'اختر نوعًا صحيحًا من القائمة.',
    en: 'Please select a valid property type.',
  },
  drafts_only: {
    status: 403,
    ar: 'حُفظت مسودتك. المساعد لا ينشر: سلّمها لزميل في المكتب لينشرها.',
    en: 'Assistants prepare drafts: hand this one to a colleague, who can publish it.',
  },
  category_fixed: {
    status: 400,
    ar: 'لا يمكن تغيير القسم عند التعديل.',
    en: 'The category cannot be changed when editing.',
  },
  draft_conflict: {
    status: 409,
    ar: 'تغيّر هذا الإعلان من جهاز آخر بعد أن فتحته. قارن النسختين ثم اختر.',
    en: 'This listing was changed on another device since you opened it. Compare both versions and choose.',
  },
  draft_limit_reached: {
    status: 409,
    ar: 'عندك {maximum} مسودة. انشر بعضها أو احذفه قبل بدء إعلان جديد.',
    en: 'You have {maximum} drafts. Publish or delete some before beginning another.',
  },
  listing_not_editable: {
    status: 409,
    ar: 'لا يمكن تعديل هذا الإعلان الآن.',
    en: 'This listing cannot be edited now.',
  },
  listing_in_review: {
    status: 409,
    ar: 'الإعلان قيد المراجعة. اسحبه من المراجعة لتعديله.',
    en: 'The listing is in review. Take it out of review to change it.',
  },
  location_other_city: {
    status: 409,
    ar: 'يبدو أن العلامة في مدينة أخرى: {place}. صحّحها أو تابع كما هي.',
    en: 'The marker appears to be in a different city: {place}. Move it or proceed anyway.',
  },
  location_other_province: {
    status: 409,
    ar: 'يبدو أن العلامة في محافظة أخرى: {place}. صحّحها أو تابع كما هي.',
    en: 'The marker appears to be in a different governorate: {place}. Move it or proceed anyway.',
  },
  price_hundredfold: {
    status: 409,
    ar: 'السعر بعيد جدًا عن المعتاد (نحو {usual} دولار). هل كتبته بالليرة القديمة، أو زدت صفرًا أو نسيته؟ صحّحه أو أكّده.',
    en: 'The price is far from the usual (about {usual} dollars). Old pounds instead of new, or a zero too many or too few? Correct or confirm it.',
  },
  area_unusual: {
    status: 409,
    ar: 'المساحة ({area} م²) بعيدة جدًا عن المعتاد لهذا النوع. هل زدت رقمًا أو نسيته؟ صحّحها أو أكّدها.',
    en: 'The area ({area} m²) is far from the usual for this kind. A digit too many or too few? Correct or confirm it.',
  },
  phone_in_text: {
    status: 409,
    ar: 'في نص إعلانك رقم هاتف ({number})، ولن يُقبل الإعلان معه. رقمك يظهر من زر الاتصال، فاحذفه من النص.',
    en: 'Your text contains a phone number ({number}), and the listing would be rejected with it. Your number is shown by the contact button, so remove it from the text.',
  },
  account_stopped: {
    status: 403,
    ar: 'حسابك موقوف، ولا يمكنك القيام بهذا.',
    en: 'Your account is stopped; you cannot do this.',
  },
} satisfies Messages;
