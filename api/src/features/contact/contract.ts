import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';

export const CONTACT_TOPICS = ['question', 'listing', 'office', 'advertising', 'privacy', 'other'] as const;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'public',
  tag: 'contact',
  summary: 'A message to the operator, stored and mailed; five per quarter of an hour and address, forty per day',
  body: z.strictObject({
    name: z.string().trim().min(2).max(100),
    email: z.email().max(254),
    topic: z.enum(CONTACT_TOPICS).default('question'),
    message: z.string().trim().min(10).max(4000),
    /** Nobody sees this field; whoever fills it in is a machine, and is thanked like everyone. */
    website: z.string().max(300).optional(),
  }),
  success: 201,
  data: z.object({ received: z.literal(true) }),
  errors: ['too_many_messages', 'too_many_messages_today'],
});
