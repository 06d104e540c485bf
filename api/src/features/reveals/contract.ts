import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';

export const revealContact = endpoint({
  method: 'POST',
  path: '/listings/:id/contact',
  access: 'user',
  tag: 'reveals',
  summary:
    'The number behind a public listing, for those whose e-mail or telephone is proven; 40 listings per person and day, from the eleventh on with growing pauses (`data.seconds` of 429 `reveal_paused`)',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({
    /** E.164. */
    phone: z.string(),
    /** A chat that begins with the listing's code; null for numbers that are no mobile. */
    whatsapp: z.string().nullable(),
  }),
  errors: [
    'contact_listing_not_found',
    'contact_not_allowed',
    'contact_unavailable',
    'proof_needed',
    'reveal_paused',
    'too_many_requests',
    'account_stopped',
  ],
});
