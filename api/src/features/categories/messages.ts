import type { Messages } from '#lib/errors.ts';

export const categoryMessages = {
  category_not_found: { status: 404, ar: 'لا يوجد قسم بهذا العنوان.', en: 'There is no such category.' },
  attribute_not_found: { status: 404, ar: 'لا توجد خاصية بهذا الاسم.', en: 'There is no such attribute.' },
} satisfies Messages;
