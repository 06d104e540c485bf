import type { NotificationWords } from '../notifications/index.ts';

export const plansNotifications = {
  plan_withdrawn: {
    title: { ar: 'لم تعد باقة {plan} معروضة للبيع', en: 'The {plan} plan is no longer sold' },
    content: {
      ar: 'اشتراكك فيها مستمر ويتجدد كما كان ما دمت عليها. إن تركتها فلا عودة إليها.',
      en: 'Yours goes on and renews as before for as long as you keep it. Once you leave it you cannot come back to it.',
    },
    mail: 'always',
  },
  plan_limit_lowered: {
    title: { ar: 'تغيّر عدد الإعلانات في باقة {plan}', en: 'The {plan} plan has fewer listings' },
    content: {
      ar: 'الحد من مدتك القادمة: {listings}. حتى نهاية مدتك الحالية يبقى لك ما اشتريته.',
      en: 'From your next period on: {listings}. Until the current one ends you keep what you bought.',
    },
    mail: 'always',
  },
  plan_features_lowered: {
    title: { ar: 'تغيّر ما تشمله باقة {plan}', en: 'The {plan} plan includes less' },
    content: {
      ar: 'من مدتك القادمة: {lines}. حتى نهاية مدتك الحالية يبقى لك ما اشتريته.',
      en: 'From your next period on: {lines}. Until the current one ends you keep what you bought.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
