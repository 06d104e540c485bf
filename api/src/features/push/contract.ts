import { z } from 'zod';
import { endpoint, Lang } from '#lib/endpoint.ts';

const Nothing = z.object({});

/** A browser's subscription as `PushSubscription.toJSON()` writes it; keys are base64url of 65 and 16 bytes (RFC 8291). */
export const Subscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  /** Of the words that this device gets. */
  language: Lang,
  /** Its name at Firebase, where the site uses that and the browser could be registered there. */
  firebaseToken: z
    .string()
    .max(1000)
    .regex(/^[!-~]+$/)
    .nullable()
    .default(null),
});

/** Keys that a browser is told before it subscribes; both null where the site does without. */
const PushSetup = z.object({
  publicKey: z.string().nullable(),
  /** For Firebase's own code in the page; none of it is secret. */
  firebase: z
    .object({ projectId: z.string(), apiKey: z.string(), appId: z.string(), messagingSenderId: z.string() })
    .nullable(),
});

const shared = { path: '/notifications/push', access: 'notifications', tag: 'push' } as const;

export const readPush = endpoint({
  ...shared,
  method: 'GET',
  summary: 'The key to subscribe with, and the project at Firebase; null where push, or Firebase, is not set up',
  data: PushSetup,
});
export const startPush = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Notifications of this device: the session’s subscription, in place of its former one',
  body: Subscription,
  data: Nothing,
  errors: ['push_not_set_up', 'push_service_unknown', 'push_key_invalid', 'unauthorized'],
});
export const stopPush = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'No more notifications on this device',
  data: Nothing,
});

const visitor = { path: '/visitors/push', access: 'public', tag: 'push' } as const;

export const readVisitorPush = endpoint({
  ...visitor,
  method: 'GET',
  summary: 'The same for a browser of nobody’s',
  data: PushSetup,
});
export const startVisitorPush = endpoint({
  ...visitor,
  method: 'PUT',
  summary: 'News of the site on a device without an account: the topics `all` and `not_registered`',
  body: Subscription,
  data: Nothing,
  errors: ['push_not_set_up', 'push_service_unknown', 'push_key_invalid', 'too_many_devices'],
});
export const stopVisitorPush = endpoint({
  ...visitor,
  method: 'POST',
  path: '/visitors/push/stop',
  summary: 'No more news on that device; whoever knows its address may say so',
  body: z.strictObject({ endpoint: Subscription.shape.endpoint }),
  data: Nothing,
});
