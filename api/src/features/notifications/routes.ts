import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { presentNotification } from './present.ts';
import { deleteNotification, markRead, notificationsOf, unreadCountOf } from './queries.ts';

const PAGE_SIZE = 20;

export const notificationRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.listNotifications, async ({ caller, query, request }) => {
    const size = query.limit ?? PAGE_SIZE;
    const [rows, unreadCount] = await Promise.all([
      notificationsOf(db, caller.id, { read: query.read, after: query.after, limit: size + 1 }),
      unreadCountOf(db, caller.id),
    ]);
    const shown = rows.slice(0, size);
    return {
      notifications: shown.map((row) => presentNotification(row, request.lang)),
      unreadCount,
      next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    };
  });
  serve(app, contract.readNotification, async ({ caller, params }) => {
    if ((await markRead(db, caller.id, params.id)) === 0) throw new AppError('notification_not_found', 404);
    return {};
  });
  serve(app, contract.readAllNotifications, async ({ caller }) => {
    await markRead(db, caller.id);
    return {};
  });
  serve(app, contract.deleteNotification, async ({ caller, params }) => {
    if ((await deleteNotification(db, caller.id, params.id)) === 0) throw new AppError('notification_not_found', 404);
    return {};
  });
};
