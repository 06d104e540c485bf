import type { Messages } from '#lib/errors.ts';

export const adminCategoryMessages = {
  category_conflict: {
    status: 409,
    ar: 'عدّل مدير آخر هذا القسم قبلك، فلم نحفظ تعديلك. قارن بين النسختين ثم احفظ من جديد.',
    en: 'Another administrator changed this category before you, so your change was not saved. Compare both versions, then save again.',
  },
  category_slug_taken: {
    status: 409,
    ar: 'هذا العنوان لقسم آخر. اختر عنوانًا غيره.',
    en: 'Another category has this address. Choose a different one.',
  },
  address_word_taken: {
    status: 409,
    ar: 'هذه الكلمة لمكان أو لنوع إعلان في عناوين الموقع. اختر كلمة غيرها.',
    en: 'Addresses of the site use this word for a place or a listing type. Choose a different one.',
  },
  transaction_type_not_found: {
    status: 409,
    ar: 'أحد أنواع الإعلانات غير معروف.',
    en: 'One of the listing types is unknown.',
  },
  category_parent_not_found: {
    status: 409,
    ar: 'لم نجد القسم الأعلى. ربما حُذف قبل قليل.',
    en: 'The parent category was not found. It may just have been deleted.',
  },
  category_too_deep: {
    status: 409,
    ar: 'شجرة الأقسام أربع مراتب على الأكثر.',
    en: 'The tree of categories has four levels at most.',
  },
  category_within_itself: {
    status: 409,
    ar: 'لا يمكن نقل قسم إلى داخله.',
    en: 'A category cannot be moved into itself.',
  },
  category_level_in_use: {
    status: 409,
    ar: 'في هذا القسم إعلانات، والإعلانات في المرتبة الثالثة وحدها. انقله إلى مكان بالمرتبة نفسها.',
    en: 'This category has listings, and only the third level can have them. Move it to a place of the same level.',
  },
  category_in_use: {
    status: 409,
    ar: 'لا يمكن حذف هذا القسم لأن أقسامًا أو إعلانات أو بحوثًا محفوظة تتبع له.',
    en: 'This category cannot be deleted because categories, listings or saved searches depend on it.',
  },
  category_target_unfit: {
    status: 409,
    ar: 'اختر قسمًا فعّالًا من المرتبة الثالثة خارج القسم المحذوف.',
    en: 'Choose an active category of the third level, outside the one being deleted.',
  },
  category_icon_missing: { status: 400, ar: 'اختر صورة الأيقونة أولًا.', en: 'Please choose the icon first.' },
  category_icon_type: {
    status: 415,
    ar: 'الأيقونة بصيغة PNG أو JPG أو WebP فقط.',
    en: 'The icon must be a PNG, JPG or WebP file.',
  },
  category_icon_too_large: { status: 413, ar: 'حجم الأيقونة أكبر من 2 ميغابايت.', en: 'The icon is larger than 2 MB.' },
  category_not_undoable: { status: 409, ar: 'لا يوجد تعديل للتراجع عنه.', en: 'There is no change to take back.' },
} satisfies Messages;
