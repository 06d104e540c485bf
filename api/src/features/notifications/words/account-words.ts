import type { Words } from './words-of-kind.ts';

/** The account itself. */
export const accountWords = {
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
  terms_changed: {
    title: { ar: 'تتعدّل شروط الاستخدام في {day}', en: 'Our terms change on {day}' },
    content: {
      ar: '{changes}. استمرارك في استخدام الموقع بعد ذلك اليوم يعني موافقتك، ويمكنك دائمًا إغلاق حسابك.',
      en: '{changes}. Using the site after that day means that you agree; you can always close your account.',
    },
    mail: 'always',
  },
  announcement: {
    title: { ar: '{title}', en: '{title}' },
    content: { ar: '{text}', en: '{text}' },
    push: 'always',
  },
  promotion: {
    title: { ar: '{title}', en: '{title}' },
    content: { ar: '{text}', en: '{text}' },
    mail: 'promotions',
  },
} as const satisfies Record<string, Words>;
