import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { indexIsCurrent } from './drivers/listings.ts';
import { anAccount } from './drivers/people.ts';
import { toldLooks } from './drivers/stories.ts';

const NOTE = 'الصور لبيتي أنا <img src=x onerror=alert(1)>';
const WORDS = {
  ar: {
    dismiss: 'سليم',
    uphold: 'مخالف',
    dismissed: 'أُغلقت البلاغات والإعلان سليم',
    upheld: 'أُوقف الإعلان وأُغلقت بلاغاته',
  },
  en: {
    dismiss: 'Nothing wrong',
    uphold: 'Remove',
    dismissed: 'Reports closed, the listing stays',
    upheld: 'Listing suspended, its reports are closed',
  },
} as const;

// Reports need the API, which `npm test` starts beside the web.
const LOOKS = toldLooks([
  { lang: 'ar', device: 'phone', scheme: 'dark', page: 12 },
  { lang: 'en', device: 'desktop', scheme: 'light', page: 14 },
] as const);

describe.runIf(process.env.E2E_URL).each(LOOKS)('reports ($lang, $device)', ({ lang, device, scheme, page: from }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  /** By somebody new. */
  async function report(listing: { id: string } | undefined): Promise<{ id: string }> {
    if (!listing) throw new Error('the demo has too few listings');
    const { accessToken } = await anAccount(url(), lang);
    const reply = await fetch(`${url()}/api/listings/${listing.id}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ type: 'fake', note: NOTE }),
    });
    expect(reply.status).toBe(200);
    return listing;
  }

  it('shows what people wrote, and closes it either way', async () => {
    // Listings that no other test looks at first, asked for once: between two answers the list may move by one.
    await indexIsCurrent();
    const { items } = await ask<{ items: { id: string }[] }>(url(), `/listings/search?limit=10&page=${from}`, lang);
    const [fine, fake] = [await report(items[1]), await report(items[2])];
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, scheme });
    await signInAs(page, admin);
    await page.goto(`${url()}/dashboard/admin/reports-queue?lang=${lang}`);
    const row = ({ id }: { id: string }) =>
      page.locator('tbody tr').filter({ has: page.locator(`a[href*="open=${id}"]`) });
    await row(fine).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await row(fine).getByRole('link').first().click();
    const sheet = page.locator('[role=dialog]');
    await sheet.getByText(NOTE).waitFor();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: words.dismiss }).click();
    await page.locator('[role=dialog] button[type=submit]').last().click();
    await page.getByText(words.dismissed).waitFor();

    await page.goto(`${url()}/dashboard/admin/reports-queue?lang=${lang}`);
    await choose(row(fake), 'uphold');
    await page.locator('[role=dialog] textarea').fill('Not his house');
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.getByText(words.upheld).waitFor();
    const statusOf = async (id: string) => (await fetch(`${url()}/api/listings/${id}`)).status;
    await eventually(() => statusOf(fake.id)).toBe(404);
    expect(await statusOf(fine.id)).toBe(200);
    expect(complaints).toEqual([]);
  });
});
