import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import { askStillAvailable } from './ask-still-available.ts';
import * as contract from './contract.ts';
import { listingsNotifications } from './notification-words.ts';
import { listingRoutes } from './routes.ts';

const listingMessages = {
  listing_not_found: {
    status: 404,
    ar: 'هذا الإعلان غير موجود أو لم يعد معروضًا.',
    en: 'This listing does not exist or is no longer shown.',
  },
  category_not_shown: {
    status: 409,
    ar: 'قسم هذا الإعلان غير معروض حاليًا، ولن يراه أحد فيه. الإعلان وكل ما كتبته محفوظ، ونبلغك حين يعود القسم.',
    en: 'The category of this listing is not shown at the moment, so nobody would see it. The listing and all you wrote are kept, and we tell you when the category is back.',
  },
} satisfies Messages;

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof listingsNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      listing_freshness: Record<string, never>;
    }
  }
}

export const listingsFeature = feature({
  about: 'Public listings and what is told about them',
  contract,
  authorisation: {
    'GET /listings/homepage-featured': open,
    'GET /listings/homepage-categories': open,
    'GET /listings/around': open,
    'GET /listings/:id': open,
    'GET /listings/:id/similar': open,
    'GET /listings/:id/nearby': open,
    'GET /listings/:id/price-history': open,
  },
  routes: [listingRoutes],
  messages: listingMessages,
  notifications: listingsNotifications,
  tasks: (deps) => ({ listing_freshness: async () => void (await askStillAvailable(deps.db)) }),
  schedule: [{ task: 'listing_freshness', match: '10 * * * *' }],
  text: {
    people: [
      'listings.address',
      'listings.attributes',
      'listings.description_ar',
      'listings.description_en',
      'listings.proximities',
      'listings.rejection_reason',
      'listings.suspension_reason',
      'listings.title_ar',
      'listings.title_en',
    ],
    ours: [
      'listing_price_history.price_currency',
      'listing_price_history.deal',
      'listing_price_history.period',
      'listings.near',
      'listings.streets',
    ],
  },
  personal: [
    {
      what: '`listings`, `listing_revisions`, `listing_media`, `listing_revision_media`, photos, videos',
      holds: 'all that was typed, the files, earlier prices, views, moderation notes and reports about them',
      erased: 'erased',
      kept: 'while the account is open',
    },
  ],
  answers: [
    {
      to: [
        'person.suspended',
        'person.suspension_ended',
        'person.banned',
        'person.unbanned',
        'category.hidden',
        'category.shown',
      ],
      reads: 'what the public sees asks for the seller’s standing and the category each time (`public_listings`)',
    },
    {
      to: ['person.closed'],
      command: 'profile/close-account.ts',
      does: 'They are archived; an office’s go to an owner.',
    },
    { to: ['person.left'], command: 'office-team/leave.ts', does: 'An office’s listings go to an owner.' },
    {
      to: ['person.erased', 'office.closed'],
      command: 'retention/enforce-retention.ts',
      does: 'What is the person’s alone is erased; of a closed office they stay their people’s.',
    },
    {
      to: ['category.merged'],
      command: 'admin-categories/delete-category.ts',
      does: 'They go over to the target, with its kind of property.',
    },
    {
      to: ['plan.lapsed', 'plan.ended', 'plan.places_ended'],
      command: 'subscriptions/listing-impact.ts',
      does: 'What the places that are left do not hold is archived, the least important first.',
    },
    {
      to: ['plan.bought', 'plan.taken_up', 'plan.places_bought'],
      command: 'subscriptions/listing-impact.ts',
      does: 'What a lapse archived comes back, as far as the places go.',
    },
    {
      to: ['category.retyped'],
      trigger: 'categories_property_type',
      does: 'They are of the new kind of property, too.',
    },
    { to: ['category.renamed', 'category.moved'], trigger: 'categories_mark_update', does: 'The index follows.' },
    { to: ['place.renamed'], trigger: 'locations_mark_update', does: 'The index follows.' },
    {
      to: [
        ...some('person', 'joined', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
        ...some('plan', 'changed', 'renewed', 'cancelled', 'withdrawn'),
        ...some('category', 'removed'),
        ...some('place', 'removed'),
      ],
      nothing: 'a listing does not hang on it; a category or a place with listings cannot be deleted',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      nothing: 'these are its own rows',
    },
  ],
});
