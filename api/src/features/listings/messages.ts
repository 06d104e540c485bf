import type { Messages } from '../../lib/errors.ts';

export const listingMessages = {
  listing_not_found: {
    status: 404,
    ar: 'هذا الإعلان غير موجود أو لم يعد معروضًا.',
    en: 'This listing does not exist or is no longer shown.',
  },
} satisfies Messages;
