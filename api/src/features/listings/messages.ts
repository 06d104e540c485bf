import type { Messages } from '#lib/errors.ts';

export const listingMessages = {
  listing_not_found: {
    status: 404,
    ar: 'هذا الإعلان غير موجود أو لم يعد معروضًا.',
    en: 'This listing does not exist or is no longer shown.',
  },
  category_not_shown: {
    status: 409,
    ar: 'قسم هذا الإعلان غير معروض حاليًا، ولن يراه أحد فيه. الإعلان وكل ما كتبته محفوظ، ونبلغك حين يعود القسم.',
    en: 'The category of this listing is not shown at the moment, so nobody would see it. The listing and all you wrote are kept, and we tell you when the category is back.',
  },
} satisfies Messages;
