import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '@diyar/db';
import { decodeJwt } from 'jose';
import type { Config } from '#config.ts';
import { startSession } from '#features/accounts/sessions.ts';
import { accessTokens } from '#lib/auth/access-tokens.ts';
import { hashPassword } from '#lib/auth/passwords.ts';
import { newProof } from '#lib/auth/proofs.ts';
import { aUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Orontes!Bridge42';
let hashed: Promise<string> | undefined;

export const newEmail = () => `${randomUUID().slice(0, 12)}@mail.test`;
export const newPhone = () => `+9639${String(randomInt(1e8)).padStart(8, '0')}`;

/** Someone who can sign in with `PASSWORD`. */
export async function aPerson(db: Db, values: Record<string, unknown> = {}) {
  hashed ??= hashPassword(PASSWORD);
  const email = newEmail();
  const person = { email, phone: newPhone(), password_hash: await hashed, ...values };
  const { id } = await aUser(db, person);
  return { id, email: String(person.email), phone: person.phone };
}

/** As much of a site as a session is made with. */
type Site = { db: Db; config: { auth: Pick<Config['auth'], 'secrets'>; http: Pick<Config['http'], 'publicUrl'> } };

/** A person with a running session and a bearer token for it; administrators have shown their second factor. */
export async function signedIn(api: Site, values: Record<string, unknown> = {}) {
  const person = await aPerson(api.db, values);
  const type = (values.account_type ?? 'regular') as Type;
  return { ...person, type, ...(await signedInAgain(api, person.id, type)) };
}

type Type = 'regular' | 'office' | 'admin';

/** Another session of somebody who may have lost the first. */
export async function signedInAgain(api: Site, id: string, type: Type) {
  const device = { fingerprint: null, userAgent: 'test', ip: '127.0.0.1', isCookie: false };
  const session = await startSession(api.db, id, device, type === 'admin');
  const tokens = accessTokens({ secrets: api.config.auth.secrets, issuer: api.config.http.publicUrl });
  const token = await tokens.issue({
    id,
    sessionId: session.sessionId,
    type,
    secondFactor: type === 'admin',
  });
  return { ...session, token };
}

/** The same with a proven e-mail: may see numbers, and write to many. */
export const aMember = (api: Site, values: Record<string, unknown> = {}) =>
  signedIn(api, { email_verified_at: new Date(), ...values });

/** A fresh proof of the person behind a token. */
export async function proofOf(api: Pick<TestApp, 'call'>, token: string, shown: object = { password: PASSWORD }) {
  const { json } = await api.call('POST', '/auth/proof', { token, body: shown });
  if (!json.success) throw new Error(`no proof: ${json.code}`);
  return String(json.data.proof);
}

/** A proof that the second factor was shown in the session of a token; test administrators have no authenticator to show. */
export const codeProofOf = (api: Pick<TestApp, 'db'>, token: string): Promise<string> =>
  newProof(api.db, String(decodeJwt(token).sid), 'code');

export const registration = (values: Record<string, unknown> = {}) => ({
  firstName: 'ليلى',
  lastName: 'الخطيب',
  email: newEmail(),
  phone: newPhone().replace('+963', '0'),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
  accountType: 'personal',
  ...values,
});
