import type { NotificationWords } from '../notifications/index.ts';

export const advertisementsNotifications = {
  advertisement_approved: {
    title: { ar: 'وافقنا على مساحتك الإعلانية', en: 'Your advertisement was approved' },
    content: {
      ar: '«{title}» تظهر للزوار من يوم بدايتها.',
      en: '“{title}” is shown to visitors from its first day.',
    },
    mail: 'always',
  },
  advertisement_rejected: {
    title: { ar: 'لم نوافق على مساحتك الإعلانية', en: 'Your advertisement was not approved' },
    content: {
      ar: '«{title}». السبب: {reason}. عدّلها لنراجعها من جديد، أو احذفها ليعود ما بقي من ميزانيتها.',
      en: '“{title}”. Reason: {reason}. Edit it to have it checked again, or delete it to get its budget back.',
    },
    mail: 'always',
  },
  advertisement_paused_low_performance: {
    title: { ar: 'أوقفنا مساحتك الإعلانية لضعف أدائها', en: 'Your advertisement was paused: few people pressed it' },
    content: {
      ar: 'رأى كثيرون «{title}» ولم يضغطها إلا قليل. جرّب صورة أخرى ثم تابع.',
      en: 'Many have seen “{title}” and few have pressed it. Try another picture, then resume it.',
    },
    mail: 'always',
  },
  advertisement_paused_budget: {
    title: {
      ar: 'توقفت مساحتك الإعلانية: نفدت ميزانيتها',
      en: 'Your advertisement was paused: its budget is used up',
    },
    content: { ar: 'أضف أيامًا إلى «{title}» لتظهر من جديد.', en: 'Add days to “{title}” to show it again.' },
    mail: 'always',
  },
  advertisement_paused_link_gone: {
    title: {
      ar: 'أوقفنا مساحتك الإعلانية: الإعلان الذي تقود إليه لم يعد معروضًا',
      en: 'Your advertisement was paused: the listing it leads to is not shown any more',
    },
    content: {
      ar: 'لا يُحسب من ميزانية «{title}» شيء وهي متوقفة. غيّر رابطها، أو تابعها حين يُعرض الإعلان من جديد.',
      en: 'Nothing of the budget of “{title}” is used while it is paused. Change its link, or resume it once the listing is shown again.',
    },
    mail: 'always',
  },
  advertisement_ended: {
    title: { ar: 'انتهت مساحتك الإعلانية', en: 'Your advertisement has ended' },
    content: { ar: '«{title}»', en: '“{title}”' },
  },
  advertisement_ended_refunded: {
    title: { ar: 'انتهت مساحتك الإعلانية', en: 'Your advertisement has ended' },
    content: { ar: '«{title}»: عاد {amount} إلى رصيدك.', en: '“{title}”: {amount} came back to your credit.' },
  },
} as const satisfies NotificationWords;
