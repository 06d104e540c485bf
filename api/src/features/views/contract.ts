import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

export const viewListing = endpoint({
  method: 'POST',
  path: '/listings/:id/view',
  access: 'public',
  tag: 'listings',
  summary: 'Somebody has a listing on the screen: counted once per person and day',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
});
