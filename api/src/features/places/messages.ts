import type { Messages } from '#lib/errors.ts';

export const placeMessages = {
  listing_gone: {
    status: 410,
    ar: 'انتهى هذا الإعلان وأزيلت صفحته.',
    en: 'This listing has ended and its page was removed.',
  },
} satisfies Messages;
