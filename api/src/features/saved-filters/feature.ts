import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { savedFilterRoutes } from './routes.ts';

const savedFilterMessages = {
  too_many_filters: {
    status: 409,
    ar: 'حفظت 20 فلترًا لهذه القائمة. احذف واحدًا لا تستعمله.',
    en: 'You have saved 20 filters for this list. Delete one you don’t use.',
  },
} satisfies Messages;

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
