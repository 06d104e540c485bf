import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { accountViewRoutes } from './routes.ts';

export const accountViewsFeature = feature({
  about: 'Administrators who see the site as somebody else',
  contract,
  authorisation: {
    'POST /admin/users/:id/view-as': admin('users'),
    'DELETE /admin/users/:id/view-as': admin('users'),
  },
  routes: [accountViewRoutes],
  tables: ['account_views'],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a record of who looked at an account as its owner; it goes with the account',
    },
  ],
});
