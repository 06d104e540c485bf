import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAdministrator } from '../../../api/src/features/accounts/create-administrator.ts';
import { connect } from '../../../db/src/index.ts';
import { LOADER } from '../../../scripts/lib/loader.ts';
import { newDigits } from './people.ts';

export type Administrator = { email: string; password: string; codes: string[] };

const AUTH_SECRET = process.env.AUTH_SECRET ?? 'a secret of tests, long enough for nobody';
const databaseUrl = () => process.env.E2E_DATABASE_OWNER_URL ?? process.env.DATABASE_URL ?? '';
const newEmail = () => `admin${newDigits()}@diyar.test`;

/** Its recovery codes stand in for an authenticator. */
export async function anAdministrator(): Promise<Administrator> {
  const db = connect(databaseUrl(), { name: 'e2e', max: 1 });
  try {
    const names = { firstName: 'مدير', lastName: 'الموقع' };
    const asked = { authSecret: AUTH_SECRET, email: newEmail(), issuer: 'Diyar', ...names };
    const { email, password, recoveryCodes } = await createAdministrator(db, asked);
    return { email, password, codes: [...recoveryCodes] };
  } finally {
    await db.destroy();
  }
}

/** Made by the command, as an operator makes the first one. */
export async function anAdministratorByCommand(): Promise<Administrator> {
  const email = newEmail();
  const command = [...LOADER, 'api/src/cli/admin-create.ts', '--email', email];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: new URL('../../..', import.meta.url).pathname,
    env: { ...process.env, AUTH_SECRET, DATABASE_URL: databaseUrl() },
  });
  const password = /^ *password +(\S+)$/m.exec(stdout)?.[1] ?? '';
  const codes = stdout.match(/\b[a-z0-9]{5}-[a-z0-9]{5}\b/g) ?? [];
  return { email, password, codes };
}

/** Signs the page's browser in, second factor and all; what follows starts from its cookies. */
export async function signInAs(page: Page, { email, password, codes }: Administrator): Promise<void> {
  const reply = await page.request.post(`${new URL(page.url()).origin}/api/auth/login`, {
    headers: { 'x-session': 'cookie' },
    data: { email, password, code: codes.pop() },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
