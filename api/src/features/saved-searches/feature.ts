import { inSection, open } from '#authorisation.ts';
import { A_DAY, feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { deliverAlerts } from './deliver.ts';
import { savedSearchesMails } from './mail-samples.ts';
import { matchListings } from './match-listings.ts';
import { mendCatalogue } from './mend-catalogue.ts';
import { mendPlaces } from './mend-places.ts';
import { savedSearchMessages } from './messages.ts';
import { savedSearchesNotifications } from './notification-words.ts';
import { savedSearchRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof savedSearchesNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      saved_search_matching: Record<string, never>;
      saved_search_delivery: Record<string, never>;
      saved_search_places: Record<string, never>;
    }
  }
}

export const savedSearchesFeature = feature({
  about: 'Searches that tell of new matches',
  contract,
  authorisation: {
    'GET /saved-searches': inSection('saved-searches'),
    'POST /saved-searches': inSection('saved-searches'),
    'PUT /saved-searches/quiet-hours': inSection('saved-searches'),
    'PUT /saved-searches/:id': inSection('saved-searches'),
    'POST /saved-searches/:id/seen': inSection('saved-searches'),
    'DELETE /saved-searches/:id': inSection('saved-searches'),
    // Guarded by the mail's own token.
    'GET /saved-searches/subscription': open,
    'POST /saved-searches/unsubscribe': open,
    'POST /saved-searches/resubscribe': open,
  },
  routes: [savedSearchRoutes],
  messages: savedSearchMessages,
  notifications: savedSearchesNotifications,
  mails: savedSearchesMails,
  tasks: (deps) => ({
    saved_search_matching: async () => void (await matchListings(deps.db)),
    saved_search_delivery: () => deliverAlerts(deps),
    saved_search_places: async () => {
      await mendPlaces(deps.db);
      await mendCatalogue(deps.db);
    },
  }),
  schedule: [
    // Alerts that an approval did not wake, and digests whose time has come.
    { task: 'saved_search_matching', match: '* * * * *' },
    { task: 'saved_search_delivery', match: '* * * * *' },
    { task: 'saved_search_places', match: '35 1 * * *', options: { backfillPeriod: A_DAY } },
  ],
  owned: ['saved_searches', 'saved_search_deliveries', 'favourite_falls', 'alert_quiet_hours'],
  text: {
    people: ['saved_searches.criteria', 'saved_searches.name', 'saved_searches.query'],
    ours: ['favourite_falls.deal', 'saved_search_alerts.deal', 'saved_searches.keys'],
  },
  tables: ['alert_marks', 'saved_search_alerts'],
  personal: [
    {
      what: '`saved_searches`, `saved_search_deliveries`, `saved_search_alerts`, `favourite_falls`, `alert_quiet_hours`',
      holds: 'what was looked for, and when somebody wants to be left alone',
      erased: 'erased',
      kept: 'while the account is open',
    },
  ],
  answers: [
    {
      to: [
        'listing.published',
        'listing.restored',
        'listing.confirmed',
        'listing.changed',
        'listing.relocated',
        'listing.recategorised',
      ],
      trigger: 'listings_alert_update',
      does: 'It is matched again with the searches it now fits, once its owner knows of a decision.',
    },
    {
      to: [
        'listing.sold',
        'listing.rented',
        'listing.archived',
        'listing.expired',
        'listing.suspended',
        'listing.deleted',
      ],
      reads: 'what is no longer shown when a mail leaves is left out of it',
    },
    { to: ['listing.taken_back'], reads: 'what waits for a decision to be told is not matched before' },
    { to: ['person.suspended', 'person.banned', 'person.closed'], reads: 'no mail leaves to whoever cannot sign in' },
    {
      to: ['category.hidden', 'attribute.removed', 'option.removed'],
      command: 'saved-searches/mend-catalogue.ts',
      does: 'Searches that ask for it go on without it, or are paused, and their owners are told in the night.',
    },
    {
      to: ['place.renamed', 'place.removed'],
      command: 'saved-searches/mend-places.ts',
      does: 'Searches follow a new name; one for a place that is gone widens to what is round it, and its owner is told.',
    },
    {
      to: ['category.merged'],
      command: 'admin-categories/delete-category.ts',
      does: 'Searches go over to the target, whose former addresses are known.',
    },
    {
      to: [
        ...some('listing', 'transferred', 'handed_over'),
        ...some('person', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        ...some('person', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a search is for what is offered, whoever offers it',
    },
  ],
});
