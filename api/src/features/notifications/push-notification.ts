import type { JobHelpers } from 'graphile-worker';
import type { JobDeps } from '#jobs/job-deps.ts';
import { KEPT_SECONDS, liveDevices, type Push, pushAll } from '../push/index.ts';
import { presentNotification } from './present.ts';
import { notificationsForPush } from './queries.ts';
import { pushedAs } from './words.ts';

/** Characters of a sentence; two of Arabic are four bytes, and a message has 3,993. */
const MOST = { title: 150, body: 500 };

export interface PushOrder {
  notificationId: string;
  deviceId: string;
}

/**
 * Messages of notifications to devices. None of one that was read or deleted meanwhile, is not wanted, or is so old that its reader has
 * seen the bell.
 */
export async function pushNotifications(deps: JobDeps, orders: readonly PushOrder[], helpers: JobHelpers) {
  const [devices, rows] = await Promise.all([
    liveDevices(
      deps.db,
      orders.map(({ deviceId }) => deviceId),
    ),
    notificationsForPush(
      deps.db,
      orders.map(({ notificationId }) => notificationId),
      KEPT_SECONDS,
    ),
  ]);
  const pushes = orders.map(({ notificationId, deviceId }): Push | undefined => {
    const [device, row] = [devices.get(deviceId), rows.get(notificationId)];
    if (!device || row?.user_id !== device.userId) return undefined;
    const kind = pushedAs(row.kind, row.notification_preferences);
    if (!kind) return undefined;
    const noted = presentNotification({ ...row, kind }, device.language);
    const url = noted.url ?? '/dashboard/notifications';
    return { device, id: row.id, message: { ...pushMessageOf(noted), url, lang: device.language } };
  });
  return pushAll(deps, pushes, helpers);
}

export const pushMessageOf = ({ title, content }: ReturnType<typeof presentNotification>) => ({
  title: shortened(title, MOST.title),
  body: shortened(content ?? '', MOST.body),
});

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
