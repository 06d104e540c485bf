import type { Messages } from '#lib/errors.ts';

export const adminAttributeMessages = {
  attribute_conflict: {
    status: 409,
    ar: 'عدّل مدير آخر هذه الخاصية قبلك، فلم نحفظ تعديلك. قارن بين النسختين ثم احفظ من جديد.',
    en: 'Another administrator changed this attribute before you, so your change was not saved. Compare both versions, then save again.',
  },
  attribute_slug_taken: {
    status: 409,
    ar: 'هذا الرمز لخاصية أخرى. اختر رمزًا غيره.',
    en: 'Another attribute has this key. Choose a different one.',
  },
  attribute_range_reversed: {
    status: 409,
    ar: 'الحد الأعلى أصغر من الحد الأدنى.',
    en: 'The maximum is below the minimum.',
  },
  attribute_pattern_syntax: { status: 409, ar: 'صيغة النمط غير صحيحة.', en: 'The pattern is not written correctly.' },
  attribute_pattern_costly: {
    status: 409,
    ar: 'هذا النمط طويل ويبطئ الموقع. اختصره أو صغّر أكبر طول للنص.',
    en: 'This pattern is long enough to slow the site down. Shorten it, or lower the maximum length of the text.',
  },
  attribute_option_repeated: {
    status: 409,
    ar: 'القيمة «{value}» مكررة. لكل خيار قيمة خاصة به.',
    en: 'The value “{value}” is repeated. Each option needs a value of its own.',
  },
  attribute_options_missing: { status: 409, ar: 'أضف خيارًا واحدًا على الأقل.', en: 'Add at least one option.' },
  attribute_default_misfit: {
    status: 409,
    ar: 'القيمة الافتراضية لا تناسب نوع الخاصية أو حدودها.',
    en: 'The default value does not fit the attribute’s type or limits.',
  },
  attribute_option_unknown: {
    status: 409,
    ar: 'قسم يعرض خيارًا ليس من خيارات هذه الخاصية: «{value}».',
    en: 'A category offers an option that this attribute does not have: “{value}”.',
  },
  attribute_category_not_found: {
    status: 409,
    ar: 'لم نجد القسم. ربما حُذف قبل قليل.',
    en: 'The category was not found. It may just have been deleted.',
  },
  attribute_in_use: {
    status: 409,
    ar: 'لا يمكن حذف هذه الخاصية لأن إعلانات تستعملها (عددها: {listings}).',
    en: 'This attribute cannot be deleted because listings use it ({listings}).',
  },
  attribute_not_undoable: { status: 409, ar: 'لا يوجد تعديل للتراجع عنه.', en: 'There is no change to take back.' },
} satisfies Messages;
