import type { Messages } from '#lib/errors.ts';

export const listingPriorityMessages = {
  priority_single_listing: {
    status: 409,
    ar: 'ترتيب الأولوية غير متاح لأن عندك إعلانًا واحدًا.',
    en: 'Priority management is disabled because you have a single listing.',
  },
} satisfies Messages;
