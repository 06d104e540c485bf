import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const Contact = z.object({
  /** E.164. */
  phone: z.string(),
  /** A chat that begins with what the caller asks about; null for numbers that are no mobile. */
  whatsapp: z.string().nullable(),
});
const Ref = z.strictObject({ id: z.uuid() });

/** Reasons to refuse any first reveal. */
const REFUSALS = [
  'contact_login_required',
  'proof_needed',
  'reveal_paused',
  'too_many_requests',
  'account_stopped',
] as const;

export const revealContact = endpoint({
  method: 'POST',
  path: '/listings/:id/contact',
  access: 'user',
  loginCode: 'contact_login_required',
  tag: 'reveals',
  summary:
    'The number behind a public listing, for those whose e-mail or telephone is proven; 40 numbers per person and day, from the eleventh on with growing pauses (`data.seconds` of 429 `reveal_paused`)',
  params: Ref,
  body: z.strictObject({}),
  data: Contact,
  errors: ['contact_listing_not_found', 'contact_not_allowed', 'contact_unavailable', ...REFUSALS],
});

export const revealOffice = endpoint({
  method: 'POST',
  path: '/offices/:id/reveal',
  access: 'user',
  loginCode: 'contact_login_required',
  tag: 'reveals',
  summary: 'The number of an approved office, under the limits of listings’ numbers and counted together with them',
  params: Ref,
  body: z.strictObject({}),
  data: Contact,
  errors: ['office_not_found', 'office_contact_unavailable', ...REFUSALS],
});
