import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '#config.ts';
import { KEPT_SECONDS, LONGEST_MS, type PushMessage, type Sent } from './message.ts';

type Firebase = NonNullable<NonNullable<Config['push']>['firebase']>;

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Google gives a token for an hour; one that ends within so long is not begun with. */
const RENEWED_BEFORE_MS = 5 * 60_000;

interface Access {
  token: string;
  endsAt: number;
}
const accesses = new Map<string, Promise<Access>>();

/** Hands one message to Firebase, which knows the browser by its token (FCM HTTP v1). */
export async function sendByFirebase(firebase: Firebase, token: string, message: PushMessage): Promise<Sent> {
  const access = await accessOf(firebase).catch(() => undefined);
  if (!access) return 'again';
  const { tag, ...words } = message;
  const answer = await fetch(`${firebase.sendUrl}/v1/projects/${firebase.projectId}/messages:send`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: {
        token,
        // The worker shows it in its reader's direction: a `notification` of Firebase's own would be shown beside it.
        data: { ...words, tag },
        webpush: { headers: { TTL: String(KEPT_SECONDS), Urgency: 'normal', Topic: tag } },
      },
    }),
  }).catch(() => undefined);
  if (!answer) return 'again';
  const text = await answer.text().catch(() => '');
  if (answer.status === 401) accesses.delete(firebase.clientEmail);
  return outcomeOf(answer.status, text);
}

/** Firebase says 404 of a token it has forgotten, and of a project that is not there: that one forgets nobody. */
function outcomeOf(status: number, text: string): Sent {
  if (status >= 200 && status < 300) return 'sent';
  if (status >= 500 || status === 429 || status === 401) return 'again';
  return text.includes('"UNREGISTERED"') ? 'gone' : 'refused';
}

/** A single request for all that are sent within an hour; a failed one is asked again by the next. */
async function accessOf(firebase: Firebase): Promise<Access> {
  const { clientEmail } = firebase;
  const known = accesses.get(clientEmail);
  if (known && (await known).endsAt - Date.now() > RENEWED_BEFORE_MS) return known;
  // Another may have asked while this one waited.
  const latest = accesses.get(clientEmail);
  if (latest && latest !== known) return latest;
  const asked = askForAccess(firebase);
  accesses.set(clientEmail, asked);
  asked.catch(() => accesses.get(clientEmail) === asked && accesses.delete(clientEmail));
  return asked;
}

/** A service account's signed word for an access token (RFC 7523). */
async function askForAccess({ clientEmail, privateKey, tokenUrl }: Firebase): Promise<Access> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, 'RS256'));
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
  });
  const { access_token: token, expires_in: seconds } = await answer.json();
  if (!answer.ok || typeof token !== 'string') throw new Error(`Google gave no access: ${answer.status}`);
  return { token, endsAt: Date.now() + Number(seconds) * 1_000 };
}
