import type { Messages } from '#lib/errors.ts';

export const notificationMessages = {
  notification_not_found: { status: 404, ar: 'هذا الإشعار غير موجود.', en: 'There is no such notification.' },
} satisfies Messages;
