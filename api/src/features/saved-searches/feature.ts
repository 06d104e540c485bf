import { A_DAY, feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { deliverAlerts } from './deliver.ts';
import { matchListings } from './match-listings.ts';
import { mendPlaces } from './mend-places.ts';
import { savedSearchMessages } from './messages.ts';
import { savedSearchRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      saved_search_matching: Record<string, never>;
      saved_search_delivery: Record<string, never>;
      saved_search_places: Record<string, never>;
    }
  }
}

export const savedSearchesFeature = feature({
  contract,
  routes: [savedSearchRoutes],
  messages: savedSearchMessages,
  tasks: (deps) => ({
    saved_search_matching: async () => void (await matchListings(deps.db)),
    saved_search_delivery: () => deliverAlerts(deps),
    saved_search_places: async () => void (await mendPlaces(deps.db)),
  }),
  schedule: [
    // Alerts that an approval did not wake, and digests whose time has come.
    { task: 'saved_search_matching', match: '* * * * *' },
    { task: 'saved_search_delivery', match: '* * * * *' },
    { task: 'saved_search_places', match: '35 1 * * *', options: { backfillPeriod: A_DAY } },
  ],
  owned: ['saved_searches', 'alert_quiet_hours'],
  text: {
    people: ['saved_searches.criteria', 'saved_searches.name', 'saved_searches.query'],
    ours: ['saved_searches.keys'],
  },
});
