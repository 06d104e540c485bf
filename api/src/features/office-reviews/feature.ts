import { admin, office, open, user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { officeReviewMessages } from './messages.ts';
import { officeReviewsNotifications } from './notification-words.ts';
import { officeReviewRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof officeReviewsNotifications> {}
  }
}

export const officeReviewsFeature = feature({
  about: 'What people say of offices',
  contract,
  authorisation: {
    'GET /admin/office-reviews': admin('reports-queue'),
    'POST /admin/office-reviews/:id/decide': admin('reports-queue'),
    'PUT /offices/my-office/reviews/:id/answer': office,
    'GET /offices/:id/reviews/mine': user,
    'PUT /offices/:id/reviews/mine': user,
    'DELETE /offices/:id/reviews/mine': user,
    'POST /office-reviews/:id/report': user,
    'GET /offices/:id/reviews': open,
  },
  routes: [officeReviewRoutes],
  messages: officeReviewMessages,
  notifications: officeReviewsNotifications,
  text: {
    people: [
      'office_review_reports.note',
      'office_reviews.answer',
      'office_reviews.body',
      'office_reviews.hidden_reason',
    ],
  },
  tables: ['office_reviews', 'office_review_reports'],
  personal: [
    {
      what: '`office_reviews`, `office_review_reports`',
      holds: "words, stars, an office's answer, what a report says",
      erased: "the person's reviews and reports are erased; an answer stays without its writer",
      kept: 'with the account or the office',
    },
  ],
  answers: [
    {
      to: ['person.joined'],
      trigger: 'office_members_drop_review',
      does: 'Nobody rates the office they belong to: their review goes.',
    },
    { to: ['office.closed'], command: 'retention/erasure/erase-office.ts', does: 'They go with the office.' },
    {
      to: ['person.banned', 'person.unbanned', 'person.closed'],
      reads: 'a review counts while its author is neither banned nor gone',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'erased', 'left', 'role_changed', 'email_changed'),
        ...some('person', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
      ],
      nothing: 'a review is what its author thinks of the office',
    },
  ],
});
