import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newDigits } from './people.ts';

export type Administrator = { email: string; password: string; codes: string[] };

/** The first administrator is made by a command, as an operator does it; its recovery codes stand in for an authenticator. */
export async function anAdministrator(): Promise<Administrator> {
  const email = `admin${newDigits()}@diyar.test`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/cli/admin-create.ts', '--email', email],
    {
      cwd: new URL('../../..', import.meta.url).pathname,
      env: {
        ...process.env,
        AUTH_SECRET: process.env.AUTH_SECRET ?? 'a secret of tests, long enough for nobody',
        DATABASE_URL: process.env.E2E_DATABASE_OWNER_URL ?? process.env.DATABASE_URL,
      },
    },
  );
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
