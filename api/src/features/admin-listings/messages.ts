import type { Messages } from '#lib/errors.ts';

export const adminListingMessages = {
  receiver_unfit: {
    status: 409,
    ar: 'لا يمكن نقل الإعلان إلى هذا الحساب: هو صاحبه الآن، أو الحساب موقوف أو مغلق أو لا ينشر إعلانات.',
    en: 'The listing can’t go to this account: it already owns it, is suspended or closed, or doesn’t publish listings.',
  },
} satisfies Messages;
