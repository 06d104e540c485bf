import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, untilReady, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { approve, type Caller, callerOf, FORM, handIn } from './drivers/handed-in.ts';
import { linkTo, mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { newDigits } from './drivers/people.ts';
import { register } from './drivers/registration.ts';
import { storyIf } from './drivers/stories.ts';

const SEARCH = '/properties?category=apartments&neighborhood=damascus.mezzeh&minPrice=84000&maxPrice=86000';

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('a saved search ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  let admin: Administrator;
  let owner: Caller;
  let desk: Caller;
  let page: Page;
  let complaints: string[];
  const email = `nour${newDigits()}@diyar.test`;
  const name = `Mezzeh ${newDigits()}`;
  const at = async (path: string) => {
    await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await untilReady(page);
  };

  beforeAll(async () => {
    admin = await anAdministrator();
    const [seller, office] = [await openPage(DOORSTEP, { lang }), await openPage(DOORSTEP, { lang })];
    await signUp(seller.page, lang);
    owner = await callerOf(seller.page, lang);
    await signInAs(office.page, admin);
    desk = await callerOf(office.page, lang);
    ({ page, complaints } = await openPage('/', { lang, device, scheme }));
    await withoutGraphics(page);
  });
  // The map may not be drawn where there is no graphics card, and says so.
  afterAll(() => expect(complaints.filter((text) => !/WebGL|GPU|map/i.test(text))).toEqual([]));

  it('is chosen by a visitor and kept when he has opened an account', async () => {
    await at(SEARCH);
    const save = page.locator('main button[data-act=save-search]');
    await save.click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await eventually(() => dialog.locator('ul li').count()).toBeGreaterThan(2);
    await dialog.locator('[name=name]').fill(name);
    await dialog.locator('[value=instant]').check({ force: true });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.locator('button[type=submit]').click();
    await page.waitForURL(/\/register/);
    await register(page, { email });
    await page.waitForURL(/\/properties\?/);
    await page.getByText(/حُفظ البحث، |Search saved. /).waitFor();

    await at('/dashboard/saved-searches');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await expectAccessible(page);
  });

  storyIf(lang === 'ar')('tells of an approved listing by mail and in the bell, and leads to it', async () => {
    const id = await handIn(url(), owner, { price: 85_000 });
    await approve(desk, id);

    const mail = await mailTo(url(), email, new RegExp(id));
    expect(mail.subject).toContain(name);
    expect(mail.text).toContain(lang === 'ar' ? FORM.titleAr : FORM.titleEn);

    await at('/dashboard/saved-searches');
    await eventually(() => page.locator('main li').innerText()).toMatch(/إعلان جديد|1 new listing/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await at('/dashboard/notifications');
    const note = page.locator('main li').filter({ hasText: name });
    await note.waitFor();
    await note.getByRole('link').click();
    await page.waitForURL(new RegExp(`/property/${id}`));
    await eventually(() => page.locator('h1').innerText()).toContain(lang === 'ar' ? FORM.titleAr : FORM.titleEn);
  });

  storyIf(lang === 'ar')('keeps quiet when asked to: hours, pause, and the mail’s own link', async () => {
    await at('/dashboard/saved-searches');
    await page.locator('[name=quiet]').check();
    await page.locator('select[name=until]').selectOption('8');
    await eventually(() => page.locator('select[name=until]').inputValue()).toBe('8');
    await page.locator('[name=quiet]').uncheck();

    await page.goto(url() + (await linkTo(url(), email, '/alerts/unsubscribe')));
    await untilReady(page);
    const stop = page.locator('main button').first();
    await stop.waitFor();
    await eventually(() => page.url()).not.toContain('token');
    await expectAccessible(page);
    await stop.click();
    await eventually(() => page.locator('h1').innerText()).toMatch(/توقفت الرسائل|Emails stopped/);

    await at('/dashboard/saved-searches');
    const row = page.locator('main li');
    await row.waitFor();
    const ways = () => row.locator('svg[aria-label]').count();
    await eventually(ways).toBe(1);
    await row.getByRole('button').nth(1).click();
    await eventually(() => row.getAttribute('data-paused')).toBe('true');
    await row.getByRole('button').nth(2).click();
    await page.locator('[role=dialog]').waitFor();
    await page.locator('[role=dialog] button').last().click();
    await eventually(() => page.locator('main li').count()).toBe(0);
  });
});
