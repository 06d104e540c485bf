import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import { eventually } from './drivers/checks.ts';
import { type Caller, callerOf, handIn } from './drivers/handed-in.ts';
import { CORPUS, watch } from './drivers/hostile.ts';
import { signUp } from './drivers/members.ts';
import { withoutNews } from './drivers/without-news.ts';

const MARK = 'شقة خبيثة';
const LONG = 'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق.';

/** In Arabic; what people say to each other is asked in English (`hostile-conversations.spec.ts`). */
describe.runIf(process.env.E2E_URL)('texts meant as code', () => {
  const lang = 'ar';
  const { openPage, url } = aVisitor();
  let admin: Administrator;
  let owner: Caller;
  let home: Page;
  let desk: Page;
  let id: string;
  const wrongs: string[] = [];

  async function watched(): Promise<Page> {
    const { page } = await openPage(DOORSTEP, { lang });
    watch(page, wrongs);
    await withoutNews(page);
    return page;
  }
  const open = async (page: Page, path: string, selector: string) => {
    await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await page.locator(selector).first().waitFor();
  };
  const settled = (page: Page) => page.waitForLoadState('networkidle');

  beforeAll(async () => {
    admin = await anAdministrator();
    home = await watched();
    await signUp(home, lang);
    owner = await callerOf(home, lang);
    const all = CORPUS.join(' ');
    id = await handIn(url(), owner, {
      titleAr: `${MARK} ${CORPUS[0]} ${CORPUS[1]} ${CORPUS[3]}`.slice(0, 150),
      titleEn: `Hostile ${CORPUS[2]} ${CORPUS[5]} ${CORPUS[7]}`.slice(0, 150),
      descriptionAr: `${LONG} ${all}`,
      descriptionEn: `${all} ${LONG}`,
      address: CORPUS.slice(0, 6).join(' ').slice(0, 300),
    });
    desk = await watched();
    await signInAs(desk, admin);
    await withoutGraphics(desk);
  });

  it('are texts on the form and in my listings', async () => {
    await open(home, '/dashboard/properties', 'main li h2');
    await settled(home);
    await open(home, `/dashboard/properties/edit/${id}`, '[role=tablist]');
    for (const tab of ['location', 'features', 'images', 'details']) {
      await home.locator(`#listing-tab-${tab}`).click();
      await settled(home);
    }
    await eventually(() => home.locator('#field-descriptionAr').inputValue()).toContain('onerror=alert(1)');
    expect(wrongs).toEqual([]);
  });

  it('are texts in the review: queue, detail, reasons', async () => {
    await open(desk, '/dashboard/admin/listings-review', 'main a[href*="/admin/listings/"]');
    await settled(desk);
    await open(desk, `/dashboard/admin/listings/${id}`, 'dl');
    await settled(desk);
    await eventually(() => desk.locator('main').innerText()).toContain('<script>alert(1)</script>');
    await desk.locator('main [data-act=reject]').click();
    const dialog = desk.locator('[role=dialog]');
    await dialog.locator('[type=checkbox][value=misleading]').check();
    await dialog.locator('[name=reason]').fill(CORPUS.slice(0, 5).join(' '));
    await dialog.locator('button[type=submit]').click();
    await eventually(() => desk.url()).not.toContain(id);
    await open(home, '/dashboard/properties?status=rejected', 'main [data-tone=danger]');
    await eventually(() => home.locator('main q').innerText()).toContain('<script>');
    await open(home, `/dashboard/properties/edit/${id}`, '[role=tablist]');
    await settled(home);
    expect(wrongs).toEqual([]);
  });

  it('are texts where everyone reads them: details, search, similar ones', async () => {
    const { draft } = await owner.call<{ draft: { content: Record<string, unknown> } }>('GET', `/listings/${id}/draft`);
    const { categoryId: _, ...content } = draft.content;
    const { listing } = await owner.call<{ listing: { version: number } }>('PUT', `/listings/${id}`, content);
    const approver = await callerOf(desk, lang);
    await approver.call('POST', `/admin/listings/${id}/review`, { decision: 'approve', version: listing.version });

    const stranger = await watched();
    const words = `keywords=${encodeURIComponent(MARK)}`;
    // The index follows when it can; a page that is looked at before is kept for a while, empty.
    await eventually(async () => {
      const { items } = await ask<{ items: { id: string }[] }>(url(), `/listings/search?${words}`, lang);
      return items.map((item) => item.id);
    }).toContain(id);
    await open(stranger, `/properties?${words}`, `article[data-listing="${id}"]`);
    await settled(stranger);
    await open(stranger, `/property/${id}`, 'h1');
    await settled(stranger);
    await eventually(() => stranger.locator('main').innerText()).toContain('alert(1)');
    const data = stranger.locator('script[type="application/ld+json"]').first();
    expect(JSON.stringify(JSON.parse((await data.textContent()) ?? ''))).toContain('alert(1)');
    await withoutGraphics(stranger);
    for (const hostile of CORPUS.slice(0, 5)) {
      await open(stranger, `/properties?keywords=${encodeURIComponent(hostile)}`, 'main');
      await settled(stranger);
    }
    expect(wrongs).toEqual([]);
  });
});
