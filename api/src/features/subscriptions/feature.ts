import { subscription } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { SUBSCRIPTION_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { PLACES_CLOCK } from './end-of-places.ts';
import { subscriptionMessages } from './messages.ts';
import { subscriptionsNotifications } from './notification-words.ts';
import { placesProduct, planProduct } from './product.ts';
import { subscriptionRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof subscriptionsNotifications> {}
  }
}

export const subscriptionsFeature = feature({
  about: 'Subscriptions of offices',
  contract,
  authorisation: {
    'GET /subscriptions/current': subscription,
    'GET /subscriptions/active': subscription,
    'GET /subscriptions/history': subscription,
    'GET /subscriptions/prices': subscription,
    'GET /subscriptions/impact-analysis': subscription,
    'GET /subscriptions/listing-impact-explanation': subscription,
    'POST /subscriptions/:id/change': subscription,
    'POST /subscriptions/subscribe': subscription,
    'POST /subscriptions/activate': subscription,
    'POST /subscriptions/cancel': subscription,
    'POST /subscriptions/:id/cancel': subscription,
    'POST /subscriptions/:id/renew': subscription,
    'POST /subscriptions/:id/reactivate': subscription,
  },
  routes: [subscriptionRoutes],
  messages: subscriptionMessages,
  notifications: subscriptionsNotifications,
  products: { subscription: planProduct, listing: placesProduct },
  clock: [...SUBSCRIPTION_CLOCK, ...PLACES_CLOCK],
  text: {
    tables: [
      // Codes of plans, states and ids.
      'subscription_events',
      'subscriptions',
    ],
  },
  tables: ['listing_slots'],
  answers: [
    {
      to: ['person.suspended', 'person.banned', 'person.closed'],
      reads: 'nobody who cannot sign in is charged: a period that ends then is not renewed',
    },
    {
      to: ['plan.withdrawn'],
      reads:
        'who has the plan keeps and renews it, told by plans; one chosen for the next period gives way to the one that runs',
    },
    { to: ['office.closed'], reads: 'a closed office renews nothing' },
    {
      to: [
        ...some('plan', 'bought', 'changed', 'renewed', 'cancelled', 'taken_up', 'ended', 'lapsed'),
        ...some('plan', 'places_bought', 'places_ended'),
      ],
      nothing: 'these are its own rows',
    },
    {
      to: [
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        ...some('person', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led'),
      ],
      nothing: 'a plan is its account’s',
    },
  ],
});
