import type { Messages } from '#lib/errors.ts';

export const locationMessages = {
  place_not_found: { status: 404, ar: 'لا يوجد مكان بهذا الاسم عندنا.', en: 'There is no such place.' },
} satisfies Messages;
