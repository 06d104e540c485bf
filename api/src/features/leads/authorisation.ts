import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /listings/:id/leads': inSection('leads'),
  'GET /leads': inSection('leads'),
  'GET /leads/:id': inSection('leads'),
  'PUT /leads/:id/read': inSection('leads'),
  'POST /leads/:id/messages': inSection('leads'),
  'PUT /leads/:id/status': inSection('leads'),
  'PUT /leads/:id/assignee': inSection('leads'),
  'POST /leads/:id/notes': inSection('leads'),
  'DELETE /leads/:id/notes/:noteId': inSection('leads'),
  'POST /offices/:id/contact': open,
};
