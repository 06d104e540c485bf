import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose, unfoldFilters } from './drivers/desk.ts';
import { type Caller, callerOf } from './drivers/handed-in.ts';
import { found, giveListings, indexIsCurrent } from './drivers/listings.ts';
import { signUp } from './drivers/members.ts';
import { captureScreen } from './drivers/shots.ts';
import { storyIf } from './drivers/stories.ts';

type Mine = { items: { id: string; code: number; title: string; status: string }[]; counts: Record<string, number> };
type Order = { items: { id: string; title: string }[] };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'dark' },
  { lang: 'en', device: 'desktop', scheme: 'light' },
] as const)('my listings ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  let page: Page;
  let complaints: string[];
  let owner: Caller;

  const mine = (query = '') => owner.call<Mine>('GET', `/users/listings${query}`);
  const rows = () => page.locator('main li[class*=row]');
  const open = async (path: string) => {
    await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await rows().first().waitFor();
  };

  beforeAll(async () => {
    ({ page, complaints } = await openPage(DOORSTEP, { lang, device, scheme }));
    const { email } = await signUp(page, lang);
    // What the tests before took out of public view is found until the search has heard of it.
    await indexIsCurrent();
    await giveListings(email, (await found(url())).ids);
    owner = await callerOf(page, lang);
  });
  afterAll(() => expect(complaints).toEqual([]));

  storyIf(lang === 'ar')('are found by words, number, status and deal, and everyone can read the list', async () => {
    await open('/dashboard/properties');
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    const [one] = (await mine()).items;
    await page.locator('main input[name=query]').fill(String(one?.code));
    await page.keyboard.press('Enter');
    await eventually(() => rows().count()).toBe(1);
    await eventually(() => rows().first().innerText()).toContain(String(one?.code));

    await page.locator('main input[name=query]').fill('');
    await page.keyboard.press('Enter');
    await eventually(() => rows().count()).toBe(5);
    const sold = (await mine('?transactionType=sale')).items.length;
    await unfoldFilters(page);
    await page.locator('main select[name=transactionType]').selectOption('sale');
    await eventually(() => new URL(page.url()).searchParams.get('transactionType')).toBe('sale');
    await eventually(() => rows().count()).toBe(sold);
    await page.goBack();
    await eventually(() => rows().count()).toBe(5);
    await page.locator('main nav a[href*="status=active"]').click();
    await eventually(() => new URL(page.url()).searchParams.get('status')).toBe('active');
    await eventually(() => rows().count()).toBe(5);
  });

  storyIf(lang === 'ar')('are printed and sent: a sheet, and a picture with or without the telephone', async () => {
    await open('/dashboard/properties');
    await choose(rows().first(), 'window');
    const dialog = page.locator('dialog[open]');
    await dialog.locator('img').waitFor();
    expect(await dialog.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalHeight)).toBe(1350);
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    await captureScreen(page, `window-${lang}`);
    const sheet = page.waitForEvent('download');
    await dialog.locator('[data-act=sheet]').click();
    expect((await sheet).suggestedFilename()).toMatch(/^diyar-.+\.pdf$/);
    const withNumber = page.waitForResponse(/share-picture\?phone=true/);
    await dialog.locator('input[type=checkbox]').check();
    expect((await withNumber).status()).toBe(200);
    await dialog.locator('img').waitFor();
    const picture = page.waitForEvent('download');
    await dialog.locator('[data-act=save-picture]').click();
    expect((await picture).suggestedFilename()).toMatch(/\.jpg$/);
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
  });

  storyIf(lang === 'en')('are put into an order by buttons, by dragging and by number, and it is kept', async () => {
    await open('/dashboard/properties/priority');
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    const shown = () => page.locator('main ol h2').allInnerTexts();
    const kept = async () => (await owner.call<Order>('GET', '/priority/my-listings')).items.map(({ title }) => title);
    await eventually(async () => (await shown()).length).toBe(5);
    const before = await shown();
    const upwards = [before[0], before[2], before[1], ...before.slice(3)];
    await rows().nth(2).locator('[class*=steps] button').nth(1).click();
    await eventually(shown).toEqual(upwards);
    await eventually(kept).toEqual(upwards);

    await drag(page, rows().nth(0).locator('button').first(), rows().nth(1));
    const dragged = [upwards[1], upwards[0], ...upwards.slice(2)];
    await eventually(shown).toEqual(dragged);
    await eventually(kept).toEqual(dragged);

    const last = rows().nth(4);
    await last.locator('input[inputmode=numeric]').fill('١٠٠٠');
    await page.keyboard.press('Enter');
    await eventually(async () => (await kept())[0]).toBe(dragged[4]);
    await page.reload();
    await eventually(async () => (await shown())[0]).toBe(dragged[4]);
  });

  storyIf(lang === 'ar')('are archived and brought back together, each with its own outcome', async () => {
    await open('/dashboard/properties');
    for (const index of [0, 1, 2]) await rows().nth(index).locator('input[type=checkbox]').check();
    const bar = page.locator('main section[class*=bar]');
    await bar.waitFor();
    // What the bar lies over is scrolled out from under it; axe does not scroll.
    const screen = page.viewportSize();
    if (screen) await page.setViewportSize({ ...screen, height: 2_400 });
    await expectAccessibleInEachScheme(page);
    if (screen) await page.setViewportSize(screen);
    await expectNoSidewaysScroll(page);
    await bar.locator('[data-act=archive]').click();
    const dialog = page.locator('[role=dialog]');
    await expectAccessibleInEachScheme(page);
    await dialog.locator('button').last().click();
    await eventually(async () => (await mine()).counts).toMatchObject({ active: 2, archived: 3 });

    // What lies in the archive is not edited there; it says so, and comes back.
    const [archived] = (await mine('?status=archived')).items;
    await page.goto(`${url()}/dashboard/properties/edit/${archived?.id}?lang=${lang}`);
    const back = page.locator('main [class*=missing] button');
    await back.waitFor();
    await expectAccessibleInEachScheme(page);
    await back.click();
    await page.waitForSelector('[role=tablist]');
    expect((await mine()).counts).toMatchObject({ active: 3, archived: 2 });

    await open('/dashboard/properties?status=archived');
    await eventually(() => rows().count()).toBe(2);

    await rows().first().locator('input[type=checkbox]').check();
    await bar.locator('[data-act=delete]').click();
    await dialog.locator('button').last().click();
    await eventually(() => rows().count()).toBe(1);
    expect((await mine()).counts).toMatchObject({ active: 3, archived: 1 });
  });
});

type Spot = Locator;

/** With the mouse: a finger's way is the same list's sensor with a delay. */
async function drag(page: Page, handle: Spot, target: Spot): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2 + 12, { steps: 4 });
  await page.waitForSelector('li[data-dragging]');
  await page.mouse.move(x, to.y + to.height * 0.75, { steps: 12 });
  // Where it is dropped is where the list last saw it: the other has made room.
  await eventually(() => target.evaluate((row) => row.style.transform)).toMatch(/, -\d/);
  await page.mouse.up();
}
