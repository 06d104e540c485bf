import { admin, office, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /offices/my-office/team': office,
  'POST /offices/my-office/invitations': office,
  'POST /offices/my-office/invitations/:id/resend': office,
  'DELETE /offices/my-office/invitations/:id': office,
  'PUT /offices/my-office/team/:userId': office,
  'PUT /offices/my-office/team/:userId/boost-allowance': office,
  'DELETE /offices/my-office/team/:userId': office,
  'POST /offices/my-office/team/:userId/take-over': office,
  'POST /offices/my-office/leave': office,
  'PUT /offices/my-office/owner': office,
  'PUT /admin/offices/:id/owner': admin('offices'),
  'POST /admin/offices/:id/close': admin('offices'),
  'POST /office-invitations/view': open,
};
