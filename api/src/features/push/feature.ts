import { notifications, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { pushMessages } from './messages.ts';
import { pushRoutes } from './routes.ts';

export const pushFeature = feature({
  about: 'Notifications on devices, by web push or Firebase',
  contract,
  authorisation: {
    'GET /notifications/push': notifications,
    'PUT /notifications/push': notifications,
    'DELETE /notifications/push': notifications,
    'GET /visitors/push': open,
    'PUT /visitors/push': open,
    'POST /visitors/push/stop': open,
  },
  routes: [pushRoutes],
  messages: pushMessages,
  retention: [
    {
      table: 'push_subscriptions',
      isOver: `exists (select from sessions s where s.id = push_subscriptions.session_id
        and (s.ended_at is not null or s.expires_at <= app_now()))`,
    },
    { table: 'visitor_devices', isOver: `renewed_at < app_now() - interval '60 days'` },
  ],
  owned: ['push_subscriptions'],
  text: {
    people: [
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'push_subscriptions.firebase_token',
    ],
    ours: [
      'push_subscriptions.language',
      'visitor_devices.endpoint',
      'visitor_devices.p256dh',
      'visitor_devices.auth',
      'visitor_devices.firebase_token',
      'visitor_devices.language',
    ],
  },
  personal: [
    {
      what: '`visitor_devices`',
      holds:
        'the address and keys of a browser whose person has no account here, its name at Firebase, and their language',
      erased: 'is of nobody; goes when its person signs in on it',
      kept: '60 days after its page was last open, and not longer than its service knows it',
    },
    {
      what: '`push_subscriptions`',
      holds:
        'the address and keys of a browser that notifications are sent to, its name at Firebase, and their language',
      erased: 'erased',
      kept: 'a day after its session ended, at once when it is switched off there or its service has forgotten it',
    },
  ],
  answers: [
    {
      to: ['person.suspended', 'person.banned', 'person.closed', 'person.password_changed'],
      reads: 'a device is told while its session lives: one that was ended hears nothing more',
    },
    {
      to: [
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        ...some('person', 'email_changed', 'phone_changed'),
      ],
      nothing: 'a subscription is of a device, whatever else becomes of its owner',
    },
  ],
});
