import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { aSiteThatIsRebuilt } from './drivers/rebuilt-site.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';
import { loseNetwork, openWithoutNetwork } from './drivers/without-network.ts';

const WORDS = {
  ar: {
    offline: 'لا يوجد اتصال بالإنترنت',
    lost: 'انقطع الاتصال',
    back: 'عاد الاتصال',
    fresh: 'نسخة جديدة',
    reload: 'حدّث الآن',
  },
  en: {
    offline: "You're offline",
    lost: 'connection was lost',
    back: 'back online',
    fresh: 'A new version',
    reload: 'Reload',
  },
};

/** The worker is there, and has kept what the page was made of. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await eventually(() =>
    page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match(location.href)) !== undefined,
    ),
  ).toBe(true);
}

describe.each(['ar', 'en'] as const)('without a network (%s)', (lang) => {
  const { build, site } = aSiteThatIsRebuilt();
  const { openPage, url } = aVisitor(site);
  const words = WORDS[lang];

  storyIf(lang === 'ar')('a page that was visited opens again, the first one too', async () => {
    const { page } = await openPage('/about', { lang, hasWorker: true });
    await settled(page);
    const title = await page.title();
    await openWithoutNetwork(page, () => page.reload());
    await page.waitForSelector('html[data-ready]');
    expect(await page.title()).toBe(title);
    await page.locator('[data-connection=offline], [data-connection=lost]').waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.back).waitFor();
  });

  it('any other page says so, and offers what there is', async () => {
    const { page } = await openPage('/about', { lang, hasWorker: true });
    await settled(page);
    const title = await page.title();
    await page.context().setOffline(true);
    await page.goto(`${url()}/terms?lang=${lang}`);
    await eventually(() => page.locator('h1').innerText()).toBe(words.offline);
    await eventually(() => page.locator('html').getAttribute('lang')).toBe(lang);
    const kept = await page.locator('nav a').first().getAttribute('href');
    expect(kept).toBe(`/about?lang=${lang}`);
    // And it can be read, there and then.
    await page.locator('nav a').first().click();
    await page.waitForSelector('html[data-ready]');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.title()).toBe(title);
  });

  it('that page is accessible', async () => {
    const { page } = await openPage('/about', { lang, ...AXE_VIEW[lang], hasWorker: true });
    await settled(page);
    await loseNetwork(page);
    await page.goto(`${url()}/terms?lang=${lang}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
  });

  storyIf(lang === 'en')('a click on a link inside an open page shows what is kept, or what else is', async () => {
    const { page } = await openPage('/privacy', { lang, hasWorker: true });
    await settled(page);
    const title = await page.title();
    await page.goto(`${url()}/about?lang=${lang}`);
    await page.waitForSelector('html[data-ready]');
    await settled(page);
    await page.context().setOffline(true);
    await page.getByText(words.lost).waitFor();
    await page.locator('footer a[href^="/privacy"]').click();
    await page.waitForURL(/\/privacy/);
    await eventually(() => page.title()).toBe(title);
    await page.waitForSelector('html[data-ready]');

    await page.locator('footer a[href^="/properties"]').first().click();
    await page.locator('html[data-offline-page] nav a').first().waitFor();
    await eventually(() => page.locator('h1').innerText()).toBe(words.offline);
    expect(new URL(page.url()).pathname).toBe('/properties');
    await page.context().setOffline(false);
    await page.waitForSelector('html[data-ready] main h1');
  });

  storyIf(lang === 'ar')('a new version is offered, and comes with the reload', async () => {
    const { page } = await openPage('/about', { lang, hasWorker: true });
    await settled(page);
    build();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByText(words.fresh);
    await offer.waitFor();
    await page.waitForTimeout(5_000);
    await eventually(() => offer.isVisible()).toBe(true);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: words.reload }).click();
    await page.waitForFunction(() => !('isOld' in window) && document.documentElement.dataset.ready !== undefined);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull();
  });
});
