import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { callerOf } from './drivers/handed-in.ts';

type Card = { id: string; path: string; home: { id: string; others: number } | null };
const WORDS = {
  ar: { also: 'يعرضه أيضًا', others: 'مكاتب أخرى' },
  en: { also: 'Also offered by', others: 'Other offices' },
};

// The demo has homes that two offices offer.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('a home at several offices ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const look = async (page: Page, name: string) => {
    const folder = process.env.SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${lang}.png`, fullPage: true });
  };
  const cards = async () => {
    const found: Card[] = [];
    for (let page = 1; page <= 40; page++) {
      const answer = await ask<{ items: Card[] }>(
        url(),
        `/listings/search?category=apartments&transactionType=sale&limit=40&page=${page}`,
      );
      found.push(...answer.items);
      if (answer.items.length < 40) break;
    }
    return found.filter(({ home }) => home !== null);
  };

  it('is named on its page, once in lists, and told apart by a moderator, who takes that back', async () => {
    const shared = await cards();
    expect(shared.length).toBeGreaterThan(1);
    // Each language takes another home: stories run beside each other.
    const homes = [...new Set(shared.map(({ home }) => home?.id))];
    const own = shared.filter(({ home }) => home?.id === homes[lang === 'ar' ? 0 : 1]);
    const [listing] = own;
    if (!listing) throw new Error('no shared home');

    const { page } = await openPage(listing.path, { lang, device, scheme, bypassCsp: true });
    const section = page.locator('#also-offered');
    await section.waitFor();
    expect(await section.innerText()).toContain(words.also);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await look(page, 'also-offered');
    await section.locator('a').first().click();
    await page.waitForURL((address) => !address.pathname.includes(listing.id));

    const { page: desk } = await openPage('/login', { lang, device, scheme, bypassCsp: true });
    await signInAs(desk, await anAdministrator());
    const caller = await callerOf(desk, lang);
    await desk.goto(`${url()}/dashboard/admin/listings/${listing.id}?lang=${lang}`);
    await desk.locator('[data-act=home-leave]').click();
    await desk.locator('[role=dialog] [name=reason]').fill('شقة أخرى في البناء نفسه');
    await desk.locator('[role=dialog] button[type=submit]').click();
    await desk.waitForSelector('[data-act=home-join]');
    await expectAccessible(desk);
    await look(desk, 'home-apart');
    const offers = async () =>
      (await caller.call<{ alsoOfferedBy: unknown[] }>('GET', `/listings/${listing.id}`)).alsoOfferedBy.length;
    await eventually(offers).toBe(0);
    await desk.locator('[data-act=home-join]').click();
    await desk.waitForSelector('[data-act=home-leave]');
    await eventually(offers).toBeGreaterThan(0);
  });
});
