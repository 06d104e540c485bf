import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ACCOUNT_TYPES, type AccountType } from '#rules/sections.ts';
import { AppError } from '../errors.ts';
import type { Secrets } from './secrets.ts';

/** The caller. */
export interface Caller {
  id: string;
  sessionId: string;
  type: AccountType;
  /** An administrator whose second factor was shown in this session. */
  secondFactor: boolean;
  /** An administrator looks through this account's eyes: `sessionId` is the administrator's. */
  viewId?: string | undefined;
}

const AUDIENCE = 'diyar-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
/** Seconds. What a token says of its account (type, second factor) is that old at most; its session is looked up at each call. */
export const ACCESS_SECONDS = 300;

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ_: z.enum(ACCOUNT_TYPES),
  mfa: z.boolean(),
  view: z.uuid().optional(),
});

/** Short-lived bearer tokens of one issuer and its keys: no algorithm, audience or type but ours is accepted. */
export function accessTokens({ secrets, issuer }: { secrets: Secrets; issuer: string }) {
  // Imported once: as bytes it would be at each request.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const keyOf = (secret: string) =>
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify']);
  const [newest, ...others] = secrets;
  const newestKey = keyOf(newest);
  const otherKeys = others.map(keyOf);
  const verified = async (token: string, key: Promise<CryptoKey>) =>
    jwtVerify(token, await key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub'],
    });
  return {
    issue: async (caller: Caller, seconds = ACCESS_SECONDS): Promise<string> =>
      new SignJWT({ sid: caller.sessionId, typ_: caller.type, mfa: caller.secondFactor, view: caller.viewId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(caller.id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(await newestKey),

    /** @throws AppError unauthorized for anything but a valid, current token of ours */
    async read(token: string): Promise<Caller> {
      try {
        const { payload } = await Promise.any([newestKey, ...otherKeys].map((key) => verified(token, key)));
        const claims = Claims.parse(payload);
        const { sub: id, sid: sessionId, typ_: type, mfa: secondFactor, view: viewId } = claims;
        return { id, sessionId, type, secondFactor, ...(viewId && { viewId }) };
      } catch {
        throw new AppError('unauthorized', 401);
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof accessTokens>;
