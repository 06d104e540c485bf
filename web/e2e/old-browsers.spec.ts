import { describe, expect, it } from 'vitest';
import frame from '#app/i18n/ar.json' with { type: 'json' };
import onMap from '#map/i18n/ar.json' with { type: 'json' };
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectNoSidewaysScroll } from './drivers/checks.ts';
import { chooseKind, choosePlace, field, fillDetails, LISTING, next, tab, typePoint } from './drivers/listing-form.ts';
import { signUp } from './drivers/members.ts';
import { aPhoto } from './drivers/photos.ts';

const WORDS = { write: 'راسل صاحب الإعلان', message: 'مرحبا، هل الشقة متاحة؟', map: 'خريطة' };
/** It warns of the attribute that a year later it knew, and of a map that it was told not to draw. */
const isOurs = (text: string): boolean => !/'popover' attribute|WebGL/.test(text);
const DASHBOARD = '/dashboard/properties';

/** A phone whose browser was last brought up to date three years ago: Chromium 109. What it lacks: `web/src/older-browsers`. */
describe.runIf(process.env.E2E_URL)('in a browser of January 2023', () => {
  const { openPage, url } = aVisitor(undefined, 'old');

  it('a visitor searches, opens a listing, and writes to its owner', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang: 'ar', device: 'phone' });
    expect(await page.evaluate(() => 'any' in AbortSignal || 'toSorted' in [])).toBe(false);
    await signUp(page, 'ar');
    await page.goto(`${url()}/properties?lang=ar`);
    await page.waitForSelector('html[data-ready]');
    await page.locator('[name=keywords]').fill('مزة');
    await eventually(() => page.locator('[role=option]').count()).toBeGreaterThan(0);
    await page.locator('[name=keywords]').press('Enter');
    await page.waitForSelector('[role=status][aria-atomic][aria-busy=false]');
    // The map draws, with what it found.
    await page.getByRole('link', { name: WORDS.map }).last().click();
    await page.getByRole('listbox', { name: onMap.pins.list, exact: true }).waitFor();
    await page.waitForSelector('.maplibregl-canvas');
    await page.goBack();
    await expectNoSidewaysScroll(page);

    await page.locator('main a[href*="/property/"]:visible').first().click();
    await page.waitForURL(/\/property\//);
    await eventually(() => page.locator('main h1').count()).toBe(1);
    await page.getByRole('button', { name: WORDS.write }).locator('visible=true').first().click();
    await page.locator('dialog[open] [name=message]').fill(WORDS.message);
    // Its page is dimmed, although a backdrop inherits nothing here.
    const behind = await page
      .locator('dialog[open]')
      .evaluate((element) => getComputedStyle(element, '::backdrop').background);
    expect(behind).toContain('rgba(30, 35, 33, 0.45)');
    await page.locator('dialog[open] form button[type=submit]').click();
    await page.locator('dialog[open] a[href*="/dashboard/leads/"]').waitFor();
    expect(complaints.filter(isOurs)).toEqual([]);
  });

  it('a listing is published, and the account’s menu opens and closes', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang: 'ar', device: 'desktop' });
    await withoutGraphics(page);
    await signUp(page, 'ar');
    await page.goto(`${url()}/?lang=ar`);
    const menu = page.locator('[popover] a[href*="/dashboard/settings"]');
    const opener = page.locator('[popovertarget]');
    await opener.waitFor();
    expect(await menu.isVisible()).toBe(false);
    await opener.click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => menu.isVisible()).toBe(false);

    await page.goto(`${url()}${DASHBOARD}/new?lang=ar`);
    await chooseKind(page, 'ar');
    await page.setInputFiles('input[type=file][accept^="image/"]', [await aPhoto(page, 'facade', 30)]);
    await eventually(() => page.locator('#listing-panel-images img[src^="/images/"]').count()).toBe(1);
    await fillDetails(page, 'ar');
    await page.locator('#field-rooms').getByText('3', { exact: true }).click();
    await tab(page, 'location').click();
    await choosePlace(page, LISTING.ar.place);
    await typePoint(page, '33.5006, 36.2519');
    await field(page, 'address').fill(LISTING.ar.address);
    await tab(page, 'features').click();
    await next(page).click();
    await page.waitForSelector('main ol');
    expect(complaints.filter(isOurs)).toEqual([]);
  });

  it('one older than what was promised keeps the server’s page, which says so and goes on by links', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang: 'ar', device: 'phone' });
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    const code: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') code.push(request.url());
    });
    await page.goto(`${url()}/?lang=ar`);
    await page.getByRole('status').getByText(frame.oldBrowser, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.locator('main a[href*="/property/"]:visible').first().click();
    await page.waitForURL(/\/property\//);
    await page.getByText(frame.oldBrowser, { exact: true }).waitFor();
    expect(await page.locator('main h1').count()).toBe(1);
    expect(code).toEqual([]);
    expect(complaints.filter(isOurs)).toEqual([]);
  });
});
