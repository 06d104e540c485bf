import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { listingReviewMessages } from './messages.ts';
import { notifyDecisions } from './notify-decisions.ts';
import { listingReviewRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      decision_news: Record<string, never>;
    }
  }
}

export const listingReviewFeature = feature({
  about: 'Deciding about listings that wait',
  contract,
  authorisation: {
    'GET /admin/listings/pending': admin('listings-review'),
    'GET /admin/listings/rejection-reasons': admin('listings-review'),
    'GET /admin/listings/:id': admin('listings-review'),
    'POST /admin/listings/:id/review': admin('listings-review'),
    'POST /admin/listings/bulk-review': admin('listings-review'),
    'POST /admin/listings/:id/take-back': admin('listings-review'),
    'PUT /admin/listings/:id/presence': admin('listings-review'),
    'DELETE /admin/listings/:id/presence': admin('listings-review'),
    'POST /admin/listings/:id/suspend': admin('listings-review'),
    'POST /admin/listings/:id/unsuspend': admin('listings-review'),
  },
  routes: [listingReviewRoutes],
  messages: listingReviewMessages,
  tasks: (deps) => ({ decision_news: () => notifyDecisions(deps.db) }),
  schedule: [
    // Decisions that a job on time did not tell.
    { task: 'decision_news', match: '* * * * *' },
  ],
  retention: [{ table: 'listing_presence', isOver: `seen_at < app_now() - interval '1 day'` }],
  text: {
    ours: [
      // State before a decision; gone ten seconds later, once its owner is told.
      'listing_decisions.before',
    ],
  },
  personal: [
    {
      what: '`listing_decisions`',
      holds: 'what a decision changed, for ten seconds; then which administrator decided what',
      erased: 'erased with the listing',
      kept: 'while the listing exists',
    },
    { what: '`listing_presence`', holds: 'which administrator has a listing open', erased: 'expires', kept: 'a day' },
  ],
  answers: [
    {
      to: ['listing.taken_back'],
      command: 'listing-review/undo-decision.ts',
      does: 'Nobody has been told yet, and nobody will be.',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'sold', 'rented', 'archived', 'expired', 'suspended', 'deleted'),
        ...some('listing', 'restored', 'confirmed', 'transferred', 'handed_over', 'recategorised', 'relocated'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      reads: 'a decision asks under its lock how the listing and its seller stand',
    },
  ],
});
