import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { AppError } from '#lib/errors.ts';

type Google = NonNullable<Config['google']>;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().transform((email) => email.toLowerCase()),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  nonce: z.string().min(20).max(200),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  hd: z.string().optional(),
});

export interface GoogleIdentity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  nonce: string;
  /** Google runs the mailbox itself, so that it knows whose it is; elsewhere it has only sent a mail once. */
  isAuthoritative: boolean;
}

/** Checks ID tokens against the provider's published keys, which are fetched when needed and kept. */
export function googleTokens({ clientId, issuer, jwksUrl }: Google) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  // Google signs with and without the scheme (its own documentation names both).
  const issuers = issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
  return {
    /** @throws AppError google_invalid_token (401), google_email_unverified (403) */
    async read(token: string): Promise<GoogleIdentity> {
      const claims = await verified(token);
      if (!claims.email_verified) throw new AppError('google_email_unverified', 403);
      const [first = '', ...rest] = (claims.name ?? '').trim().split(/\s+/);
      return {
        subject: claims.sub,
        email: claims.email,
        firstName: nameOr(claims.given_name ?? first, claims.email.split('@')[0] ?? ''),
        lastName: nameOr(claims.family_name ?? rest.join(' '), '-'),
        nonce: claims.nonce,
        isAuthoritative: claims.email.endsWith('@gmail.com') || claims.hd !== undefined,
      };
    },
  };

  async function verified(token: string): Promise<z.output<typeof Claims>> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        audience: clientId,
        issuer: issuers,
        algorithms: ['RS256'],
        maxTokenAge: '10m',
        clockTolerance: 30,
        requiredClaims: ['exp', 'sub'],
      });
      return Claims.parse(payload);
    } catch {
      throw new AppError('google_invalid_token', 401);
    }
  }
}

const nameOr = (name: string, fallback: string) => name.trim().slice(0, 100) || fallback.slice(0, 100) || '-';
