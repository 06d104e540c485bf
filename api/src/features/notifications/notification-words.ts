import type { NotificationWords } from './words.ts';

export const termsNotifications = {
  terms_changed: {
    title: { ar: 'تتعدّل شروط الاستخدام في {day}', en: 'Our terms change on {day}' },
    content: {
      ar: '{changes}. استمرارك في استخدام الموقع بعد ذلك اليوم يعني موافقتك، ويمكنك دائمًا إغلاق حسابك.',
      en: '{changes}. Using the site after that day means that you agree; you can always close your account.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
