import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

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

export const ContactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  language: z.enum(['ar', 'en']),
  /** The sender's plan had priority when it was written. */
  isPriority: z.boolean(),
  createdAt: z.string(),
  /** When it is to be answered at the latest. */
  answerBy: z.string(),
  isLate: z.boolean(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const desk = { access: 'reports-queue', tag: 'contact' } as const;
export const MESSAGE_STATES = ['open', 'answered'] as const;
export const contactMessages = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/messages',
  summary:
    'Messages that wait for an answer, those with priority first and of each the oldest; or those answered, newest first',
  query: z.strictObject({
    state: z.enum(MESSAGE_STATES).optional(),
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({ messages: z.array(ContactMessage), page: Page }),
});
export const answerMessage = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/messages/:id/answered',
  summary: 'Take a message from the queue: it was answered by mail',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({ answered: z.literal(true) }),
  errors: ['message_not_found', 'message_answered'],
});
