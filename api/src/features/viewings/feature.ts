import { inSection } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { viewingMessages } from './messages.ts';
import { viewingsNotifications } from './notification-words.ts';
import { notifyEnded } from './notify-ended.ts';
import { viewingRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof viewingsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      viewing_ended: { viewingId: string };
    }
  }
}

export const viewingsFeature = feature({
  about: 'Times agreed for a look at a home',
  contract,
  authorisation: {
    'GET /leads/:id/viewings': inSection('viewings'),
    'POST /leads/:id/viewings': inSection('viewings'),
    'GET /viewings': inSection('viewings'),
    'GET /viewings/route': inSection('viewings'),
    'PUT /viewings/:id/accept': inSection('viewings'),
    'PUT /viewings/:id/move': inSection('viewings'),
    'PUT /viewings/:id/complete': inSection('viewings'),
    'PUT /viewings/:id/cancel': inSection('viewings'),
    'GET /viewings/:id/calendar.ics': inSection('viewings'),
  },
  routes: [viewingRoutes],
  messages: viewingMessages,
  notifications: viewingsNotifications,
  tasks: ({ db }) => ({ viewing_ended: (payload) => notifyEnded(db, payload) }),
  text: { people: ['viewings.note'] },
  answers: [
    {
      to: [
        'listing.sold',
        'listing.rented',
        'listing.archived',
        'listing.suspended',
        'listing.deleted',
        'listing.transferred',
      ],
      trigger: 'viewings_answer',
      does: 'What is to come is called off, and both sides are told why. What the lapse of a plan takes down is still its seller’s to show.',
    },
    {
      to: ['person.suspended', 'person.banned', 'person.closed', 'person.left', 'person.role_changed'],
      trigger: 'viewings_answer',
      does: 'Called off where nobody else of their side can come; the other side is told, in words that name nobody.',
    },
    { to: ['office.closed'], trigger: 'viewings_answer', does: 'Called off where nobody is left who can come.' },
    {
      to: ['listing.expired'],
      reads: 'agreed ones stay, since the home may still be there; nothing new is proposed until it is confirmed',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'restored', 'confirmed', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'email_changed', 'phone_changed'),
        ...some('person', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
      ],
      nothing: 'a viewing is of the home, whatever its words, and is its thread’s',
    },
  ],
});
