import { importJWK, SignJWT } from 'jose';

/** Push services refuse more than a day (RFC 8292, 2). */
const HOURS = 12;

/** What says to a push service that it is this site that sends (RFC 8292). */
export async function vapidHeader(
  { publicKey, privateKey, subject }: { publicKey: string; privateKey: string; subject: string },
  endpoint: string,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(`${HOURS}h`)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
