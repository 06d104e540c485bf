import type { NotificationWords } from '../notifications/index.ts';

export const announcementsNotifications = {
  announcement: {
    title: { ar: '{title}', en: '{title}' },
    content: { ar: '{text}', en: '{text}' },
    push: 'always',
  },
  promotion: {
    title: { ar: '{title}', en: '{title}' },
    content: { ar: '{text}', en: '{text}' },
    mail: 'promotions',
  },
} as const satisfies NotificationWords;
