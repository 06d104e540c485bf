import type { Messages } from '#lib/errors.ts';

export const officeMessages = {
  office_not_found: { status: 404, ar: 'لا يوجد مكتب بهذا العنوان.', en: 'There is no such office.' },
} satisfies Messages;
