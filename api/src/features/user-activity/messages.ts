import type { Messages } from '../../lib/errors.ts';

export const userActivityMessages = {
  period_invalid: {
    ar: 'اختر مدة تبدأ قبل أن تنتهي، ولا تزيد على سنة.',
    en: 'Choose a period that starts before it ends, one year at most.',
  },
} satisfies Messages;
