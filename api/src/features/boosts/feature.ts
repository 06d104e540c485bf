import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import type { Products } from '../payments/index.ts';
import { BOOST_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { boostMessages } from './messages.ts';
import { boostsNotifications } from './notification-words.ts';
import { returnedByBoosts } from './returned-by-boosts.ts';
import { boostRoutes } from './routes.ts';
import { deliverBoosts, givenByBoosts, lockForBoosts, priceOfBoosts, titleOfBoosts } from './sell-boosts.ts';

/** Boosts of one kind for one or several listings. */
const boostProduct: Products['boost'] = {
  kind: 'boost',
  revenue: 'boost',
  lock: lockForBoosts,
  price: priceOfBoosts,
  title: async (_db, purchase) => titleOfBoosts(purchase),
  deliver: deliverBoosts,
  given: (db, { purchaseId }) => givenByBoosts(db, purchaseId),
  returned: returnedByBoosts,
};

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof boostsNotifications> {}
  }
}

export const boostsFeature = feature({
  about: 'Listings that stand higher for money',
  contract,
  authorisation: {
    'GET /boosts/prices': open,
    'GET /boosts/price/:id': inSection('boosts'),
    'GET /boosts/active': inSection('boosts'),
    'GET /boosts/effect': inSection('boosts'),
    'GET /boosts/history': inSection('boosts'),
    'GET /boosts/homepage-featured/availability': inSection('boosts'),
    'POST /boosts/create': inSection('boosts'),
    'POST /boosts/:id/cancel': inSection('boosts'),
    'POST /listings/:id/boost': inSection('boosts'),
  },
  routes: [boostRoutes],
  messages: boostMessages,
  notifications: boostsNotifications,
  products: { boost: boostProduct },
  clock: BOOST_CLOCK,
  text: { ours: ['boosts.terms'] },
  tables: ['boost_prices', 'homepage_slots'],
  answers: [
    {
      to: ['listing.sold', 'listing.rented', 'listing.archived', 'listing.expired', 'listing.suspended'],
      trigger: 'listings_stop_boosts',
      does: 'It ends; what is left is paid back where neither the buyer made nor caused the stop.',
    },
    {
      to: ['listing.taken_back'],
      trigger: 'listings_stop_boosts',
      does: 'It ends, and all of its price is paid back: staff’s slip costs its buyer nothing.',
    },
    {
      to: ['listing.restored'],
      trigger: 'listings_resume_boosts',
      does: 'After a suspension the day that had begun is given anew; whole days were paid back.',
    },
    {
      to: ['listing.transferred'],
      trigger: 'listings_end_boosts_of_giver',
      does: 'It ends, and its unused days are paid back to who paid for it.',
    },
    {
      to: ['listing.handed_over'],
      trigger: 'listings_end_boosts_of_giver',
      does: 'It goes on; where the listing is out of view with whoever has it now, what is left is paid back.',
    },
    { to: ['listing.deleted'], trigger: 'listings_stop_boosts', does: 'It ends.' },
    {
      to: ['person.suspended', 'person.banned', 'person.closed'],
      trigger: 'users_stop_boosts',
      does: 'Boosts of their listings end, and what is left is paid back.',
    },
    {
      to: ['category.hidden'],
      trigger: 'categories_stop_boosts',
      does: 'Boosts of what it holds end, and every day that is left is paid back.',
    },
    {
      to: [...some('listing', 'published', 'changed', 'confirmed', 'recategorised', 'relocated')],
      nothing: 'a boost is the listing’s, whatever its words, place or keeper',
    },
    { to: ['office.closed'], trigger: 'offices_stop_boosts', does: 'Those it paid for end; their days are paid back.' },
    {
      to: [
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        ...some('person', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
      ],
      nothing: 'a boost is its payer’s and its listing’s',
    },
  ],
});
