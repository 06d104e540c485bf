import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ACCOUNT_TYPES, type AccountType } from '../../rules/sections.ts';
import { AppError } from '../errors.ts';

/** Who calls. */
export interface Caller {
  id: string;
  sessionId: string;
  type: AccountType;
  /** An administrator whose second factor was shown in this session. */
  secondFactor: boolean;
}

const AUDIENCE = 'diyar-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
/** Seconds. What ends a session (logout, suspension, a new password) ends access after this at the latest. */
export const ACCESS_SECONDS = 300;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), typ_: z.enum(ACCOUNT_TYPES), mfa: z.boolean() });

/** Short-lived bearer tokens of one issuer and one key: no algorithm, audience or type but ours is accepted. */
export function accessTokens({ secret, issuer }: { secret: string; issuer: string }) {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (caller: Caller): Promise<string> =>
      new SignJWT({ sid: caller.sessionId, typ_: caller.type, mfa: caller.secondFactor })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(caller.id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_SECONDS}s`)
        .sign(key),

    /** @throws AppError unauthorized for anything but a valid, current token of ours */
    async read(token: string): Promise<Caller> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub'],
        });
        const claims = Claims.parse(payload);
        return { id: claims.sub, sessionId: claims.sid, type: claims.typ_, secondFactor: claims.mfa };
      } catch {
        throw new AppError('unauthorized', 401);
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof accessTokens>;
