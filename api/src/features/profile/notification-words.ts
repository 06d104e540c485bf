import type { NotificationWords } from '../notifications/index.ts';

export const profileNotifications = {
  phone_entered: {
    title: { ar: 'حاول أحد استعمال رقم هاتفك', en: 'Somebody tried to use your phone number' },
    content: {
      ar: 'أدخل حساب آخر رقمك المؤكَّد. رقمك باقٍ لك ما دمت لا تعطي أحدًا الرمز الذي يصلك.',
      en: 'Another account entered your confirmed number. It stays yours as long as you give nobody the code you receive.',
    },
    mail: 'always',
  },
  phone_moved: {
    title: { ar: 'تأكّد رقم هاتفك في حساب آخر', en: 'Your phone number was confirmed in another account' },
    content: {
      ar: 'أدخل حساب آخر الرمز الذي وصل إلى رقمك، فلم يعد مؤكَّدًا عندك. إن كان الرقم ما زال لك فأكّده من جديد.',
      en: 'Another account entered the code sent to your number, so it is no longer confirmed in yours. If the number is still yours, confirm it again.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
