import { admin, inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/appeals': admin('listings-review'),
  'POST /admin/appeals/:id/decide': admin('listings-review'),
  'POST /listings/:id/appeal': inSection('properties'),
};
