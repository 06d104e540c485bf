import type { Messages } from '#lib/errors.ts';

export const adminUserMessages = {
  user_not_found: { status: 404, ar: 'لم نجد هذا المستخدم.', en: 'User not found.' },
  user_is_admin: {
    status: 409,
    ar: 'لا يمكن إيقاف حساب إدارة أو حظره.',
    en: 'An administrator cannot be suspended or banned.',
  },
  user_is_banned: { status: 409, ar: 'هذا الحساب محظور من قبل.', en: 'This account is already banned.' },
  user_is_suspended: {
    status: 409,
    ar: 'هذا الحساب موقوف من قبل. ارفع الإيقاف أولًا إن أردت تغييره.',
    en: 'This account is already suspended. Lift the suspension first to change it.',
  },
  user_not_banned: { status: 409, ar: 'هذا الحساب غير محظور.', en: 'This account is not banned.' },
  standing_changed: {
    status: 409,
    ar: 'سبقك أحد المدراء وغيّر حالة هذا الحساب، فلم نفعل شيئًا. راجع الحالة الجديدة ثم قرّر.',
    en: 'Another administrator changed this account before you, so nothing was done. Look at its new state, then decide.',
  },
  user_not_suspended: { status: 409, ar: 'هذا الحساب غير موقوف.', en: 'This account is not suspended.' },
} satisfies Messages;
