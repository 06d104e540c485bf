import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { savedFilterMessages } from './messages.ts';
import { savedFilterRoutes } from './routes.ts';

export const savedFiltersFeature = feature({
  contract,
  routes: [savedFilterRoutes],
  messages: savedFilterMessages,
  owned: ['saved_filters'],
  text: {
    tables: [
      // What administrators call filters of their lists; erased with the account.
      'saved_filters',
    ],
  },
  answers: [{ to: ['person.*'], nothing: 'an administrator’s own' }],
});
