import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

const Kind = z.object({
  /** As the code names it: `price_drop`. A kind of listing news comes twice, as a mail and as a push. */
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  mail: z.string().nullable(),
  push: z.string().nullable(),
});
const Message = z.object({
  /** A whole document, with styles of its own: shown in a frame. */
  mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(),
  push: z.object({ title: z.string(), body: z.string() }).nullable(),
});

const admin = { access: 'users', tag: 'mail-gallery', method: 'GET' } as const;

export const mailKinds = endpoint({
  ...admin,
  path: '/admin/mails',
  summary: 'Every kind of mail and push there is, and the preference each obeys',
  data: z.object({
    kinds: z.array(Kind),
    /** Addresses of accounts that mails come back from. */
    refusedAddresses: z.int(),
  }),
});
export const mailExample = endpoint({
  ...admin,
  path: '/admin/mails/:id',
  summary: 'A mail or a push as it looks in both languages, of example data',
  params: z.strictObject({ id: z.string().max(80) }),
  data: z.object({ ar: Message, en: Message }),
  errors: ['mail_kind_unknown'],
});
