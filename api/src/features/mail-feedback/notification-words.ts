import type { NotificationWords } from '../notifications/index.ts';

export const mailFeedbackNotifications = {
  // Told in the bell alone: a mail about it would be one more that is not wanted.
  mails_stopped: {
    title: { ar: 'لن تصلك أخبارنا بالبريد بعد الآن', en: 'We no longer email you news' },
    content: {
      ar: 'أبلغنا مزوّد بريدك أن رسالة منّا صُنّفت عندك غير مرغوب فيها، فأوقفنا بالبريد التنبيهات والعروض وكل ما يمكن إيقافه. تبقى تصلك الإيصالات، والروابط والرموز التي تطلبها. لتعود الرسائل شغّل ما تريده منها في الإعدادات، وشغّل بريد كل بحث من «بحوثي المحفوظة».',
      en: 'Your mail provider told us that one of our emails was marked as spam, so alerts, offers and everything else that can be switched off no longer come by email. Receipts, and the links and codes you ask for, still do. To get emails again, switch on what you want in Settings, and the emails of each search in “Saved searches”.',
    },
  },
} as const satisfies NotificationWords;
