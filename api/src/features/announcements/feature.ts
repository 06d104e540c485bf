import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import type { NotificationWords } from '../notifications/index.ts';
import * as contract from './contract.ts';
import { deliverAnnouncement } from './deliver.ts';
import { announcementMessages } from './messages.ts';
import { pushToVisitors, type VisitorPush } from './push-to-visitors.ts';
import { announcementRoutes } from './routes.ts';

const announcementsNotifications = {
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

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof announcementsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      announce: { announcementId: string };
      announcement_pushes: VisitorPush[];
    }
  }
}

export const announcementsFeature = feature({
  about: 'What administrators tell everybody of a topic',
  contract,
  authorisation: {
    'GET /admin/announcements': admin('users'),
    'POST /admin/announcements/count': admin('users'),
    'POST /admin/announcements': admin('users'),
    'POST /admin/announcements/:id/stop': admin('users'),
  },
  routes: [announcementRoutes],
  messages: announcementMessages,
  notifications: announcementsNotifications,
  tasks: (deps) => ({
    announce: ({ announcementId }) => deliverAnnouncement(deps.db, announcementId),
    announcement_pushes: (payload, helpers) => pushToVisitors(deps, payload, helpers),
  }),
  retention: [{ table: 'announcements', isOver: `created_at < app_now() - interval '2 years'` }],
  text: {
    ours: [
      'announcements.topic',
      'announcements.search_deal',
      'announcements.title_ar',
      'announcements.title_en',
      'announcements.text_ar',
      'announcements.text_en',
      'announcements.url',
    ],
  },
  personal: [
    {
      what: '`announcements`',
      holds: 'what an administrator told, and who',
      erased: 'stays without its author; what people got of it is theirs in `notifications`',
      kept: '2 years',
    },
  ],
  answers: [
    {
      to: ['person.suspended', 'person.banned', 'person.closed'],
      reads: 'people are told batch by batch, and whoever may be told nothing by then is left out',
    },
    {
      to: [
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        ...some('person', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'what an administrator told is a matter of record, without its author in the end',
    },
    {
      to: [
        ...some('category', 'hidden', 'shown', 'merged', 'moved', 'retyped', 'renamed', 'removed'),
        ...some('place', 'renamed', 'removed'),
      ],
      nothing: 'its people are asked for anew with each batch, by what they keep then',
    },
  ],
});
