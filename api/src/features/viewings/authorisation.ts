import { inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /leads/:id/viewings': inSection('viewings'),
  'POST /leads/:id/viewings': inSection('viewings'),
  'GET /viewings': inSection('viewings'),
  'GET /viewings/route': inSection('viewings'),
  'PUT /viewings/:id/accept': inSection('viewings'),
  'PUT /viewings/:id/move': inSection('viewings'),
  'PUT /viewings/:id/complete': inSection('viewings'),
  'PUT /viewings/:id/cancel': inSection('viewings'),
  'GET /viewings/:id/calendar.ics': inSection('viewings'),
};
