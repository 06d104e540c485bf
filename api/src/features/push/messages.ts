import type { Messages } from '#lib/errors.ts';

export const pushMessages = {
  push_not_set_up: {
    status: 409,
    ar: 'الإشعارات على الأجهزة غير مفعّلة في هذا الموقع.',
    en: 'Notifications on devices are not set up on this site.',
  },
  push_service_unknown: {
    status: 400,
    ar: 'متصفحك يستخدم خدمة إشعارات لا نعرفها، فلا نستطيع أن نرسل إليه.',
    en: 'Your browser uses a notification service we do not know, so we cannot send to it.',
  },
  push_key_invalid: {
    status: 400,
    ar: 'لم يقدّم متصفحك مفتاحًا صالحًا للإشعارات. حدّث المتصفح وحاول مرة أخرى.',
    en: 'Your browser gave no valid key for notifications. Update it and try again.',
  },
  too_many_devices: {
    status: 429,
    ar: 'فُعّلت الإشعارات على أجهزة كثيرة من هذه الشبكة اليوم. حاول غدًا.',
    en: 'Notifications were switched on on many devices of this network today. Try again tomorrow.',
  },
} satisfies Messages;
