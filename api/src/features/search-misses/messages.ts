import type { Messages } from '#lib/errors.ts';

export const searchMissMessages = {
  search_miss_not_found: {
    status: 404,
    ar: 'لم تعد هذه الكلمات في القائمة.',
    en: 'These words are no longer on the list.',
  },
} satisfies Messages;
