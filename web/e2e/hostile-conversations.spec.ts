import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, untilReady, withoutGraphics } from './drivers/browser.ts';
import { eventually } from './drivers/checks.ts';
import { approve, type Caller, callerOf, handIn } from './drivers/handed-in.ts';
import { CORPUS, watch } from './drivers/hostile.ts';
import { linkTo, mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { withoutNews } from './drivers/without-news.ts';

const ALL = CORPUS.join(' ');
const TRACE = 'alert(1)';

/** What people say to each other, keep and report, in every field that takes words: texts, wherever they are read. */
describe.runIf(process.env.E2E_URL)('conversations meant as code', () => {
  const lang = 'en';
  const { openPage, url } = aVisitor();
  const searchName = `${CORPUS[1]} ${CORPUS[2]}`.slice(0, 80);
  const wrongs: string[] = [];
  let owners: Page;
  let askers: Page;
  let desk: Page;
  let asker: Caller;
  let email: string;
  let listingId: string;
  let leadId: string;

  async function watched(): Promise<Page> {
    const { page } = await openPage(DOORSTEP, { lang });
    watch(page, wrongs);
    await withoutNews(page);
    return page;
  }
  /** Opens it and waits for the words themselves. */
  const read = async (page: Page, path: string) => {
    await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await page.locator('main').getByText(TRACE).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(wrongs).toEqual([]);
  };

  beforeAll(async () => {
    [owners, askers, desk] = [await watched(), await watched(), await watched()];
    await signUp(owners, lang);
    ({ email } = await signUp(askers, lang));
    await signInAs(desk, await anAdministrator());
    const owner = await callerOf(owners, lang);
    asker = await callerOf(askers, lang);

    const query = 'category=apartments&neighborhood=damascus.mezzeh&minPrice=61000&maxPrice=61999';
    await asker.call('POST', '/saved-searches', { name: searchName, query, frequency: 'instant' });
    listingId = await handIn(url(), owner, { price: 61_200 });
    await approve(await callerOf(desk, lang), listingId);
    const enquiry = { messageId: randomUUID(), name: 'سامر', message: ALL };
    ({ leadId } = await asker.call<{ leadId: string }>('POST', `/listings/${listingId}/leads`, enquiry));
    await owner.call('POST', `/leads/${leadId}/messages`, { id: randomUUID(), body: ALL, version: 1 });
    await owner.call('POST', `/leads/${leadId}/notes`, { id: randomUUID(), body: ALL });
    const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await asker.call('POST', `/leads/${leadId}/viewings`, { startsAt, note: ALL.slice(0, 300) });
    await asker.call('POST', `/listings/${listingId}/report`, { type: 'other', note: ALL.slice(0, 500) });
  });

  it('are texts for both sides: inbox, conversation, notes, viewings', async () => {
    await read(askers, '/dashboard/leads?box=sent');
    await read(askers, `/dashboard/leads/${leadId}`);
    await read(askers, '/dashboard/viewings');
    await read(owners, '/dashboard/leads');
    await read(owners, `/dashboard/leads/${leadId}`);
    await eventually(() => owners.locator('main aside').innerText()).toContain('<script>alert(1)</script>');
    await read(owners, '/dashboard/viewings');
    await owners.locator('main article').getByRole('button').nth(1).click();
    await eventually(() => owners.locator('[role=dialog] [name=note]').inputValue()).toContain(TRACE);
    expect(wrongs).toEqual([]);
  });

  it('are texts in saved searches, their notification, their mail and the page that stops it', async () => {
    await read(askers, '/dashboard/saved-searches');
    await askers.locator('main li').getByRole('button').first().click();
    await eventually(() => askers.locator('dialog[open] [name=name]').inputValue()).toBe(searchName);
    const { subject, html } = await mailTo(url(), email, new RegExp(listingId));
    expect(subject).toContain(searchName);
    await read(askers, '/dashboard/notifications');
    await read(askers, await linkTo(url(), email, '/alerts/unsubscribe'));

    const mailbox = await watched();
    await mailbox.goto('about:blank');
    await mailbox.setContent(html, { waitUntil: 'load' });
    await eventually(() => mailbox.locator('body').innerText()).toContain(TRACE);
    expect(wrongs).toEqual([]);
  });

  it('are texts in the report’s desk, and in the name a search is given', async () => {
    await desk.goto(`${url()}/dashboard/admin/reports-queue?open=${listingId}&lang=${lang}`);
    await desk.locator('[role=dialog]').getByText(TRACE).first().waitFor();

    const visitor = await watched();
    await withoutGraphics(visitor);
    await visitor.goto(`${url()}/properties?keywords=${encodeURIComponent(searchName)}&lang=${lang}`);
    await untilReady(visitor);
    await visitor.locator('main button[data-act=save-search]').click();
    await eventually(() => visitor.locator('dialog[open] [name=name]').inputValue()).toContain(TRACE);
    await visitor.waitForLoadState('networkidle');
    expect(wrongs).toEqual([]);
  });
});
