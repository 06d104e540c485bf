import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { mailFeedbackNotifications } from './notification-words.ts';
import { mailFeedbackRoutes } from './routes.ts';

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
