import type { Messages } from '#lib/errors.ts';

export const notificationMessages = {
  notification_not_found: { status: 404, ar: 'هذا الإشعار غير موجود.', en: 'There is no such notification.' },
  unsubscribe_link_invalid: {
    status: 404,
    ar: 'هذا الرابط غير صالح، أو أن ما يخصّه قد حُذف.',
    en: 'This link is not valid, or what it was about has been deleted.',
  },
} satisfies Messages;
