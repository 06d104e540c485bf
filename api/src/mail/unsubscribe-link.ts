import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Secrets } from '#lib/auth/secrets.ts';

const signatureOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${subject}`).digest('base64url');

/** Good for one stream of mails and nothing else, for as long as it is there: an old mail's link still ends it. */
export const unsubscribeToken = (secret: string, subject: string): string =>
  `${subject}.${signatureOf(secret, subject)}`;

const TOKEN = /^([\w~-]+)\.([\w-]{43})$/;

/** @returns the stream that a token of ours names */
export function subjectOf(secrets: Secrets, token: string): string | undefined {
  const [, subject = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, subject));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? subject : undefined;
}

/** Accepts the body that mail programs send for a click (RFC 8058), `List-Unsubscribe=One-Click`; nothing is read from it. */
export function acceptOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
}
