import type { Db } from '@diyar/db';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { lockLiveSession } from '#lib/auth/live-session.ts';
import { newProof } from '#lib/auth/proofs.ts';
import type { Secrets } from '#lib/auth/secrets.ts';
import { countCodeTry, isCodeOf, spendCodeToken } from '#lib/auth/six-digit-codes.ts';
import { AppError } from '#lib/errors.ts';
import { assertFresh, spendNonce } from './google-sign-in.ts';
import type { GoogleIdentity } from './google-token.ts';
import { provePassword } from './passwords.ts';
import { showSecondFactor } from './second-factor.ts';
import { type AccountRow, accountById } from './users.ts';

/** Evidence that the person behind a session shows: exactly one of the first three, and the second factor where there is one. */
interface Shown {
  password?: string;
  mailCode?: string;
  google?: GoogleIdentity | undefined;
  code?: string;
}
/** Uses up what is good once; false when another call was faster. */
type Spend = (trx: Db) => Promise<boolean>;

/**
 * Makes sure that the account's owner sits at a signed-in device. Nothing that is good once is used up before all of it is right.
 * @returns the proof's secret
 * @throws AppError wrong_password, proof_code_wrong, google_invalid_token, google_other_account, second_factor_needed,
 *   second_factor_wrong (400), unauthorized (401), login_throttled (429)
 */
export async function provePerson(db: Db, secrets: Secrets, { id, sessionId }: Caller, shown: Shown): Promise<string> {
  const account = await accountById(db, id);
  if (!account) throw new AppError('unauthorized', 401);
  const spend = await checkFirst(db, secrets, { account, sessionId, shown });
  if (account.totp_confirmed_at) await showSecondFactor(db, secrets, id, shown.code, 400);

  return db.transaction(async (trx) => {
    await trx('users').where({ id }).forNoKeyUpdate().first('id');
    await lockLiveSession(trx, sessionId);
    if (!(await spend(trx))) throw new AppError('proof_code_wrong', 400).on('mailCode');
    return newProof(trx, sessionId, 'person');
  });
}

/**
 * Makes sure that whoever holds the authenticator sits at a signed-in device.
 * @returns the proof's secret
 * @throws AppError second_factor_missing (409), second_factor_wrong (400), unauthorized (401), login_throttled (429)
 */
export async function proveSecondFactor(
  db: Db,
  secrets: Secrets,
  { id, sessionId }: Caller,
  code: string | undefined,
): Promise<string> {
  const account = await accountById(db, id);
  if (!account?.totp_confirmed_at) throw new AppError('second_factor_missing', 409);
  await showSecondFactor(db, secrets, id, code, 400);
  return db.transaction(async (trx) => {
    await trx('users').where({ id }).forNoKeyUpdate().first('id');
    await lockLiveSession(trx, sessionId);
    return newProof(trx, sessionId, 'code');
  });
}

const nothingToSpend: Spend = async () => true;

async function checkFirst(
  db: Db,
  secrets: Secrets,
  { account, sessionId, shown }: { account: AccountRow; sessionId: string; shown: Shown },
): Promise<Spend> {
  const { password, mailCode, google } = shown;
  if (mailCode !== undefined) return checkMailedCode(db, secrets, { userId: account.id, sessionId, mailCode });
  if (google) return checkGoogle(db, account, google);
  await provePassword(db, account, password, 'password');
  return nothingToSpend;
}

async function checkGoogle(db: Db, account: AccountRow, { subject, nonce }: GoogleIdentity): Promise<Spend> {
  if (account.google_subject !== subject) throw new AppError('google_other_account', 400);
  await assertFresh(db, nonce);
  return async (trx) => {
    await spendNonce(trx, nonce);
    return true;
  };
}

/** The code is good in the session that asked for it: a thief's request is of no use to the thief, nor to the owner elsewhere. */
async function checkMailedCode(
  db: Db,
  secrets: Secrets,
  { userId, sessionId, mailCode }: { userId: string; sessionId: string; mailCode: string },
): Promise<Spend> {
  const belongs = { sql: `t.payload->>'sessionId' = ?`, bindings: [sessionId] };
  const sent = await countCodeTry(db, { userId, purpose: 'prove_person', belongs });
  if (!sent || !isCodeOf(sent.payload.code ?? '', secrets, 'person', userId, mailCode)) {
    throw new AppError('proof_code_wrong', 400).on('mailCode');
  }
  return (trx) => spendCodeToken(trx, sent.token_hash);
}
