import { admin, inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /placements': inSection('advertisements'),
  'POST /placements': inSection('advertisements'),
  'POST /placements/pictures': inSection('advertisements'),
  'GET /placements/:id': inSection('advertisements'),
  'PUT /placements/:id': inSection('advertisements'),
  'DELETE /placements/:id': inSection('advertisements'),
  'POST /placements/:id/pause': inSection('advertisements'),
  'POST /placements/:id/resume': inSection('advertisements'),
  'GET /placements/:id/analytics': inSection('advertisements'),
  'GET /admin/placements': admin('advertisements-review'),
  'POST /admin/placements/:id/approve': admin('advertisements-review'),
  'POST /admin/placements/:id/reject': admin('advertisements-review'),
  'GET /placements/display': open,
  'GET /placements/pricing': open,
  'GET /placements/sizes': open,
  'GET /placements/visit/:showing': open,
  'POST /placements/called': open,
  'POST /placements/seen': open,
};
