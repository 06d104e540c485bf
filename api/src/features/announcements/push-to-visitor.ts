import type { JobHelpers } from 'graphile-worker';
import type { JobDeps } from '#jobs/job-deps.ts';
import { PUSH_TRIES } from '../notifications/index.ts';
import { sendPush, visitorDevice } from '../push/index.ts';

export interface VisitorPush {
  announcementId: string;
  deviceId: string;
}

/** An announcement to one device without an account; one that was stopped meanwhile is not sent. */
export async function pushToVisitor(
  deps: JobDeps,
  { announcementId, deviceId }: VisitorPush,
  { job, logger }: JobHelpers,
): Promise<void> {
  const device = await visitorDevice(deps.db, deviceId);
  const row = device && (await deps.db('announcements').where({ id: announcementId, stopped_at: null }).first());
  if (!device || !row) return;
  const lang = device.language;
  const outcome = await sendPush(deps, device, {
    title: lang === 'ar' ? row.title_ar : row.title_en,
    body: lang === 'ar' ? row.text_ar : row.text_en,
    url: row.url ?? '/',
    tag: row.id.replaceAll('-', ''),
    lang,
  });
  if (outcome === 'again' && job.attempts < PUSH_TRIES) throw new Error('the push service is unwell');
  if (outcome === 'again' || outcome === 'refused') logger.warn(`push was not taken: ${outcome}`);
}
