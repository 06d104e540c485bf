import type { NotificationWords } from '../notifications/index.ts';

export const subscriptionsNotifications = {
  subscription_expiring: {
    title: { ar: 'اشتراكك في باقة {plan} ينتهي قريبًا', en: 'Your {plan} plan ends soon' },
    content: { ar: 'المدة الباقية: {days}.', en: 'Time left: {days}.' },
    mail: 'subscriptionExpiring',
  },
  subscription_renews_soon: {
    title: { ar: 'يتجدد اشتراكك في باقة {plan} قريبًا', en: 'Your {plan} plan renews soon' },
    content: {
      ar: 'المدة الباقية: {days}. سيُدفع {amount} من رصيدك.',
      en: 'Time left: {days}. {amount} will be taken from your credit.',
    },
    mail: 'subscriptionExpiring',
  },
  subscription_needs_credit: {
    title: { ar: 'رصيدك لا يكفي لتجديد باقة {plan}', en: 'Your credit is not enough to renew your {plan} plan' },
    content: { ar: 'ينقصك {amount}. المدة الباقية: {days}.', en: 'You need {amount} more. Time left: {days}.' },
    mail: 'subscriptionExpiring',
  },
  subscription_grace: {
    title: { ar: 'انتهت مدة باقة {plan}', en: 'Your {plan} plan has ended' },
    content: {
      ar: 'إعلاناتك باقية كما هي، والمهلة الباقية للتجديد: {days}. بعدها تُؤرشف الإعلانات التي تزيد على الحد المجاني.',
      en: 'Your listings stay as they are. Time left to renew: {days}. After that, listings above the free limit are archived.',
    },
    mail: 'subscriptionExpiring',
  },
  subscription_renewed: {
    title: { ar: 'تجدد اشتراكك في باقة {plan}', en: 'Your {plan} plan was renewed' },
    content: { ar: 'دُفع {amount} من رصيدك.', en: '{amount} was taken from your credit.' },
    mail: 'always',
  },
  subscription_renewed_now: {
    title: { ar: 'جدّدت اشتراكك في باقة {plan}', en: 'You renewed your {plan} plan' },
    content: {
      ar: 'دُفع {amount} من رصيدك. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit. Your plan is valid until {until}.',
    },
    mail: 'always',
  },
  subscription_started: {
    title: { ar: 'بدأ اشتراكك في باقة {plan}', en: 'Your {plan} plan has started' },
    content: {
      ar: 'دُفع {amount} من رصيدك. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit. Your plan is valid until {until}.',
    },
    mail: 'always',
  },
  subscription_upgraded: {
    title: { ar: 'رُقّي اشتراكك إلى باقة {plan}', en: 'You upgraded to the {plan} plan' },
    content: {
      ar: 'دُفع {amount} من رصيدك بعد حسم ما لم تستخدمه من باقتك السابقة. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit, less what you had not used of your former plan. Valid until {until}.',
    },
    mail: 'always',
  },
  subscription_upgraded_back: {
    title: { ar: 'رُقّي اشتراكك إلى باقة {plan}', en: 'You upgraded to the {plan} plan' },
    content: {
      ar: 'ما لم تستخدمه من باقتك السابقة يزيد على ثمن الجديدة، فعاد {amount} إلى رصيدك. اشتراكك صالح حتى {until}.',
      en: 'What you had not used of your former plan is worth more than the new one costs: {amount} is back in your credit. Valid until {until}.',
    },
    mail: 'always',
  },
  subscription_changes_later: {
    title: { ar: 'تتغير باقتك من {plan} إلى {next}', en: 'Your plan changes from {plan} to {next}' },
    content: {
      ar: 'باقتك الحالية باقية كما هي حتى {until}، ثم تبدأ الجديدة. لم يُدفع شيء الآن.',
      en: 'Your current plan stays as it is until {until}; then the new one begins. Nothing was paid now.',
    },
    mail: 'always',
  },
  subscription_cancelled: {
    title: { ar: 'أُلغي تجديد باقة {plan}', en: 'Your {plan} plan will not renew' },
    content: {
      ar: 'يبقى لك كل ما في الباقة حتى {until}. يمكنك العودة عن الإلغاء قبل ذلك.',
      en: 'You keep everything in the plan until {until}. Until then you can change your mind.',
    },
    mail: 'always',
  },
  subscription_goes_on: {
    title: { ar: 'يستمر اشتراكك في باقة {plan}', en: 'Your {plan} plan goes on' },
    content: {
      ar: 'المدة المدفوعة تنتهي في {until}، ثم يتجدد الاشتراك من رصيدك.',
      en: 'The paid period ends on {until}; then it renews from your credit.',
    },
    mail: 'always',
  },
  places_ending: {
    title: { ar: 'الأماكن التي اشتريتها لإعلاناتك تنتهي قريبًا', en: 'The extra places for your listings end soon' },
    content: {
      ar: 'المدة الباقية: {days}. بعدها تُؤرشف الإعلانات التي تزيد على أماكنك، إن لم تشترِ غيرها.',
      en: 'Time left: {days}. After that, listings above your places are archived unless you buy more.',
    },
    mail: 'subscriptionExpiring',
  },
  places_ended: {
    title: { ar: 'انتهت الأماكن التي اشتريتها لإعلاناتك', en: 'The extra places for your listings have ended' },
    content: {
      ar: 'عدد الإعلانات التي أُرشفت لأنها تزيد على أماكنك: {archived}.',
      en: 'Listings archived because they are above your places: {archived}.',
    },
    mail: 'always',
  },
  subscription_lapsed: {
    title: { ar: 'انتهى اشتراكك في باقة {plan}', en: 'Your {plan} subscription is over' },
    content: {
      ar: 'عدد الإعلانات التي أُرشفت لأنها تزيد على الحد المجاني: {archived}. تعود إلى العرض حين تشترك من جديد.',
      en: 'Listings archived because they are above the free limit: {archived}. They come back when you subscribe again.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
