import type { NotificationWords } from '../notifications/index.ts';

export const officeReviewsNotifications = {
  review_new: {
    title: { ar: 'تقييم جديد لمكتبك: {rating} من 5', en: 'A new review of your office: {rating} of 5' },
    content: { ar: 'اقرأه وردّ عليه من صفحة المكتب.', en: 'Read it and reply on your office’s page.' },
    mail: 'always',
  },
  review_answered: {
    title: { ar: 'ردّ {name} على تقييمك', en: '{name} replied to your review' },
    content: { ar: 'الرد ظاهر تحت تقييمك.', en: 'The reply stands below your review.' },
  },
  review_hidden: {
    title: { ar: 'أُخفي تقييمك لمكتب {name}', en: 'Your review of {name} was hidden' },
    content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
    mail: 'always',
  },
  review_shown: {
    title: { ar: 'عاد تقييمك لمكتب {name}', en: 'Your review of {name} is shown again' },
    content: { ar: '{reason}', en: '{reason}' },
  },
} as const satisfies NotificationWords;
