import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { favouritesNotifications } from './notification-words.ts';
import { notifyFavourites } from './notify-favourites.ts';
import { favouriteRoutes } from './routes.ts';

const favouriteMessages = {
  favourites_full: {
    status: 409,
    ar: 'امتلأت المفضّلة. احذف منها ما لم يعد يهمّك ثم أضف غيره.',
    en: 'Your favorites are full. Remove some you no longer need, then add this one.',
  },
} satisfies Messages;

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof favouritesNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      favourite_news: Record<string, never>;
    }
  }
}

export const favouritesFeature = feature({
  about: 'Listings that somebody saved, hid or saw',
  contract,
  authorisation: {
    'GET /users/lists': inSection('favourites'),
    'POST /users/lists/merge': inSection('favourites'),
    'PUT /users/lists/:list/:listingId': inSection('favourites'),
    'DELETE /users/lists/:list/:listingId': inSection('favourites'),
    'DELETE /users/lists/:list': inSection('favourites'),
    'GET /listings/cards': open,
  },
  routes: [favouriteRoutes],
  messages: favouriteMessages,
  notifications: favouritesNotifications,
  tasks: (deps) => ({ favourite_news: async () => void (await notifyFavourites(deps.db)) }),
  schedule: [{ task: 'favourite_news', match: '* * * * *' }],
  text: { ours: ['favourite_news.deal'] },
  tables: ['favourite_news'],
  owned: ['favourites', 'hidden_listings'],
  personal: [
    {
      what: '`favourites`, `hidden_listings`',
      holds: 'listings that were kept or hidden',
      erased: 'erased',
      kept: 'while the account is open',
    },
  ],
  answers: [
    {
      to: [
        'listing.sold',
        'listing.rented',
        'listing.archived',
        'listing.expired',
        'listing.suspended',
        'listing.deleted',
        'listing.restored',
        'listing.changed',
        'listing.confirmed',
        'listing.transferred',
        'listing.handed_over',
      ],
      trigger: 'listings_favourite_news',
      does: 'Whoever saved it is told that it is gone, back, or cheaper, also of what fell while it was expired, and when another keeper takes it out of view or back.',
    },
    {
      to: ['listing.taken_back'],
      command: 'listing-review/undo-decision.ts',
      does: 'News of the decision goes with it: nobody was told, since the owner comes first.',
    },
    {
      to: ['person.suspended', 'person.banned', 'person.suspension_ended', 'person.unbanned'],
      trigger: 'favourites_answer',
      does: 'Whoever saved one of their listings is told that it is gone, or back.',
    },
    {
      to: ['category.hidden', 'category.shown'],
      trigger: 'favourites_answer',
      does: 'Whoever saved a listing of it is told that it is gone, or back.',
    },
    {
      to: [...some('listing', 'published', 'recategorised', 'relocated')],
      nothing: 'what is saved is the listing, whoever offers it, wherever it is filed',
    },
    {
      to: [
        ...some('person', 'closed', 'erased', 'joined', 'left', 'role_changed', 'email_changed', 'phone_changed'),
        ...some('person', 'password_changed'),
      ],
      nothing: 'a list of favourites is the person’s own',
    },
  ],
});
