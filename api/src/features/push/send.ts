import type { JobDeps } from '#jobs/job-deps.ts';
import { encryptFor } from './encrypt.ts';
import type { Device } from './queries.ts';
import { isPushService } from './services.ts';
import { vapidHeader } from './vapid.ts';

const LONGEST_MS = 10_000;
/** Seconds a service keeps it for a device that is switched off: what is older is in the bell. */
export const KEPT_SECONDS = 86_400;

export interface PushMessage {
  title: string;
  body: string;
  /** Below the site's own origin. */
  url: string;
  /** A message of the same tag takes the place of the one before: what is sent twice is seen once. */
  tag: string;
  lang: 'ar' | 'en';
}

/** `again`: the service is unwell, and may take it later. */
export type Sent = 'sent' | 'gone' | 'refused' | 'again';

/** Posts one message to one browser's service. */
export async function sendPush({ push }: JobDeps['config'], device: Device, message: PushMessage): Promise<Sent> {
  if (!push || !isPushService(device.endpoint, push)) return 'refused';
  const body = encryptFor(device, Buffer.from(JSON.stringify(message)));
  const answer = await fetch(device.endpoint, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: {
      authorization: await vapidHeader(push, device.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
      topic: message.tag,
    },
    body: new Uint8Array(body),
  }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => {});
  return outcomeOf(answer?.status);
}

/** No status: no connection, or no answer in time. */
function outcomeOf(status: number | undefined): Sent {
  if (status === undefined || status >= 500 || status === 429) return 'again';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}
