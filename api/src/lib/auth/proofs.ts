import type { Db } from '@diyar/db';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, ProofWays } from '../endpoint.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './access-tokens.ts';
import type { LiveSession } from './live-session.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Carries the proof beside the access token: whoever stole the one has not the other. */
export const PROOF_HEADER = 'x-proof';
/** `person`: all that the account asks for at the door; `code`: the second factor alone. */
export type ProofKind = 'person' | 'code';
export const PROOF_MINUTES: Record<ProofKind, number> = { person: 10, code: 15 };

/** @returns the proof's secret, good for this session alone */
export async function newProof(db: Db, sessionId: string, kind: ProofKind): Promise<string> {
  const secret = newSecret();
  await db('session_proofs').insert({
    token_hash: hashSecret(secret),
    session_id: sessionId,
    kind,
    expires_at: db.raw(`app_now() + ? * interval '1 minute'`, [PROOF_MINUTES[kind]]),
  });
  return secret;
}

/** After a password or a second factor changed: what was proved with the old ones is worth nothing. */
export const forgetProofs = (db: Db, userId: string): Promise<number> =>
  db('session_proofs')
    .whereIn('session_id', db('sessions').where({ user_id: userId }).select('id'))
    .delete();

/**
 * Lets a request pass whose person was asked for a moment ago, in this session: `fresh` for the person, `code` for the second
 * factor, which a proof of the person holds where the account has one.
 * @throws AppError proof_required (403) with the ways there are
 */
export async function assertProof(
  request: FastifyRequest,
  wanted: NonNullable<Endpoint['proof']>,
  { sessionId }: Caller,
  session: LiveSession,
): Promise<void> {
  const { db, config } = request.server.deps;
  const given = request.headers[PROOF_HEADER];
  const known =
    typeof given === 'string' &&
    (await db('session_proofs')
      .where({ token_hash: hashSecret(given), session_id: sessionId })
      .where('expires_at', '>', db.raw('app_now()'))
      .first('kind'));
  if (known && isEnough(wanted, known.kind, session)) return;
  const isPersonAsked = wanted === 'fresh';
  const ways: ProofWays = {
    password: isPersonAsked && session.has_password,
    mail: isPersonAsked && session.has_email,
    google: isPersonAsked && session.has_google && config.google !== undefined,
    secondFactor: session.asks_second_factor,
  };
  throw new AppError('proof_required', 403).with(ways);
}

const isEnough = (
  wanted: NonNullable<Endpoint['proof']>,
  kind: string,
  { asks_second_factor }: LiveSession,
): boolean => (wanted === 'fresh' ? kind === 'person' : kind === 'code' || asks_second_factor);
