import { inSection, office, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listings/:id/sheet': inSection('properties'),
  'GET /listings/:id/share-picture': inSection('properties'),
  'GET /offices/my-office/sheet': office,
  'GET /offices/my-office/share-picture': office,
};
