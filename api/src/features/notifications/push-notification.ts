import type { JobHelpers } from 'graphile-worker';
import type { JobDeps } from '#jobs/job-deps.ts';
import { KEPT_SECONDS, liveDevice, sendPush } from '../push/index.ts';
import { presentNotification } from './present.ts';
import { notificationForPush } from './queries.ts';
import { pushOf } from './words.ts';

/** The first, and one more when the service is unwell (spec, section 9). */
export const PUSH_TRIES = 2;
/** Characters of a sentence; two of Arabic are four bytes, and a message has 3,993. */
const MOST = { title: 150, body: 500 };

export interface PushOrder {
  notificationId: string;
  deviceId: string;
}

/**
 * The message of a notification to one device. Not of one that was read or deleted meanwhile, is not wanted, or is so old that its
 * reader has seen the bell. A push that fails is told to nobody: the bell has it.
 */
export async function pushNotification(deps: JobDeps, order: PushOrder, { job, logger }: JobHelpers): Promise<void> {
  const device = await liveDevice(deps.db, order.deviceId);
  const row = device && (await notificationForPush(deps.db, order.notificationId, device.userId, KEPT_SECONDS));
  if (!row) return;
  const preference = pushOf(row.kind);
  if (!preference) return;
  if (preference !== 'always' && row.notification_preferences[preference]?.push === false) return;
  const lang = device.language;
  const noted = presentNotification(row, lang);
  const outcome = await sendPush(deps, device, {
    ...pushMessageOf(noted),
    url: noted.url ?? '/dashboard/notifications',
    // A topic has 32 characters at most.
    tag: row.id.replaceAll('-', ''),
    lang,
  });
  if (outcome === 'again' && job.attempts < PUSH_TRIES) throw new Error('the push service is unwell');
  if (outcome === 'again' || outcome === 'refused') logger.warn(`push was not taken: ${outcome}`);
}

export const pushMessageOf = ({ title, content }: ReturnType<typeof presentNotification>) => ({
  title: shortened(title, MOST.title),
  body: shortened(content ?? '', MOST.body),
});

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
