import { office, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /office-invitations/holdings': user,
  'POST /office-invitations/accept': user,
  'POST /offices/my-office/invitations/:id/admit': office,
};
