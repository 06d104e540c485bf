import { notifications, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { type ChatOrder, sendChatNotification } from './chat-notification.ts';
import * as contract from './contract.ts';
import { mailNotification } from './mail-notification.ts';
import { notificationMessages } from './messages.ts';
import { termsNotifications } from './notification-words.ts';
import { type PushOrder, pushNotifications } from './push-notification.ts';
import { notificationRoutes } from './routes.ts';
import { streamRoutes } from './stream-routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof termsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      notification_mail: { notificationId: string };
      notification_push: PushOrder;
      notification_pushes: PushOrder[];
      notification_chat: ChatOrder;
    }
  }
}

export const notificationsFeature = feature({
  about: 'The bell',
  contract,
  authorisation: {
    'GET /notifications': notifications,
    'PUT /notifications/read-all': notifications,
    'PUT /notifications/:id/read': notifications,
    'DELETE /notifications/:id': notifications,
    'GET /notifications/stream': open,
    'POST /notifications/stream/unsubscribe': open,
    'POST /notifications/stream/resubscribe': open,
  },
  routes: [notificationRoutes, streamRoutes],
  messages: notificationMessages,
  notifications: termsNotifications,
  tasks: (deps) => ({
    notification_mail: (payload) => mailNotification(deps, payload),
    // Orders of the version before this one, each a job; a release later there are none.
    notification_push: async (payload, helpers) => void (await pushNotifications(deps, [payload], helpers)),
    notification_chat: (payload, helpers) => sendChatNotification(deps, payload, helpers),
    notification_pushes: (payload, helpers) => pushNotifications(deps, payload, helpers),
  }),
  retention: [{ table: 'notifications', isOver: `created_at < app_now() - interval '2 years'` }],
  owned: ['notifications'],
  text: { people: ['notifications.parameters', 'notifications.url'], ours: ['notifications.kind'] },
  personal: [
    {
      what: '`notifications`',
      holds: "the person's own; others' that name the person, the office or a listing's title",
      erased: 'erased',
      kept: '2 years',
    },
  ],
  answers: [
    {
      to: ['person.suspended', 'person.banned', 'person.closed'],
      reads: 'no mail leaves to whoever is banned or closed; the bell waits for whoever comes back',
    },
    {
      to: ['person.left', 'person.role_changed', 'listing.handed_over', 'office.closed'],
      reads: 'a notice whose page does not open for its reader any more has no link',
    },
    {
      to: [
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'email_changed', 'phone_changed'),
        ...some('person', 'password_changed'),
      ],
      nothing: 'what was told was told',
    },
  ],
});
