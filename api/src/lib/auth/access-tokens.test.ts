import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessTokens, type Caller } from './access-tokens.ts';

const secret = 'the secret of this test, 32 characters';
const issuer = 'https://diyar.test';
const tokens = accessTokens({ secrets: [secret], issuer });
const caller: Caller = { id: randomUUID(), sessionId: randomUUID(), type: 'regular', secondFactor: false };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  sub: caller.id,
  sid: caller.sessionId,
  typ_: 'regular',
  mfa: false,
  iss: issuer,
  aud: 'diyar-api',
  iat: now,
  exp: now + 300,
};
const made = (header: object, payload: object = claims, key = secret, hash = 'sha256') => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

describe('access tokens (S4)', () => {
  it('come back as who they were made for', async () => {
    expect(await tokens.read(await tokens.issue(caller))).toEqual(caller);
    expect(await tokens.read(made(HEADER))).toEqual(caller);
  });

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaText = `${encode({ ...HEADER, alg: 'RS256' })}.${encode(claims)}`;
  it.each([
    ['alg none', `${encode({ ...HEADER, alg: 'none' })}.${encode(claims)}.`],
    ['alg none, signed', made({ ...HEADER, alg: 'none' })],
    ['HS/RS swap', `${rsaText}.${sign('sha256', Buffer.from(rsaText), privateKey).toString('base64url')}`],
    ['another HMAC', made({ ...HEADER, alg: 'HS512' }, claims, secret, 'sha512')],
    ['another type', made({ ...HEADER, typ: 'JWT' })],
    ['no type', made({ alg: 'HS256' })],
    ['another audience', made(HEADER, { ...claims, aud: 'other' })],
    ['another issuer', made(HEADER, { ...claims, iss: 'https://other.test' })],
    ['expired', made(HEADER, { ...claims, exp: now - 1 })],
    ['no expiry', made(HEADER, { ...claims, exp: undefined })],
    ['another key', made(HEADER, claims, 'some other secret of 32 characters!!')],
    ['an unknown account type', made(HEADER, { ...claims, typ_: 'root' })],
    ['nonsense', 'a.b.c'],
  ])('are refused: %s', async (_name, token) => {
    await expect(tokens.read(token)).rejects.toMatchObject({ code: 'unauthorized', statusCode: 401 });
  });
});
