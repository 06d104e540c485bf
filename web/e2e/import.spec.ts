import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, type Device, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { PASSWORD } from './drivers/people.ts';
import { shotsOf } from './drivers/shots.ts';
import { goingTo, storyIf } from './drivers/stories.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const TEXT =
  'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.';
const HEADER = 'المرجع,نوع العقار,العرض,عنوان الإعلان,التفاصيل,السعر,المساحة,المدينة,الحي,العنوان';
const line = (ref: number, type: string, price: string, city = 'دمشق') =>
  `${ref},${type},للبيع,شقة للبيع في المزة,"${TEXT}",${price},١٢٠ متر مربع,${city},المزة,أوتوستراد المزة`;
const TABLE = [
  HEADER,
  ...Array.from({ length: 60 }, (_, i) => line(i, 'شقة', '٨٥٠٠٠ دولار')),
  line(60, 'برج نادر', '90000'),
  line(61, 'شقة', '400 الف الى 500 الف'),
  line(62, 'شقة', '90000', 'القدس'),
].join('\r\n');

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('bringing a table ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const goTo = goingTo(lang);
  const look = shotsOf('import', lang);

  /** An office, approved through the API; its page's browser is signed in anew. */
  async function anOffice(on: Device): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device: on });
    const member = await signUp(page, lang);
    const name = `مكتب ${member.phone}`;
    const login = await page.request.post(`${url()}/api/auth/login`, {
      data: { email: member.email, password: PASSWORD },
    });
    const { accessToken } = (await login.json()).data.tokens;
    const call = async (path: string, options: object) => {
      const reply = await page.request.post(`${url()}/api${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
        ...options,
      });
      expect(reply.status(), await reply.text()).toBeLessThan(300);
    };
    const form = { name, location: 'damascus', address: 'المزة', licenseNumber: '12/345', email: member.email };
    await call('/offices/register', { data: { ...form, phone: member.phone } });
    await call('/offices/upload-license', {
      multipart: { license: { name: 'license.pdf', mimeType: 'application/pdf', buffer: PDF } },
    });
    const { page: desk } = await openPage(DOORSTEP, { lang, device: 'desktop' });
    await signInAs(desk, admin);
    await goTo(desk, '/dashboard/admin/offices', 'tbody tr');
    await desk.getByRole('link', { name, exact: true }).click();
    await desk.locator('[data-act=approve]').click();
    await desk.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => desk.locator('[role=dialog]').count()).toBe(0);
    await desk.context().close();
    // The session learns what the account has become.
    await goTo(page, '/dashboard/office', 'main h1');
    await eventually(() => page.evaluate(() => localStorage.getItem('diyar-user'))).toContain('"type":"office"');
    return { page, complaints };
  }

  storyIf(lang === 'ar')(
    'goes from a file to drafts: columns, unknown words, the check, the result, and out again',
    async () => {
      const { page, complaints } = await anOffice(device);
      await goTo(page, '/dashboard/properties/import', ':has(> input[name=file]) button');
      await page.setInputFiles('input[name=file]', { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.alloc(500) });
      await page.locator('main form button[type=submit]').click();
      await eventually(() => page.locator('main [role=alert]').first().innerText()).not.toBe('');
      await expectAccessibleInEachScheme(page);

      const buffer = Buffer.from(TABLE);
      await page.setInputFiles('input[name=file]', { name: 'عقاراتي.csv', mimeType: 'text/csv', buffer });
      await page.locator('main form button[type=submit]').click();
      await page.waitForSelector('[data-values=category]');
      await eventually(() => page.inputValue('select[name=price]')).toBe('5');
      await expectNoSidewaysScroll(page);
      await expectAccessibleInEachScheme(page);
      await page.locator('[data-values=category] select').selectOption('apartments');

      await page.locator('[data-act=check]').click();
      await page.waitForSelector('[data-act=start]', { timeout: 120_000 });
      const figure = (key: string) => page.locator(`[data-figure=${key}] dd`).innerText();
      await eventually(() => figure('incomplete')).toMatch(/^(62|٦٢)$/);
      await eventually(() => figure('refused')).toMatch(/^(1|١)$/);
      await page.waitForSelector('table tbody tr');
      await eventually(() => page.locator('table tbody tr').count()).toBe(50);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInEachScheme(page);
      await page.locator('#rows-show').selectOption('refused');
      await eventually(() => page.locator('table tbody tr').count()).toBe(1);
      await eventually(() => page.locator('table').innerText()).toContain('القدس');
      const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act=problems]').click()]);
      expect(saved.suggestedFilename()).toBe('diyar-import-problems.csv');
      await look(page, 'checked');

      await page.locator('[data-act=start]').click();
      await page.waitForSelector('[data-state=done]', { timeout: 120_000 });
      await eventually(() => figure('drafted')).toMatch(/^(62|٦٢)$/);
      await expectAccessibleInEachScheme(page);
      // The address brings it back; the way out is a file.
      await page.reload();
      await page.waitForSelector('[data-state=done]');
      await look(page, 'done');
      await goTo(page, '/dashboard/properties/import', '[data-act=export-csv]');
      const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act=export-csv]').click()]);
      expect(file.suggestedFilename()).toBe('diyar-listings.csv');
      expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
    },
  );

  storyIf(lang === 'en')('is open to an administrator for an office', async () => {
    const { page } = await openPage(DOORSTEP, { lang, device });
    await signInAs(page, admin);
    await goTo(page, '/dashboard/admin/offices/import', '#import-office');
    const offices = page.locator('main ul a');
    await eventually(() => offices.count()).toBeGreaterThan(1);
    await expectAccessibleInEachScheme(page);
    const name = await offices.last().locator('bdi').innerText();
    const before = await offices.count();
    await page.fill('#import-office', name);
    await eventually(() => offices.count()).toBeLessThan(before);
    await offices.filter({ hasText: name }).first().click();
    await page.waitForSelector('main form button');
    await eventually(() => page.locator('main strong').innerText()).toContain(name);
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
  });
});
