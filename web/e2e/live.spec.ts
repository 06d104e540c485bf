import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { notify, suspend } from './drivers/notifications.ts';

/** An open tab of somebody who is stopped shows so by then, without a call of its own. */
const WITHIN_MS = 10_000;

// News needs the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL)('news of open pages', () => {
  const { openPage, url } = aVisitor();

  it('two tabs have one stream and one badge; the second goes on when the first is closed, and ends with its person', async () => {
    const { page: first, complaints } = await openPage(DOORSTEP, { lang: 'en' });
    const context = first.context();
    const open = new Set<Request>();
    const isStream = (request: Request) => request.url().endsWith('/api/live');
    context.on('request', (request) => isStream(request) && open.add(request));
    context.on('requestfailed', (request) => open.delete(request));
    context.on('requestfinished', (request) => open.delete(request));
    const { email } = await signUp(first, 'en');
    const second = await context.newPage();
    for (const page of [first, second]) await page.goto(`${url()}/dashboard/properties?lang=en`);
    await eventually(() => open.size).toBe(1);

    const bell = (page: Page) => page.locator('header button[aria-haspopup=dialog]');
    const both = async (count: string) => {
      for (const page of [first, second]) await eventually(() => bell(page).textContent()).toBe(count);
    };
    await both('');
    const polls: string[] = [];
    second.on('request', (request) => /\/api\/notifications\?/.test(request.url()) && polls.push(request.url()));
    await notify(email, 1);
    await both('1');
    // The first answer may have come late enough to say it before the news did.
    await eventually(() => polls.length).toBeGreaterThan(0);
    await bell(first).click();
    await first.getByRole('dialog').locator('li').first().getByRole('button').click();
    await both('');

    await first.close();
    // Requests of a closed page end unsaid.
    for (const request of open) if (request.frame().page() === first) open.delete(request);
    await notify(email, 2);
    await eventually(() => bell(second).textContent()).toBe('2');
    await eventually(() => open.size).toBe(1);

    await suspend(email, 'Complaints are being checked.');
    await second.waitForURL(/\/account\/restricted/, { timeout: WITHIN_MS });
    await eventually(() => second.locator('main dl').innerText()).toContain('Complaints are being checked.');
    await eventually(() => open.size).toBe(0);
    expect(complaints).toEqual([]);
  });
});
