import type { Messages } from '#lib/errors.ts';

export const reportMessages = {
  comparison_size: {
    status: 400,
    ar: 'اختر من إعلانين إلى خمسة إعلانات للمقارنة.',
    en: 'Choose two to five listings to compare.',
  },
} satisfies Messages;
