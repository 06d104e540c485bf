import type { NotificationWords } from '../notifications/index.ts';

export const adminListingsNotifications = {
  listing_deleted: {
    title: { ar: 'حُذف إعلانك', en: 'Your listing was deleted' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    mail: 'always',
  },
  listing_given_away: {
    title: { ar: 'نُقل إعلانك إلى حساب آخر', en: 'Your listing was moved to another account' },
    content: {
      ar: '«{title}». السبب: {reason}. محادثاتك عنه باقية عندك.',
      en: '“{title}”. Reason: {reason}. Your conversations about it stay with you.',
    },
    mail: 'always',
  },
  listing_received: {
    title: { ar: 'نُقل إعلان إلى حسابك', en: 'A listing was moved to your account' },
    content: {
      ar: '«{title}» صار بين إعلاناتك. السبب: {reason}',
      en: '“{title}” is now one of your listings. Reason: {reason}',
    },
    mail: 'always',
  },
  listings_given_away: {
    title: { ar: 'نُقلت إعلاناتك إلى حساب آخر', en: 'Your listings were moved to another account' },
    content: {
      ar: 'عددها: {count}. السبب: {reason}. محادثاتك عنها باقية عندك.',
      en: 'Listings: {count}. Reason: {reason}. Your conversations about them stay with you.',
    },
    mail: 'always',
  },
  listings_received: {
    title: { ar: 'نُقلت إعلانات إلى حسابك', en: 'Listings were moved to your account' },
    content: {
      ar: 'عددها: {count}، وهي الآن بين إعلاناتك. السبب: {reason}',
      en: 'Listings: {count}. They are among yours now. Reason: {reason}',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
