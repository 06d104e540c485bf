import { admin, inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import type { NotificationWords } from '../notifications/index.ts';
import * as contract from './contract.ts';
import { listingAppealMessages } from './messages.ts';
import { listingAppealRoutes } from './routes.ts';

const listingAppealsNotifications = {
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

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof listingAppealsNotifications> {}
  }
}

export const listingAppealsFeature = feature({
  about: 'Owners who ask for another look at a rejection',
  contract,
  authorisation: {
    'GET /admin/appeals': admin('listings-review'),
    'POST /admin/appeals/:id/decide': admin('listings-review'),
    'POST /listings/:id/appeal': inSection('properties'),
  },
  routes: [listingAppealRoutes],
  messages: listingAppealMessages,
  notifications: listingAppealsNotifications,
  text: { people: ['listing_appeals.answer', 'listing_appeals.words'], ours: ['listing_appeals.about'] },
  personal: [
    {
      what: '`listing_appeals`',
      holds: "the owner's words and the answer",
      erased: 'erased with the listing',
      kept: 'while the listing exists',
    },
  ],
  answers: [
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      reads: 'a decision asks how the listing stands; one that is gone is closed without one',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'an appeal is the listing’s',
    },
  ],
});
