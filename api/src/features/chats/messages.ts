import type { Messages } from '#lib/errors.ts';

export const chatMessages = {
  telegram_not_set_up: {
    status: 409,
    ar: 'رسائل تيليغرام غير مفعّلة في هذا الموقع.',
    en: 'Telegram messages are not set up on this site.',
  },
} satisfies Messages;
