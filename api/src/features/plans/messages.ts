import type { Messages } from '../../lib/errors.ts';

export const planMessages = {
  plan_not_found: { ar: 'لم نجد هذه الباقة.', en: 'There is no such plan.' },
  plan_exists: { ar: 'يوجد باقة بهذا الرمز.', en: 'A plan with this code exists already.' },
  plan_offered_twice: {
    ar: 'توجد باقة معروضة من النوع نفسه وللمدة نفسها.',
    en: 'A plan of this kind and period is already offered.',
  },
  plan_changed: {
    ar: 'عدّل أحد هذه الباقة بعد أن فتحتها. حدّث الصفحة.',
    en: 'Somebody changed this plan after you opened it. Reload the page.',
  },
  plan_not_sold: {
    ar: 'هذه الباقة المجانية تأتي مع الحساب ولا تُعدَّل هنا.',
    en: 'This free plan comes with the account and is not changed here.',
  },
  price_range: { ar: 'اكتب سعرًا بين 0.01 و100,000 دولار.', en: 'Enter a price between 0.01 and 100,000 dollars.' },
  feature_twice: { ar: 'هذه الميزة مكتوبة مرتين.', en: 'This feature is listed twice.' },
} satisfies Messages;
