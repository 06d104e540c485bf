import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, BOTH_ENDS, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';

const WORDS = {
  ar: { week: 'آخر 7 أيام', hosts: 'من أين جاؤوا', place: 'صفحات الأماكن', numbers: 'الأيام بالأرقام' },
  en: { week: 'Last 7 days', hosts: 'Where they came from', place: 'Place pages', numbers: 'The days in numbers' },
};

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
    const { page, complaints } = await openPage('/login', { lang, device, ...visit });
    await signInAs(page, admin);
    await page.goto(`${url()}/dashboard/admin/statistics?lang=${lang}`);
    // Visits are written every few seconds.
    const came = page.getByRole('table', { name: words.hosts }).getByRole('row', { name: host });
    await eventually(async () => {
      await page.waitForSelector('main h2');
      if ((await came.count()) === 0) await page.reload();
      return came.count();
    }).toBe(1);
    return { page, complaints };
  }

  it('says who came, and from where', async () => {
    const { page, complaints } = await open();
    expect(await page.getByRole('row', { name: words.place }).count()).toBe(1);
    await page.getByRole('link', { name: words.week }).click();
    await eventually(() => new URL(page.url()).searchParams.get('days')).toBe('7');
    await page.getByText(words.numbers).click();
    await eventually(() => page.locator('details[open] tbody tr').count()).toBe(7);
    expect(complaints).toEqual([]);
  });

  it('is accessible and fits', async () => {
    for (const visit of BOTH_ENDS) {
      const { page, complaints } = await open(visit);
      await page.locator('summary').click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    }
  });
});
