import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { approve, callerOf, handIn } from './drivers/handed-in.ts';
import { indexIsCurrent } from './drivers/listings.ts';
import { signUp } from './drivers/members.ts';
import { havePayees } from './drivers/payees.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, expectScreens, goingTo, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { label: 'نخبة · مدفوع', missing: 'ينقصك', back: 'يعود', stopped: 'أُوقف' },
  en: { label: 'Premium · Paid', missing: 'you need', back: 'comes back', stopped: 'Stopped' },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('a boost ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    await havePayees();
    admin = await anAdministrator();
  });

  const goTo = goingTo(lang);
  const look = shotsOf('boosts', lang);
  const main = (page: Page) => page.locator('main').innerText();
  const dialog = (page: Page) => page.locator('[role=dialog]');

  storyIf(lang === 'en')('is accessible and fits in English, too', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signUp(page, lang);
    await expectScreens(page, lang, [
      ['/dashboard/boosts', 'main h1'],
      ['/dashboard/boosts?tab=history', 'main h1'],
    ]);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')(
    'goes from missing credit over its approval to the first place in search, labelled, and back',
    async () => {
      const { page: mine, complaints } = await openPage(DOORSTEP, { lang, device });
      const { page: theirs } = await openPage(DOORSTEP, { lang, device });
      await signUp(mine, lang);
      await signInAs(theirs, admin);
      const id = await handIn(url(), await callerOf(mine, lang));
      await approve(await callerOf(theirs, lang), id);

      await goTo(mine, '/dashboard/boosts', '[data-act=boost]');
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'empty');
      await goTo(mine, '/dashboard/properties', 'main li[class*=row] [data-act=boost]');
      await look(mine, 'my-listings');
      await mine.locator('main li[class*=row] [data-act=boost]').click();
      await mine.waitForSelector('[role=dialog] select[name=duration]');
      await mine.locator('[role=dialog] input[value=homepage_featured]').check();
      await look(mine, 'homepage');
      await mine.locator('[role=dialog] input[value=premium]').check();
      await eventually(() => dialog(mine).innerText()).toContain(words.missing);
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'dialog');
      await dialog(mine).locator('a[href*="credits/add"]').click();

      await mine.waitForSelector('[name=amount]');
      await eventually(() => mine.inputValue('[name=amount]')).toBe('10');
      const number = `BX${Date.now()}`;
      await mine.fill('[name=referenceNumber]', number);
      await mine.locator('main form button[type=submit]').last().click();
      await mine.waitForSelector('main a[href*="tab=requests"]');

      await goTo(theirs, '/dashboard/admin/credits', 'tbody tr');
      await theirs.locator('tbody tr', { hasText: number }).locator('th a').click();
      await theirs.locator('[data-act=approve]').click();
      await dialog(theirs).locator('form button[type=submit]').click();
      await theirs.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
      await theirs.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
      await eventually(() => dialog(theirs).count()).toBe(0);

      await goTo(mine, '/dashboard/boosts', '[data-act=pay]');
      await look(mine, 'kept');
      await mine.locator('main [data-act=pay]').click();
      await mine.waitForSelector('main tbody [data-act=cancel]');
      await expectAccessibleInEachScheme(mine);
      await expectNoSidewaysScroll(mine);
      await look(mine, 'active');

      await indexIsCurrent();
      // An address of its own: of the page itself the site may keep a copy of the last minutes.
      const most = 900_000 + Math.floor(Math.random() * 99_999);
      await goTo(mine, `/properties?maxPrice=${most}`, 'article[data-listing]');
      const first = mine.locator('article[data-listing]').first();
      await eventually(() => first.getAttribute('data-listing')).toBe(id);
      await eventually(() => first.innerText()).toContain(words.label);
      await look(mine, 'search');
      await first.locator('a').first().click();
      await mine.waitForSelector('main h1');
      await eventually(() => main(mine)).toContain(words.label);

      await goTo(mine, '/dashboard/boosts', 'main tbody [data-act=cancel]');
      await mine.locator('main tbody [data-act=cancel]').click();
      await eventually(() => dialog(mine).innerText()).toContain(words.back);
      await expectAccessibleInEachScheme(mine);
      await look(mine, 'cancel');
      await dialog(mine).locator('button[type=submit]').click();
      await eventually(() => dialog(mine).count()).toBe(0);
      await goTo(mine, '/dashboard/boosts?tab=history', 'main tbody tr');
      await eventually(() => main(mine)).toContain(words.stopped);
      await look(mine, 'history');
      await indexIsCurrent();
      // Not the page, of which the browser keeps a copy for a while.
      const { items } = await ask<{ items: { id: string; featured: boolean }[] }>(url(), '/listings/search?limit=40');
      expect(items.find((card) => card.id === id)?.featured).toBe(false);
      expect(complaints).toEqual([]);
    },
  );
});
