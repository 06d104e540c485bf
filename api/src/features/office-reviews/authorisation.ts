import { admin, office, open, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/office-reviews': admin('reports-queue'),
  'POST /admin/office-reviews/:id/decide': admin('reports-queue'),
  'PUT /offices/my-office/reviews/:id/answer': office,
  'GET /offices/:id/reviews/mine': user,
  'PUT /offices/:id/reviews/mine': user,
  'DELETE /offices/:id/reviews/mine': user,
  'POST /office-reviews/:id/report': user,
  'GET /offices/:id/reviews': open,
};
