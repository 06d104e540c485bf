import type { JobDeps } from '#jobs/job-deps.ts';
import { encryptFor } from './encrypt.ts';
import { sendByFirebase } from './firebase.ts';
import { KEPT_SECONDS, LONGEST_MS, type PushMessage, type Sent } from './message.ts';
import type { Device } from './queries.ts';
import { vapidHeader } from './vapid.ts';

/** Push services of the browsers: the only hosts that a subscription may name, however well it is formed. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const DOMAINS = ['.push.apple.com', '.notify.windows.com'];

/** `local`: a service of the test on this machine, in the clear. */
export function isPushService(endpoint: string, { local }: { local: boolean }): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (local && protocol === 'http:' && hostname === '127.0.0.1') return true;
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
  return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
}

type Push = NonNullable<JobDeps['config']['push']>;

/** Sends one message to one browser: by Firebase where both know each other, else to the browser's own service. */
export async function sendPush({ push }: JobDeps['config'], device: Device, message: PushMessage): Promise<Sent> {
  if (!push) return 'refused';
  const { firebase } = push;
  return firebase && device.firebaseToken !== null
    ? sendByFirebase(firebase, device.firebaseToken, message)
    : sendByStandard(push, device, message);
}

async function sendByStandard(push: Push, device: Device, message: PushMessage): Promise<Sent> {
  if (!isPushService(device.endpoint, push)) return 'refused';
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
