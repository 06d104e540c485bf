import { inSection, seller } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { listingFormMessages } from './messages.ts';
import { listingFormRoutes } from './routes.ts';

export const listingFormFeature = feature({
  about: 'Writing a listing: drafts, and handing them in',
  contract,
  authorisation: {
    'POST /listings': seller,
    'POST /categories/:id/listings': seller,
    'GET /listings/drafts': seller,
    'GET /listings/:id/draft': seller,
    'GET /listings/:id/draft/category': seller,
    'PUT /listings/:id/draft': seller,
    'DELETE /listings/:id/draft': seller,
    'PUT /listings/:id': inSection('properties-edit'),
    'PUT /categories/:id/listings/:listingId': inSection('properties-edit'),
  },
  routes: [listingFormRoutes],
  messages: listingFormMessages,
  text: {
    people: ['listing_revision_media.alt_text', 'listing_revisions.content', 'listing_revisions.rejection_text'],
    ours: ['listing_revisions.rejection_codes'],
  },
  answers: [
    {
      to: ['listing.deleted'],
      command: 'my-listings/commands.ts',
      does: 'Begun edits and what waits are withdrawn, with their photos.',
    },
    { to: ['listing.taken_back'], command: 'listing-review/undo-decision.ts', does: 'What was approved waits again.' },
    {
      to: ['category.merged', 'category.hidden', 'category.shown'],
      reads: 'a form is of the category its listing is in; in a hidden one it is saved, and not handed in',
    },
    {
      to: [...some('category', 'moved', 'retyped', 'renamed', 'removed')],
      reads: 'names and questions are those of the catalogue',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'sold', 'rented', 'archived', 'expired', 'suspended', 'restored'),
        ...some('listing', 'confirmed', 'transferred', 'handed_over', 'recategorised', 'relocated'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a begun edit is the listing’s, and opens for whoever manages it then',
    },
  ],
});
