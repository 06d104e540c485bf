import { inSection, type Rows } from '../../authorisation.ts';

export const authorisation: Rows = {
  'GET /users/listings/quota': inSection('properties'),
  'GET /users/quota': inSection('properties'),
};
