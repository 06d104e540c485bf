import { admin, user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { listingReportRoutes } from './routes.ts';

const listingReportMessages = {
  already_reported: {
    status: 409,
    ar: 'سبق أن أبلغت عن هذا الإعلان، وبلاغك عند فريقنا.',
    en: 'You have reported this listing already; our team has your report.',
  },
  own_listing_reported: {
    status: 409,
    ar: 'هذا إعلانك. يمكنك تعديله أو حذفه من لوحة التحكم.',
    en: 'This is your own listing. Edit or delete it in your dashboard.',
  },
  reports_decided: {
    status: 409,
    ar: 'بُتّ في بلاغات هذا الإعلان قبل قليل.',
    en: 'The reports of this listing were decided a moment ago.',
  },
} satisfies Messages;

export const listingReportsFeature = feature({
  about: 'What visitors find wrong with listings',
  contract,
  authorisation: {
    'GET /admin/listing-reports': admin('reports-queue'),
    'POST /admin/listing-reports/:id/decide': admin('reports-queue'),
    'POST /listings/:id/report': user,
  },
  routes: [listingReportRoutes],
  messages: listingReportMessages,
  retention: [{ table: 'listing_reports', isOver: `decided_at < app_now() - interval '2 years'` }],
  text: { people: ['listing_reports.note'] },
  personal: [
    {
      what: '`listing_reports`',
      holds: 'who reported, in which words',
      erased:
        "the person's own lose author and words, their decision remains; those about the person's listings are erased",
      kept: '2 years after the decision',
    },
  ],
  answers: [
    {
      to: ['listing.deleted'],
      command: 'admin-listings/delete-listing.ts',
      does: 'Open reports are upheld with an administrator’s deletion.',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'restored', 'confirmed', 'transferred', 'handed_over', 'recategorised'),
        ...some('listing', 'relocated'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a report is decided on what was reported',
    },
  ],
});
