import type { NotificationWords } from '../notifications/index.ts';

export const boostsNotifications = {
  boost_ended: {
    title: { ar: 'انتهى ترويج إعلانك', en: 'Your boost has ended' },
    content: {
      ar: '«{title}». يمكنك أن ترى أثره وتروّج الإعلان من جديد.',
      en: '“{title}”. See what it did, or boost the listing again.',
    },
  },
  boost_stopped: {
    title: {
      ar: 'توقف ترويج إعلانك لأنه لم يعد معروضًا',
      en: 'Your boost stopped because the listing is no longer shown',
    },
    content: {
      ar: '«{title}». عاد {amount} إلى رصيدك عن الأيام الباقية.',
      en: '“{title}”. {amount} came back to your credit for the days that were left.',
    },
  },
  boosts_stopped: {
    title: {
      ar: 'توقفت ترويجات إعلاناتك التي لم تعد معروضة',
      en: 'Your boosts stopped because the listings are no longer shown',
    },
    content: {
      ar: 'عددها: {count}. عاد {amount} إلى رصيدك عن الأيام الباقية.',
      en: 'Boosts: {count}. {amount} came back to your credit for the days that were left.',
    },
  },
} as const satisfies NotificationWords;
