import type { JobHelpers } from 'graphile-worker';
import type { JobDeps } from '#jobs/job-deps.ts';
import { type Push, pushAll, visitorDevices } from '../push/index.ts';

export interface VisitorPush {
  announcementId: string;
  deviceId: string;
}

/** Announcements to devices without an account; one that was stopped meanwhile is not sent. */
export async function pushToVisitors(deps: JobDeps, orders: readonly VisitorPush[], helpers: JobHelpers) {
  const announcementIds = orders.map(({ announcementId }) => announcementId);
  const [devices, rows] = await Promise.all([
    visitorDevices(
      deps.db,
      orders.map(({ deviceId }) => deviceId),
    ),
    deps.db('announcements').whereIn('id', announcementIds).where({ stopped_at: null }),
  ]);
  const pushes = orders.map(({ announcementId, deviceId }): Push | undefined => {
    const device = devices.get(deviceId);
    const row = rows.find(({ id }) => id === announcementId);
    if (!device || !row) return undefined;
    const lang = device.language;
    const [title, body] = lang === 'ar' ? [row.title_ar, row.text_ar] : [row.title_en, row.text_en];
    return { device, id: row.id, message: { title, body, url: row.url ?? '/', lang } };
  });
  return pushAll(deps, pushes, helpers);
}
