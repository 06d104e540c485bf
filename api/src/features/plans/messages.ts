import type { Messages } from '#lib/errors.ts';

export const planMessages = {
  plan_not_found: { status: 404, ar: 'لم نجد هذه الباقة.', en: 'There is no such plan.' },
  plan_exists: { status: 409, ar: 'يوجد باقة بهذا الرمز.', en: 'A plan with this code exists already.' },
  plan_offered_twice: {
    status: 409,
    ar: 'توجد باقة معروضة من النوع نفسه وللمدة نفسها.',
    en: 'A plan of this kind and period is already offered.',
  },
  plan_changed: {
    status: 409,
    ar: 'عدّل أحد هذه الباقة بعد أن فتحتها. حدّث الصفحة.',
    en: 'Somebody changed this plan after you opened it. Reload the page.',
  },
  plan_not_sold: {
    status: 409,
    ar: 'هذه الباقة المجانية تأتي مع الحساب ولا تُعدَّل هنا.',
    en: 'This free plan comes with the account and is not changed here.',
  },
  price_range: {
    status: 400,
    ar: 'اكتب سعرًا بين 0.01 و100,000 دولار.',
    en: 'Enter a price between 0.01 and 100,000 dollars.',
  },
  feature_amount: {
    status: 400,
    ar: 'هذا العدد أكبر مما يسمح به الموقع، أو لا عدد لهذه الميزة.',
    en: 'This is more than the site allows, or the feature has no number.',
  },
  feature_twice: { status: 400, ar: 'هذه الميزة مكتوبة مرتين.', en: 'This feature is listed twice.' },
} satisfies Messages;
