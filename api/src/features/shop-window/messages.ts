import type { Messages } from '#lib/errors.ts';

export const shopWindowMessages = {
  listing_not_shown: {
    status: 409,
    ar: 'انشر الإعلان أولًا: الرمز يقود إلى صفحته.',
    en: 'Publish the listing first: the code leads to its page.',
  },
} satisfies Messages;
