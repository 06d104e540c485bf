import type { NotificationWords } from '../notifications/index.ts';

export const myListingsNotifications = {
  listing_handed_to_you: {
    title: { ar: 'سلّمك زميل إعلانًا', en: 'A colleague handed you a listing' },
    content: {
      ar: '«{title}» صار بين إعلاناتك، ومعه محادثاته.',
      en: '“{title}” is now one of your listings, with its conversations.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
