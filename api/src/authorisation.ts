import { administrationAreas } from './authorisation/administration.ts';
import { listingsAreas } from './authorisation/listings.ts';
import { moneyAreas } from './authorisation/money.ts';
import { officesAreas } from './authorisation/offices.ts';
import { peopleAreas } from './authorisation/people.ts';
import { publicAreas } from './authorisation/public.ts';
import { type Areas, open } from './authorisation/rows.ts';

export type { Column, Row } from './authorisation/rows.ts';

/**
 * Who may call what, written down a second time and by hand (acceptance S1): authorisation.test.ts holds the routes against
 * it, and fails for a route without a row. A new route gets its row in its area's file, in the column of those who should
 * reach it.
 */
export const AUTHORISATION: Areas = {
  ...publicAreas,
  ...peopleAreas,
  ...officesAreas,
  ...moneyAreas,
  ...listingsAreas,
  ...administrationAreas,
  // Ends the callers' sessions, so it is asked last.
  'the way out': { 'POST /auth/logout': open },
};
