import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { LOADER } from '../../scripts/lib/loader.ts';
import { type Api, type ApiAnswer, dataOf } from './api-process.ts';

const ADMIN_CREATE = fileURLToPath(new URL('../../api/src/cli/admin-create.ts', import.meta.url));
const PASSWORD = 'Orontes!Bridge42';
/** Access tokens live for five minutes. */
const RENEW_MS = 3 * 60_000;

/** Somebody who stays signed in, however long the scenario is. */
export interface SignedIn {
  id: string;
  /** A token that is good now, for calls of another kind. */
  token(): Promise<string>;
  /** A new token, with what the account is by now. */
  renewed(): Promise<string>;
  call<T>(method: string, path: string, body?: object): Promise<ApiAnswer<T>>;
}
interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** @param path with `/api`. The call throws when the answer is no success. */
function staysSignedIn(api: Api, id: string, first: Tokens): SignedIn {
  let tokens = first;
  let renewed = performance.now();
  async function renew(): Promise<string> {
    renewed = performance.now();
    const { refreshToken } = tokens;
    const call = { method: 'POST', body: { refreshToken } };
    tokens = dataOf(await api.call<{ tokens: Tokens }>('/api/auth/refresh-token', call)).tokens;
    return tokens.accessToken;
  }
  const token = async () => (performance.now() - renewed > RENEW_MS ? renew() : tokens.accessToken);
  return {
    id,
    token,
    renewed: renew,
    async call<T>(method: string, path: string, body?: object) {
      const answer = await api.call<T>(path, { method, token: await token(), body });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
      return answer;
    },
  };
}

async function logIn(api: Api, body: object): Promise<SignedIn> {
  const answer = await api.call<{ user: { id: string }; tokens: Tokens }>('/api/auth/login', { method: 'POST', body });
  const { user, tokens } = dataOf(answer);
  return staysSignedIn(api, user.id, tokens);
}

/** Opens a personal account at the front door. */
export async function aMember(api: Api): Promise<SignedIn> {
  return logIn(api, await register(api));
}

/** A member who was made the manager of a new office, and signed in after that. */
export async function anOfficeManager(api: Api, db: pg.Pool): Promise<SignedIn> {
  const { email, password } = await register(api);
  await db.query(
    `with manager as (update users set account_type = 'office' where email = $1 returning id),
       office as (insert into offices (slug, name_ar, name_en, city_id)
         select 'load-' || left(md5($1), 12), 'مكتب القياس', 'Load Office', (select id from locations where kind = 'city' limit 1)
         returning id)
     insert into office_members (office_id, user_id, role) select office.id, manager.id, 'owner' from office, manager`,
    [email],
  );
  return logIn(api, { email, password });
}

async function register(api: Api): Promise<{ email: string; password: string }> {
  const email = `${randomUUID().slice(0, 12)}@load.test`;
  const phone = `09${String(randomInt(1e8)).padStart(8, '0')}`;
  const person = { firstName: 'Load', lastName: 'Test', email, phone, accountType: 'personal', acceptTerms: true };
  const form = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
  const { status, json } = await api.call('/api/auth/register', { method: 'POST', body: form });
  if (status !== 201) throw new Error(`registering: ${status} ${JSON.stringify(json)}`);
  return { email, password: PASSWORD };
}

/** Made by the operator's command, signed in with a recovery code. */
export async function anAdministrator(api: Api, env: Record<string, string>): Promise<SignedIn> {
  const email = `${randomUUID().slice(0, 12)}@load.test`;
  const args = [...LOADER, ADMIN_CREATE, '--email', email];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...env } });
  const password = /^ *password +(\S+)$/m.exec(stdout)?.[1];
  const code = /\b[a-z0-9]{5}-[a-z0-9]{5}\b/.exec(stdout)?.[0];
  return logIn(api, { email, password, code });
}
