import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { joinBusyOffice } from './drivers/busy-office.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose, unfoldFilters } from './drivers/desk.ts';
import { signUp } from './drivers/members.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, goingTo, storyIf } from './drivers/stories.ts';

const DENIED = {
  ar: 'الوصول مرفوض. التقارير متاحة لحسابات المكاتب فقط',
  en: 'Access denied. Only office users can view reports',
};
const TABS = ['overview', 'listings', 'leads', 'views'] as const;

// Reports need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the reports of an office ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  beforeAll(() => expect(process.env.E2E_DATABASE_OWNER_URL).toBeTruthy());

  async function aMember(visit: Visit = {}) {
    const opened = await openPage(DOORSTEP, { lang, device, ...visit });
    const { email } = await signUp(opened.page, lang);
    await joinBusyOffice(email);
    return opened;
  }
  const goTo = (page: Page, path: string) => goingTo(lang)(page, path, 'main dl, main [role=table], main h2');
  const look = shotsOf('reports', lang);

  storyIf(lang === 'ar')('show a period at a glance, listing by listing, and compare what is chosen', async () => {
    const { page, complaints } = await aMember();
    await goTo(page, '/dashboard');
    await page.waitForSelector('main .recharts-surface');
    await look(page, 'overview');
    await unfoldFilters(page);
    await page.locator('search select').first().selectOption('last7');
    await page.locator('summary').first().click();
    await eventually(() => page.locator('details[open] tbody tr').count()).toBe(7);

    await goTo(page, '/dashboard/reports');
    const boxes = page.locator('tbody input[type=checkbox]');
    await eventually(() => boxes.count()).toBeGreaterThan(2);
    await boxes.nth(0).check({ force: true });
    await boxes.nth(1).check({ force: true });
    await look(page, 'listings');
    await page.locator('[role=status] a').click();
    await eventually(() => page.locator('main tbody tr').count()).toBeGreaterThan(2);
    expect(new URL(page.url()).searchParams.get('listings')?.split(',')).toHaveLength(2);
    await look(page, 'compare');

    const download = page.waitForEvent('download');
    await choose(page.locator('main'), 'export-csv', 'export');
    expect((await download).suggestedFilename()).toBe('diyar-report.csv');
    const drawn = page.waitForEvent('download');
    await choose(page.locator('main'), 'export-pdf', 'export');
    expect((await drawn).suggestedFilename()).toBe('diyar-report.pdf');
    expect(complaints).toEqual([]);
  });

  it('are accessible and fit', async () => {
    const visit = AXE_VIEW[lang];
    const { page, complaints } = await aMember(visit);
    for (const tab of TABS) {
      await goTo(page, `/dashboard?tab=${tab}`);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await look(page, `${tab}-${visit.scheme}`);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'en')('are closed to others, with the reason', async () => {
    const { page } = await openPage(DOORSTEP, { lang, device });
    await signUp(page, lang);
    await page.goto(`${url()}/dashboard/reports?lang=${lang}`);
    await eventually(() => page.locator('body').innerText()).toContain(DENIED[lang]);
    await eventually(() => new URL(page.url()).pathname).toBe('/dashboard/properties');
  });
});
