import type { Messages } from '#lib/errors.ts';

export const mailGalleryMessages = {
  mail_kind_unknown: { status: 404, ar: 'لا توجد رسالة بهذا الاسم.', en: 'There is no mail of that name.' },
} satisfies Messages;
