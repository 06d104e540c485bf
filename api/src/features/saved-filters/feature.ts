import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { savedFilterMessages } from './messages.ts';
import { savedFilterRoutes } from './routes.ts';

export const savedFiltersFeature = feature({
  about: 'Filters of a desk, kept under a name',
  contract,
  authorisation: {
    'GET /users/filters': admin('users'),
    'POST /users/filters': admin('users'),
    'DELETE /users/filters/:id': admin('users'),
  },
  routes: [savedFilterRoutes],
  messages: savedFilterMessages,
  owned: ['saved_filters'],
  text: {
    tables: [
      // What administrators call filters of their lists; erased with the account.
      'saved_filters',
    ],
  },
  personal: [
    {
      what: '`saved_filters`',
      holds: 'filters an administrator keeps, with names',
      erased: 'erased',
      kept: 'while the account is open',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'an administrator’s own',
    },
  ],
});
