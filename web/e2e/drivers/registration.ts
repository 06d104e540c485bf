import type { Page } from 'playwright-core';
import type { Member } from './members.ts';
import { newDigits, PASSWORD } from './people.ts';

type Choices = {
  email?: string;
  /** What else the second step is asked to hold. */
  more?: () => Promise<unknown>;
};

/** Fills in both steps of the registration that is open, and sends it. */
export async function register(page: Page, { email, more = async () => {} }: Choices = {}): Promise<Member> {
  const digits = newDigits();
  const member = { email: email ?? `maha${digits}@diyar.test`, phone: `09${digits}` };
  // The log-in page that leads here asks for an e-mail, too.
  const form = page.locator('main form:has([name=confirmPassword])');
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  };
  const send = form.locator('button[type=submit]');
  await fill({ email: member.email, password: PASSWORD, confirmPassword: PASSWORD });
  await send.click();
  await fill({ firstName: 'مها', lastName: 'الحسن', phone: member.phone });
  await form.locator('[name=acceptTerms]').check({ force: true });
  await more();
  await send.click();
  return member;
}
