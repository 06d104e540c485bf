import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newDigits, PASSWORD } from './people.ts';

export type Member = { email: string; phone: string };

/** Opens an account and signs the page's browser in with it, as the form would; what follows starts from its cookies. */
export async function signUp(page: Page, lang: 'ar' | 'en'): Promise<Member> {
  const digits = newDigits();
  const member = { email: `rima${digits}@diyar.test`, phone: `09${digits}` };
  const names = lang === 'ar' ? { firstName: 'ريما', lastName: 'الحسن' } : { firstName: 'Rima', lastName: 'Hasan' };
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
  const reply = await page.request.post(`${new URL(page.url()).origin}/api/auth/register`, {
    headers: { 'x-session': 'cookie', 'accept-language': lang },
    data: { ...member, ...names, ...secrets, acceptTerms: true, accountType: 'personal' },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return member;
}

/** Signs the page's browser in again: what the account may do has changed. */
export async function signIn(page: Page, { email }: Member): Promise<void> {
  const reply = await page.request.post(`${new URL(page.url()).origin}/api/auth/login`, {
    headers: { 'x-session': 'cookie' },
    data: { email, password: PASSWORD },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Another device of the same member, as the list of sessions will call it: `Firefox 140, Android`. */
export async function anotherDevice(site: string, { email }: Member): Promise<void> {
  const reply = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(reply.status).toBe(200);
}
