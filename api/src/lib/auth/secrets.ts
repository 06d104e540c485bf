import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * Lets programs of the operator in, by `Authorization: Bearer KEY`.
 * @throws AppError not_found (404) where no key is set: the address does not exist; unauthorized (401) with another
 */
export function assertOperatorsKey({ headers }: FastifyRequest, key: string | null): void {
  if (key === null) throw new AppError('not_found', 404);
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(given, key)) throw new AppError('unauthorized', 401);
}

/** 256 random bits, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The digest kept of a random secret: enough to recognise it, useless to whoever reads the table. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret, 'utf8').digest();

/** Compares secrets of any length without telling by time how much of them agrees. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(hashSecret(one), hashSecret(other));

/**
 * The installation's secrets, newest first: all is signed and sealed with the first, and read with each (`AUTH_SECRET`,
 * `AUTH_SECRET_ALSO`), so that one can follow the other while both are about.
 */
export type Secrets = readonly [newest: string, ...others: string[]];

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'diyar', 'successor', 32));

/** Seals a text so that only the holder of `secret` can read it. */
export function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the secret is another one or the bytes were changed */
export function unseal(sealed: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** @returns what was sealed with either secret, and whether it was the newest; undefined where it was none of them */
export function unsealWithEither(sealed: Buffer, secrets: Secrets): { text: string; isOfNewest: boolean } | undefined {
  for (const [place, secret] of secrets.entries()) {
    try {
      return { text: unseal(sealed, secret), isOfNewest: place === 0 };
    } catch {}
  }
  return undefined;
}
