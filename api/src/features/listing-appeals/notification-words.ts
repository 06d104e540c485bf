import type { NotificationWords } from '../notifications/index.ts';

export const listingAppealsNotifications = {
  appeal_granted: {
    title: { ar: 'قُبل اعتراضك', en: 'Your appeal was granted' },
    content: { ar: '«{title}» ظاهر للجميع. {answer}', en: '“{title}” can be seen by everyone. {answer}' },
    mail: 'always',
  },
  appeal_denied: {
    title: { ar: 'لم يُقبل اعتراضك', en: 'Your appeal was not granted' },
    content: { ar: '«{title}»: {answer}', en: '“{title}”: {answer}' },
    mail: 'always',
  },
} as const satisfies NotificationWords;
