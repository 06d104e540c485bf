import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { runJob } from './drivers/desk.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { build: 'بناء الآن', done: 'تمّ' },
  en: { build: 'Build now', done: 'Done' },
};

/** All pages of the demo are named: a limit for what hangs. */
const JOB_MS = 180_000;

// The job is done by the worker, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the desk of sitemaps ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  async function open(visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    await signInAs(page, admin);
    await page.goto(`${url()}/dashboard/admin/sitemaps?lang=${lang}`);
    await page.waitForSelector('summary');
    return { page, complaints };
  }

  it('is accessible and fits, with the files shown', async () => {
    const { page, complaints } = await open(AXE_VIEW[lang]);
    await page.locator('summary').click();
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  const byOne = storyIf(lang === 'ar');
  byOne(
    'builds when asked, and says what came of it',
    async () => {
      const { page } = await open();
      await runJob(page, words.build, { done: words.done, ms: JOB_MS });
    },
    2 * JOB_MS,
  );
});

describe.runIf(process.env.E2E_URL)('what crawlers are told', () => {
  const { url } = aVisitor();

  it('has no language and is not redirected', async () => {
    const get = (path: string) => fetch(url() + path, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
    await eventually(async () => (await get('/sitemap.xml')).status).toBe(200);
    const robots = await get('/robots.txt');
    expect(robots.status).toBe(200);
    expect(await robots.text()).toContain(`Sitemap: ${url()}/sitemap.xml`);
    const index = await (await get('/sitemap.xml')).text();
    const [file = ''] = /(?<=<loc>)[^<]*listings-\d+\.xml/.exec(index) ?? [];
    expect((await fetch(file, { redirect: 'manual' })).status).toBe(200);
  });
});
