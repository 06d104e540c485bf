import type { Messages } from '../../lib/errors.ts';

export const profileMessages = {
  avatar_missing: { ar: 'اختر صورة أولًا.', en: 'Please choose a picture first.' },
  avatar_type: {
    ar: 'نوع الملف غير صالح. المسموح JPG أو PNG أو GIF.',
    en: 'Invalid file type. JPG, PNG or GIF is allowed.',
  },
  phone_missing: { ar: 'أضف رقم هاتفك أولًا.', en: 'Please add your phone number first.' },
  numbers_used_up: {
    ar: 'غيّرت رقمك مرات كثيرة اليوم. حاول غدًا.',
    en: 'You have changed your number many times today. Please try again tomorrow.',
  },
  codes_used_up: {
    ar: 'طلبت رموزًا كثيرة اليوم. حاول غدًا، أو أكّد بريدك الإلكتروني.',
    en: 'You have asked for many codes today. Try again tomorrow, or confirm your email instead.',
  },
  codes_paused: {
    ar: 'لا يمكننا إرسال رموز إلى هذا الرقم اليوم. حاول غدًا، أو أكّد بريدك الإلكتروني.',
    en: 'We cannot send codes to this number today. Try again tomorrow, or confirm your email instead.',
  },
  verification_code_invalid: {
    ar: 'رمز التحقّق غير صحيح أو انتهت صلاحيته.',
    en: 'Invalid or expired verification code.',
  },
  phone_kept_out: {
    ar: 'هذا الرقم لحساب أُوقف أو حُظر. تواصل مع الدعم.',
    en: 'This number belongs to an account that was suspended or banned. Please contact support.',
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
