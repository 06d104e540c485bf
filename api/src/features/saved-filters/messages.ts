import type { Messages } from '#lib/errors.ts';

export const savedFilterMessages = {
  too_many_filters: {
    status: 409,
    ar: 'حفظت 20 فلترًا لهذه القائمة. احذف واحدًا لا تستعمله.',
    en: 'You have saved 20 filters for this list. Delete one you don’t use.',
  },
} satisfies Messages;
