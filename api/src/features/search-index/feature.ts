import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { searchIndexMessages } from './messages.ts';
import { searchIndexRoutes } from './routes.ts';

export const searchIndexFeature = feature({
  contract,
  routes: [searchIndexRoutes],
  messages: searchIndexMessages,
  text: { people: ['search_dead_letters.error'], tables: ['search_audits', 'search_reindex_requests'] },
});
