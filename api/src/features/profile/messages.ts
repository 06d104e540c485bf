import type { Messages } from '../../lib/errors.ts';

export const profileMessages = {
  avatar_missing: { ar: 'اختر صورة أولًا.', en: 'Please choose a picture first.' },
  avatar_type: {
    ar: 'نوع الملف غير صالح. المسموح JPG أو PNG أو GIF.',
    en: 'Invalid file type. JPG, PNG or GIF is allowed.',
  },
  phone_missing: { ar: 'أضف رقم هاتفك أولًا.', en: 'Please add your phone number first.' },
  verification_code_invalid: {
    ar: 'رمز التحقّق غير صحيح أو انتهت صلاحيته.',
    en: 'Invalid or expired verification code.',
  },
  deletion_link_invalid: {
    ar: 'رابط الحذف غير صالح أو انتهت صلاحيته.',
    en: 'Invalid or expired deletion link.',
  },
  deletion_link_used: {
    ar: 'استُخدم هذا الرابط من قبل: الحساب مغلق.',
    en: 'This link was used already: the account is closed.',
  },
  deletion_link_missing: { ar: 'رابط الحذف ينقصه الرمز.', en: 'The deletion link is missing its token.' },
} satisfies Messages;
