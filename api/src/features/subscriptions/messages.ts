import type { Messages } from '#lib/errors.ts';

export const subscriptionMessages = {
  no_active_subscription: { status: 404, ar: 'لا يوجد اشتراك فعّال.', en: 'No active subscription found.' },
  subscription_exists: {
    status: 409,
    ar: 'لديك اشتراك فعّال. يمكنك تغيير باقته بدل الاشتراك من جديد.',
    en: 'You already have an active subscription. You can change its plan instead.',
  },
  plan_not_offered: { status: 409, ar: 'لم تعد هذه الباقة معروضة.', en: 'This plan is no longer offered.' },
  subscription_facts_changed: {
    status: 409,
    ar: 'تغيّر شيء منذ عُرضت عليك نتائج هذا الاختيار. راجعها من جديد.',
    en: 'Something has changed since you saw what this choice does. Please look at it again.',
  },
  period_paid_ahead: {
    status: 409,
    ar: 'دفعت ثمن المدة القادمة سلفًا. يمكنك التجديد من جديد بعد أن تبدأ.',
    en: 'Your next period is already paid. You can renew again once it has begun.',
  },
  plan_is_current: { status: 409, ar: 'هذه باقتك الحالية.', en: 'This is your current plan.' },
} satisfies Messages;
