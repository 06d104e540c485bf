import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import type { NotificationWords } from '../notifications/index.ts';
import { mailFeedbackRoutes } from './routes.ts';

const mailFeedbackNotifications = {
  // Told in the bell alone: a mail about it would be one more that is not wanted.
  mails_stopped: {
    title: { ar: 'لن تصلك أخبارنا بالبريد بعد الآن', en: 'We no longer email you news' },
    content: {
      ar: 'أبلغنا مزوّد بريدك أن رسالة منّا صُنّفت عندك غير مرغوب فيها، فأوقفنا بالبريد التنبيهات والعروض وكل ما يمكن إيقافه. تبقى تصلك الإيصالات، والروابط والرموز التي تطلبها. لتعود الرسائل شغّل ما تريده منها في الإعدادات، وشغّل بريد كل بحث من «بحوثي المحفوظة».',
      en: 'Your mail provider told us that one of our emails was marked as spam, so alerts, offers and everything else that can be switched off no longer come by email. Receipts, and the links and codes you ask for, still do. To get emails again, switch on what you want in Settings, and the emails of each search in “Saved searches”.',
    },
  },
} as const satisfies NotificationWords;

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof mailFeedbackNotifications> {}
  }
}

export const mailFeedbackFeature = feature({
  about: 'Bounces and complaints about mails, as mail servers report them later',
  authorisation: {
    // Of whoever has `MAIL_FEEDBACK_KEY`.
    'POST /mail/feedback': open,
  },
  routes: [mailFeedbackRoutes],
  notifications: mailFeedbackNotifications,
  retention: [{ table: 'mail_feedback', isOver: `at < app_now() - interval '1 year'` }],
  owned: ['mail_feedback'],
  text: { ours: ['mail_feedback.about', 'mail_feedback.kind'] },
  personal: [
    {
      what: '`mail_feedback`',
      holds: 'that a mail to the person came back or was reported as spam, the mail as a hash',
      erased: 'erased',
      kept: 'a year: a report that comes twice counts once',
    },
  ],
  answers: [
    {
      to: ['person.email_changed'],
      reads: 'a report names the address that the mail went to, and says nothing of another',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a mail that came back came back',
    },
  ],
});
