import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose, unfoldFilters } from './drivers/desk.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, goingTo, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { hosts: 'من أين جاؤوا', place: 'صفحات الأماكن', category: 'المنشورة حسب القسم', csv: 'تصدير CSV' },
  en: { hosts: 'Where they came from', place: 'Place pages', category: 'Published, by category', csv: 'Export CSV' },
};
const TABS = ['listings', 'users', 'revenue'] as const;

// Counts are written by the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the desk of statistics ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const host = `${randomUUID().slice(0, 8)}.example`;
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
    // Somebody whom another site sent.
    await fetch(`${url()}/syria/damascus?lang=${lang}`, {
      headers: {
        accept: 'text/html',
        'user-agent': `Mozilla/5.0 (${host}) Chrome/130`,
        referer: `https://${host}/page`,
      },
    });
  });

  async function open(visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    await signInAs(page, admin);
    return { page, complaints };
  }
  const goTo = (page: Page, path: string) => goingTo(lang)(page, path, 'main dl');
  const drawn = (page: Page) => page.waitForSelector('main .recharts-surface');
  const look = shotsOf('statistics', lang);

  storyIf(lang === 'ar')('says who came and from where, in a period of one’s choice', async () => {
    const { page, complaints } = await open();
    // Visits are written every few seconds; before the first of them the desk is empty.
    const came = page.getByRole('table', { name: words.hosts }).getByRole('row', { name: host });
    await eventually(async () => {
      await page.goto(`${url()}/dashboard/admin/statistics?lang=${lang}`);
      const shown = came.waitFor({ timeout: 5_000 });
      return shown.then(
        () => true,
        () => false,
      );
    }).toBe(true);
    await eventually(() => page.getByRole('row', { name: words.place }).count()).toBe(1);
    await drawn(page);
    await look(page, 'visits');
    await unfoldFilters(page);
    await page.locator('search select').first().selectOption('last7');
    await eventually(() => new URL(page.url()).searchParams.get('timeframe')).toBe('last7');
    await page.locator('summary').click();
    await eventually(() => page.locator('details[open] tbody tr').count()).toBe(7);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'en')('counts listings, users and money', async () => {
    const { page, complaints } = await open();
    for (const tab of TABS) {
      await goTo(page, `/dashboard/admin/statistics?tab=${tab}`);
      await drawn(page);
      await look(page, tab);
      await page.locator('summary').click();
      await eventually(() => page.locator('details[open] tbody tr').count()).toBe(30);
      if (tab === 'listings') await eventually(() => page.getByRole('table', { name: words.category }).count()).toBe(1);
    }
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')('draws what people did, and lets it be taken along', async () => {
    const { page, complaints } = await open();
    await goTo(page, '/dashboard/admin/activity?timeframe=lastYear');
    await drawn(page);
    await look(page, 'activity');
    const download = page.waitForEvent('download');
    await choose(page.locator('main'), 'export-csv', 'export');
    expect((await download).suggestedFilename()).toBe('diyar-user-activity.csv');
    await goTo(page, '/dashboard/admin/audit');
    await look(page, 'audit');
    expect(complaints).toEqual([]);
  });

  it('is accessible and fits', async () => {
    const { page, complaints } = await open(AXE_VIEW[lang]);
    for (const path of ['statistics?tab=revenue', 'statistics?tab=listings', 'activity', 'audit']) {
      await goTo(page, `/dashboard/admin/${path}`);
      if (path !== 'audit') await drawn(page);
      await look(page, `${path.replace(/\W/g, '-')}-${AXE_VIEW[lang].scheme}`);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectNoSidewaysScroll(page);
      await expectFitsNarrow(page);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
});
