import { z } from 'zod';
import { endpoint, several } from '#lib/endpoint.ts';
import { AD_PLACE_NAMES } from '#rules/advertisements.ts';
import { AdPlace, AdSize } from '../advertisement.ts';

const tag = 'advertisements';
const Screen = z.enum(['web', 'mobile']);
export const ShownAd = z.object({
  place: AdPlace,
  /** The signed name of this showing, good for one view and one click. */
  showing: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  size: AdSize,
  image: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  /** The telephone number that a press leads to, instead of an address. */
  call: z.string().nullable(),
});
export type ShownAd = z.infer<typeof ShownAd>;
const Showing = z.string().min(20).max(200);

export const displayAds = endpoint({
  tag,
  method: 'GET',
  path: '/placements/display',
  access: 'public',
  summary: 'What to show in some places of a page now, each advertisement once; a place without one is left out',
  query: z.strictObject({ places: several(AdPlace, AD_PLACE_NAMES.length), screen: Screen.optional() }),
  data: z.object({
    items: z.array(ShownAd),
    /** Words above each, in the reader's language. */
    label: z.string(),
  }),
});
export const countView = endpoint({
  tag,
  method: 'POST',
  path: '/placements/seen',
  access: 'public',
  summary: 'Half of it was in view for a second',
  body: z.strictObject({ showing: Showing }),
  data: z.object({}),
});
export const countCall = endpoint({
  tag,
  method: 'POST',
  path: '/placements/called',
  access: 'public',
  summary: 'Its telephone number was pressed',
  body: z.strictObject({ showing: Showing }),
  data: z.object({}),
});
export const visitAd = endpoint({
  tag,
  method: 'GET',
  path: '/placements/visit/:showing',
  access: 'public',
  summary: 'Counts a click and leads to the stored address, and to no other; to the home page once it is gone',
  params: z.strictObject({ showing: Showing }),
  success: 302,
  data: z.unknown(),
  errors: ['advertisement_not_found'],
});
