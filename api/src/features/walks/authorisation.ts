import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = { 'GET /walks': open };
