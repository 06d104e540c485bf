import type { NotificationWords } from '../notifications/index.ts';

export const listingsNotifications = {
  listing_approved: {
    title: { ar: 'نُشر إعلانك', en: 'Your listing is published' },
    content: { ar: '«{title}» ظاهر للجميع الآن.', en: '“{title}” can be seen by everyone now.' },
    push: 'listingApproved',
  },
  listing_change_approved: {
    title: { ar: 'نُشر تعديل إعلانك', en: 'Your edit is published' },
    content: { ar: '«{title}»', en: '“{title}”' },
    push: 'listingApproved',
  },
  listing_rejected: {
    title: { ar: 'لم يُنشر إعلانك', en: 'Your listing was not published' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    push: 'listingRejected',
  },
  listing_change_rejected: {
    title: { ar: 'لم يُقبل تعديل إعلانك', en: 'Your edit was not approved' },
    content: {
      ar: '«{title}»: بقيت النسخة السابقة منشورة. السبب: {reason}',
      en: '“{title}”: the previous version stays published. Reason: {reason}',
    },
    push: 'listingRejected',
  },
  listing_suspended: {
    title: { ar: 'أُوقف إعلانك', en: 'Your listing was suspended' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    push: 'always',
  },
  listing_restored: {
    title: { ar: 'عاد إعلانك', en: 'Your listing is back' },
    content: { ar: '«{title}» معروض من جديد.', en: '“{title}” is shown again.' },
    push: 'always',
  },
  listing_still_available: {
    title: { ar: 'هل ما زال متاحًا؟', en: 'Still available?' },
    content: { ar: 'أكّد أن «{title}» ما زال متاحًا.', en: 'Confirm that “{title}” is still available.' },
    push: 'always',
    chat: 'always',
    answers: 'availability',
  },
  listing_hidden: {
    title: { ar: 'أُخفي إعلانك لأنه لم يُؤكَّد', en: 'Your listing is hidden because it was not confirmed' },
    content: { ar: 'أكّد «{title}» ليعود.', en: 'Confirm “{title}” to bring it back.' },
    push: 'always',
  },
} as const satisfies NotificationWords;
