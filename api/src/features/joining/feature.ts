import { office, user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { joiningRoutes } from './routes.ts';

export const joiningFeature = feature({
  about: 'Joining an office, and what becomes then of what somebody has for themselves',
  contract,
  authorisation: {
    'GET /office-invitations/holdings': user,
    'POST /office-invitations/accept': user,
    'POST /offices/my-office/invitations/:id/admit': office,
  },
  routes: [joiningRoutes],
});
