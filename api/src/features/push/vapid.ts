import { importJWK, SignJWT } from 'jose';

/** Push services refuse more than a day (RFC 8292, 2). */
const HOURS = 12;
const RENEWED_AFTER_MS = (HOURS * 3_600_000) / 2;

type Site = { publicKey: string; privateKey: string; subject: string };
const headers = new Map<string, { header: Promise<string>; madeAt: number }>();

/** What says to a push service that it is this site that sends (RFC 8292); the services are few, and each hears the same for hours. */
export function vapidHeader(site: Site, endpoint: string): Promise<string> {
  const { origin } = new URL(endpoint);
  const key = `${origin} ${site.publicKey} ${site.subject}`;
  const known = headers.get(key);
  if (known && Date.now() - known.madeAt < RENEWED_AFTER_MS) return known.header;
  const header = makeHeader(site, origin);
  headers.set(key, { header, madeAt: Date.now() });
  return header;
}

async function makeHeader({ publicKey, privateKey, subject }: Site, origin: string): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(origin)
    .setSubject(subject)
    .setExpirationTime(`${HOURS}h`)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
