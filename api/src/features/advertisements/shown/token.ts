import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#lib/auth/secrets.ts';

/** What was shown to whom; `id` makes it count once. */
export interface Shown {
  id: string;
  advertisementId: string;
  /** 24 hex digits, another one tomorrow (`visitorOf`). */
  visitor: string;
  /** The account that was signed in, whose own advertisements do not count. */
  userId: string | null;
  /** Milliseconds. */
  issuedAt: number;
}

const SIGNATURE_BYTES = 16;
const BODY_BYTES = 16 + 16 + 12 + 6 + 16;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** A page left open overnight counts no more; used tokens are remembered for longer. */
export const TOKEN_LASTS_MS = 12 * 3_600_000;

const sign = (body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('placement ').update(body).digest().subarray(0, SIGNATURE_BYTES);
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token of one showing, 110 characters. */
export function issueToken({ advertisementId, visitor, userId, issuedAt }: Omit<Shown, 'id'>, secret: string): string {
  const body = Buffer.alloc(BODY_BYTES);
  randomBytes(16).copy(body, 0);
  bytesOf(advertisementId).copy(body, 16);
  Buffer.from(visitor, 'hex').copy(body, 32);
  body.writeUIntBE(issuedAt, 44, 6);
  bytesOf(userId ?? NOBODY).copy(body, 50);
  return Buffer.concat([body, sign(body, secret)]).toString('base64url');
}

/** What a token of ours says; undefined for any other. Its age is the caller's to judge. */
export function readToken(token: string, secrets: Secrets): Shown | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES) return undefined;
  const body = bytes.subarray(0, BODY_BYTES);
  const signature = bytes.subarray(BODY_BYTES);
  if (!secrets.some((secret) => timingSafeEqual(signature, sign(body, secret)))) return undefined;
  const userId = uuidOf(body.subarray(50, 66));
  return {
    id: uuidOf(body.subarray(0, 16)),
    advertisementId: uuidOf(body.subarray(16, 32)),
    visitor: body.subarray(32, 44).toString('hex'),
    userId: userId === NOBODY ? null : userId,
    issuedAt: body.readUIntBE(44, 6),
  };
}
