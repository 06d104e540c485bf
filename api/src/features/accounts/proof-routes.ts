import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { enqueue } from '#jobs/enqueue.ts';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { PROOF_MINUTES, type ProofKind } from '#lib/auth/proofs.ts';
import { countMailAttempt } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import type { GoogleIdentity } from './google-token.ts';
import { inPasswordLane } from './password-lanes.ts';
import { provePerson, proveSecondFactor } from './prove-person.ts';
import { addressOf } from './users.ts';

type ReadGoogle = (token: string) => Promise<GoogleIdentity>;

/** Asking who sits there once more, before anything changes how the account is opened. */
export const proofRoutes: FastifyPluginAsync<{ readGoogle: ReadGoogle }> = async (app, { readGoogle }) => {
  const { db, config } = app.deps;

  serve(app, contract.provePerson, async ({ body, caller, request }) => {
    const kind = kindOf(body);
    const proof = await (kind === 'code'
      ? proveCode(caller, body.code)
      : prove(caller, body).catch(asOfSomebodySignedIn));
    request.log.info({ userId: caller.id, kind }, 'person proved');
    return { proof, expiresIn: PROOF_MINUTES[kind] * 60 };
  });

  serve(app, contract.sendProofCode, async ({ caller, request }) => {
    const email = await addressOf(db, caller.id);
    if (!email) throw new AppError('unauthorized', 401);
    await countMailAttempt(db, config, email, request.ip);
    await enqueue(db, 'mail', { kind: 'proof_code', userId: caller.id, sessionId: caller.sessionId });
    return {};
  });

  const proveCode = (caller: Caller, code?: string) => proveSecondFactor(db, config.auth.secrets, caller, code);

  async function prove(caller: Caller, { googleToken, ...shown }: z.output<typeof contract.ProofForm>) {
    const google = googleToken === undefined ? undefined : await readGoogle(googleToken);
    const work = () => provePerson(db, config.auth.secrets, caller, { ...shown, google });
    return shown.password === undefined ? work() : inPasswordLane(work);
  }
};

const kindOf = ({ password, mailCode, googleToken }: z.output<typeof contract.ProofForm>): ProofKind =>
  (password ?? mailCode ?? googleToken) === undefined ? 'code' : 'person';

/** The client would take a 401 for its own token's end, renew that and send Google's once more. */
function asOfSomebodySignedIn(error: unknown): never {
  const isGoogles = error instanceof AppError && error.code === 'google_invalid_token';
  throw isGoogles ? new AppError(error.code, 400) : error;
}
