import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose, runJob } from './drivers/desk.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, goingTo, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { audit: 'تدقيق الآن', rebuild: 'إعادة البناء', done: 'تمّ' },
  en: { audit: 'Audit now', rebuild: 'Rebuild', done: 'Done' },
};
/** A word nobody writes, another one in each language's story. */
const SPELLING = { ar: 'شقووووفة', en: 'flattissimo' };

/** The index of the whole demo is made anew: a limit for what hangs. */
const JOB_MS = 180_000;
const TABS = ['', 'refused', 'words', 'places', 'misses', 'jobs'] as const;

// The jobs are done by the worker and the indexer, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the desk of search ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const spelling = SPELLING[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const goTo = async (page: Page, tab: string, more = '') => {
    await goingTo(lang)(page, `/dashboard/admin/search?tab=${tab}${more}`, 'main h1');
    await eventually(() => page.locator('main [role=table], main h2').count()).toBeGreaterThan(0);
  };
  async function open(visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    await signInAs(page, admin);
    return { page, complaints };
  }
  const look = shotsOf('search', lang);
  const counted = async () => {
    const query = new URLSearchParams({ keywords: spelling, understand: 'false' });
    const answer = await fetch(`${url()}/api/listings/search?${query}`);
    return (await answer.json()).data.page.total;
  };

  it('is accessible and fits, tab by tab', async () => {
    const visit = AXE_VIEW[lang];
    const { page, complaints } = await open(visit);
    for (const tab of TABS) {
      await goTo(page, tab);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await look(page, `${tab}-${visit.scheme}`);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await goTo(page, 'places');
    await choose(page.locator('tbody tr').first(), 'edit');
    await page.waitForSelector('[role=dialog] textarea');
    await look(page, `dialog-${visit.scheme}`);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')('teaches the search a word, which finds listings at once, and lets it forget it', async () => {
    const { page } = await open();
    await goTo(page, 'words');
    await page.locator('[data-act=add-word]').click();
    await page.waitForSelector('[role=dialog] [name=word]');
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.waitForSelector('[role=dialog] [aria-invalid=true]');
    await page.fill('[role=dialog] [name=word]', lang === 'ar' ? 'فيلا' : 'balcony');
    await page.fill('[role=dialog] [name=spellings]', `${spelling}\n`);
    expect(await counted()).toBe(0);
    await page.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
    const row = page.locator('tbody tr', { hasText: spelling });
    await eventually(() => row.count()).toBe(1);
    await look(page, 'word');
    await expect.poll(counted, { timeout: 30_000 }).toBeGreaterThan(0);

    await choose(row, 'delete');
    await page.locator('[role=dialog] button').last().click();
    await eventually(() => row.count()).toBe(0);
    await expect.poll(counted, { timeout: 30_000 }).toBe(0);
  });

  storyIf(lang === 'en')(
    'shows words that found nothing once three people asked, and leads to their spelling',
    async () => {
      const missing = lang === 'ar' ? 'طنبوريت نادر' : 'zanzibarrr loft';
      for (const browser of ['one', 'two', 'three']) {
        const query = new URLSearchParams({ keywords: missing });
        await fetch(`${url()}/api/listings/search?${query}`, {
          headers: { 'user-agent': `Mozilla/5.0 (${browser} ${lang}) Chrome/130` },
        });
      }
      const { page } = await open();
      const row = page.locator('tbody tr', { hasText: missing });
      await eventually(async () => {
        await goTo(page, 'misses');
        return row.count();
      }).toBe(1);
      await look(page, 'miss');
      await choose(row, 'add');
      await page.waitForSelector('[role=dialog] textarea');
      await eventually(() => page.inputValue('[role=dialog] textarea')).toContain(missing);
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
      await goTo(page, 'misses');
      await choose(row, 'drop');
      await eventually(() => row.count()).toBe(0);
    },
  );

  storyIf(lang === 'en')(
    'rebuilds and audits when asked, and says what came of it',
    async () => {
      const { page } = await open();
      await goTo(page, '');
      for (const button of [words.rebuild, words.audit]) await runJob(page, button, { done: words.done, ms: JOB_MS });
    },
    4 * JOB_MS,
  );
});
