import { z } from 'zod';
import { endpoint, flag, number } from '#lib/endpoint.ts';

export const Notification = z.object({
  id: z.uuid(),
  type: z.enum(['system', 'listing', 'lead', 'message', 'payment', 'credit', 'subscription', 'boost', 'other']),
  title: z.string(),
  content: z.string().nullable(),
  read: z.boolean(),
  createdAt: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where a click leads, below the site's own origin. */
  url: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Nothing = z.object({});
const params = z.strictObject({ id: z.uuid() });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'notifications',
  tag: 'notifications',
  summary: 'Newest first; `next` continues the list; `unreadCount` is of all',
  query: z.strictObject({ read: flag, after: z.uuid().optional(), limit: number(z.number().int().min(1).max(50)) }),
  data: z.object({ notifications: z.array(Notification), unreadCount: z.int(), next: z.uuid().nullable() }),
});
export const readNotification = endpoint({
  method: 'PUT',
  path: '/notifications/:id/read',
  access: 'notifications',
  tag: 'notifications',
  summary: 'Mark one as read',
  params,
  body: z.strictObject({}),
  data: Nothing,
  errors: ['notification_not_found'],
});
export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/notifications/read-all',
  access: 'notifications',
  tag: 'notifications',
  summary: 'Mark all as read',
  body: z.strictObject({}),
  data: Nothing,
});
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/notifications/:id',
  access: 'notifications',
  tag: 'notifications',
  summary: 'Remove one',
  params,
  data: Nothing,
  errors: ['notification_not_found'],
});

const mailed = {
  access: 'public',
  tag: 'notifications',
  query: z.strictObject({ token: z.string().max(200) }),
  /** `name` as the switches of Settings call the stream. */
  data: z.object({ name: z.string(), subscribed: z.boolean() }),
  errors: ['unsubscribe_link_invalid'],
} as const;

export const mailStream = endpoint({
  ...mailed,
  method: 'GET',
  path: '/notifications/stream',
  summary: 'A stream of mails that an unsubscribe link is about; changes nothing',
});
export const endMailStream = endpoint({
  ...mailed,
  method: 'POST',
  path: '/notifications/stream/unsubscribe',
  summary: 'No more mails of this stream (RFC 8058: mail programs call it with one click)',
});
export const resumeMailStream = endpoint({
  ...mailed,
  method: 'POST',
  path: '/notifications/stream/resubscribe',
  summary: 'Mails of this stream after all',
});
