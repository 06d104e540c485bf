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
