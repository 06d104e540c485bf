import type { Messages } from '#lib/errors.ts';

export const profileMessages = {
  avatar_missing: { status: 400, ar: 'اختر صورة أولًا.', en: 'Please choose a picture first.' },
  avatar_type: {
    status: 415,
    ar: 'نوع الملف غير صالح. المسموح JPG أو PNG أو GIF.',
    en: 'Invalid file type. JPG, PNG or GIF is allowed.',
  },
  phone_missing: { status: 400, ar: 'أضف رقم هاتفك أولًا.', en: 'Please add your phone number first.' },
  numbers_used_up: {
    status: 429,
    ar: 'غيّرت رقمك مرات كثيرة اليوم. حاول غدًا.',
    en: 'You have changed your number many times today. Please try again tomorrow.',
  },
  codes_used_up: {
    status: 429,
    ar: 'طلبت رموزًا كثيرة اليوم. حاول غدًا، أو أكّد بريدك الإلكتروني.',
    en: 'You have asked for many codes today. Try again tomorrow, or confirm your email instead.',
  },
  codes_paused: {
    status: 429,
    ar: 'لا يمكننا إرسال رموز إلى هذا الرقم اليوم. حاول غدًا، أو أكّد بريدك الإلكتروني.',
    en: 'We cannot send codes to this number today. Try again tomorrow, or confirm your email instead.',
  },
  verification_code_invalid: {
    status: 400,
    ar: 'رمز التحقّق غير صحيح أو انتهت صلاحيته.',
    en: 'Invalid or expired verification code.',
  },
  phone_kept_out: {
    status: 409,
    ar: 'هذا الرقم لحساب أُوقف أو حُظر. تواصل مع الدعم.',
    en: 'This number belongs to an account that was suspended or banned. Please contact support.',
  },
  last_administrator: {
    status: 409,
    ar: 'هذا آخر حساب إدارة، وبحذفه لا يبقى من يدير الموقع. أنشئ حساب إدارة آخر أولًا.',
    en: 'This is the last administrator’s account; without it nobody runs the site. Make another administrator first.',
  },
  deletion_link_invalid: {
    status: 400,
    ar: 'رابط الحذف غير صالح أو انتهت صلاحيته.',
    en: 'Invalid or expired deletion link.',
  },
  deletion_link_used: {
    status: 400,
    ar: 'استُخدم هذا الرابط من قبل: الحساب مغلق.',
    en: 'This link was used already: the account is closed.',
  },
  deletion_link_missing: { status: 400, ar: 'رابط الحذف ينقصه الرمز.', en: 'The deletion link is missing its token.' },
} satisfies Messages;
