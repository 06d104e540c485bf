import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import {
  eventually,
  expectAccessible,
  expectAccessibleInEachScheme,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { approve, type Caller, callerOf, handIn } from './drivers/handed-in.ts';
import { anotherDevice, type Member, signUp } from './drivers/members.ts';
import { offerOneHome } from './drivers/offices.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';
import { withoutNews } from './drivers/without-news.ts';

const WORDS = {
  ar: {
    featured: 'مميّز حتى',
    reason: 'باعه صاحبه لمكتب آخر',
    filter: 'الموقوفة',
    offices: 'مكاتب دمشق',
    device: 'Firefox 140',
    open: 'قيد النظر',
  },
  en: {
    featured: 'Featured until',
    reason: 'Sold to another office',
    filter: 'Suspended',
    offices: 'Offices in Damascus',
    device: 'Firefox 140',
    open: 'being looked at',
  },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('listings and people of administrators ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  let desk: Page;
  let caller: Caller;
  let home: Page;
  let member: Member;
  let owner: Caller;
  let ownerId: string;

  const at = (page: Page, path: string) => page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const dialog = () => desk.locator('[role=dialog]');
  const confirm = () => dialog().locator('button[type=submit]').click();
  const closed = () => eventually(() => dialog().count()).toBe(0);
  const look = shotsOf('admin-listings', lang);
  async function aPublicListing(): Promise<string> {
    const id = await handIn(url(), owner);
    await approve(caller, id);
    return id;
  }

  beforeAll(async () => {
    admin = await anAdministrator();
    ({ page: desk } = await openPage(DOORSTEP, { lang, device, scheme }));
    await withoutGraphics(desk);
    await signInAs(desk, admin);
    caller = await callerOf(desk, lang);
    ({ page: home } = await openPage(DOORSTEP, { lang, device, scheme }));
    await withoutGraphics(home);
    member = await signUp(home, lang);
    owner = await callerOf(home, lang);
    ownerId = (await owner.call<{ user: { id: string } }>('GET', '/users/profile')).user.id;
  });
  afterAll(async () => {
    await desk?.close();
  });

  it('is accessible and fits, screen by screen', async () => {
    const id = await aPublicListing();
    const { page } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signInAs(page, admin);
    for (const [path, shown] of [
      [`listings?ownerId=${ownerId}`, 'tbody tr'],
      [`listings/${id}`, 'main [data-act=transfer]'],
      ['listings-review', 'main h1'],
      [`users/${ownerId}`, 'main [data-act=transfer]'],
      ['offices?status=all', 'tbody tr [data-act=more]'],
    ] as const) {
      await at(page, `/dashboard/admin/${path}`);
      await page.waitForSelector(shown);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

  storyIf(lang === 'ar')('finds a listing, features it, and keeps the filters under a name', async () => {
    await aPublicListing();
    await at(desk, `/dashboard/admin/listings?ownerId=${ownerId}`);
    await desk.waitForSelector('tbody tr');
    await look(desk, 'listings');
    await choose(desk.locator('tbody tr').first(), 'feature');
    await confirm();
    await closed();
    await eventually(() => desk.locator('tbody tr').first().innerText()).toContain(words.featured);

    await at(desk, '/dashboard/admin/listings?status=suspended');
    await desk.locator('[data-act=save-filter]').click();
    await dialog().locator('[name=name]').fill(words.filter);
    await confirm();
    await closed();
    await at(desk, '/dashboard/admin/listings');
    await desk.getByRole('link', { name: words.filter, exact: true }).click();
    await desk.waitForURL(/status=suspended/);
  });

  storyIf(lang === 'en')('approves several at once, each with its own result', async () => {
    const { page: theirs } = await openPage(DOORSTEP, { lang, device });
    await signUp(theirs, lang);
    const seller = await callerOf(theirs, lang);
    const ids = [await handIn(url(), seller), await handIn(url(), seller)];
    const { items } = await caller.call<{ items: { id: string }[] }>('GET', '/admin/listings/pending?limit=100');
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    // Out of hearing of its news, a page that is a moment old.
    await withoutNews(desk);
    await at(desk, '/dashboard/admin/listings-review');
    // The longest waiting come first, thirty at a time.
    const boxes = desk.locator('tbody tr').filter({ has: desk.locator(ids.map((id) => `a[href*="${id}"]`).join()) });
    const more = desk.locator('main button').last();
    await desk.waitForSelector('tbody tr');
    while ((await boxes.count()) < ids.length) {
      const before = await desk.locator('tbody tr').count();
      await more.click();
      await eventually(() => desk.locator('tbody tr').count()).toBeGreaterThan(before);
    }
    for (const box of await boxes.getByRole('checkbox').all()) await box.check();
    // One of them is decided by somebody else meanwhile.
    await approve(caller, ids[0] ?? '');
    await expectAccessibleInEachScheme(desk);
    await look(desk, 'several');
    await desk.locator('[data-act=approve-all]').click();
    await dialog().locator('button').last().click();
    await desk.waitForSelector('[role=alert] li');
    await eventually(() => desk.locator('[role=alert] li').count()).toBe(1);
    const { listing } = await seller.call<{ listing: { status: string } }>('GET', `/users/listings/${ids[1]}`);
    expect(listing.status).toBe('active');
    await desk.unroute('**/api/live');
  });

  storyIf(lang === 'ar')('gives a listing to another account, and deletes one with a reason', async () => {
    const id = await aPublicListing();
    const { page: theirs } = await openPage(DOORSTEP, { lang, device });
    const receiver = await signUp(theirs, lang);
    await at(desk, `/dashboard/admin/listings/${id}`);
    await desk.locator('main [data-act=transfer]').click();
    await dialog().locator('[type=search]').fill(receiver.email);
    await dialog().locator('[name=to][type=radio]').first().check();
    await dialog().locator('[name=reason]').fill(words.reason);
    await look(desk, 'transfer');
    await expectAccessibleInEachScheme(desk);
    await confirm();
    await closed();
    const mine = await (await callerOf(theirs, lang)).call<{ items: { id: string }[] }>('GET', '/users/listings');
    expect(mine.items.map((listing) => listing.id)).toEqual([id]);

    await desk.locator('main [data-act=delete]').click();
    await dialog().locator('[name=reason]').fill(words.reason);
    await confirm();
    await desk.waitForURL(/\/dashboard\/admin\/listings(\?|$)/);
  });

  storyIf(lang === 'en')('shows an account whole, signs a device out, and gives its listings away', async () => {
    await anotherDevice(url(), member);
    await at(desk, `/dashboard/admin/users/${ownerId}`);
    await desk.waitForSelector('[data-act=end-session]');
    await look(desk, 'user');
    const devices = () => desk.locator('[data-act=end-session]').count();
    const before = await devices();
    await desk.getByRole('button', { name: new RegExp(words.device) }).click();
    await dialog().locator('button').last().click();
    await eventually(devices).toBe(before - 1);

    const { page: theirs } = await openPage(DOORSTEP, { lang, device });
    const receiver = await signUp(theirs, lang);
    await desk.locator('main [data-act=transfer]').click();
    await dialog().locator('[type=search]').fill(receiver.email);
    await dialog().locator('[name=to][type=radio]').first().check();
    await dialog().locator('[name=reason]').fill(words.reason);
    await confirm();
    await closed();
    await eventually(() => desk.locator('main [data-act=transfer]').count()).toBe(0);
  });

  storyIf(lang === 'ar')('takes an owner’s appeal, which another administrator grants', async () => {
    const id = await aPublicListing();
    await caller.call('POST', `/admin/listings/${id}/suspend`, { reason: words.reason });
    await at(home, '/dashboard/properties');
    await home.locator('[data-act=appeal]').first().click();
    await home.locator('[role=dialog] [name=reason]').fill(words.reason);
    await expectAccessibleInEachScheme(home);
    await home.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => home.locator('main').innerText()).toContain(words.open);
    await look(home, 'appealed');

    const other = await anAdministrator();
    const { page: second } = await openPage(DOORSTEP, { lang, device, scheme });
    await signInAs(second, other);
    await at(second, '/dashboard/admin/appeals');
    const card = second.locator(`li:has(a[href*="${id}"])`);
    await card.waitFor();
    await expectAccessibleInEachScheme(second);
    await expectNoSidewaysScroll(second);
    await look(second, 'appeals');
    await card.locator('[data-act=grant]').click();
    await second.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => card.count()).toBe(0);
    const { listing } = await owner.call<{ listing: { status: string } }>('GET', `/users/listings/${id}`);
    expect(listing.status).toBe('active');
  });

  storyIf(lang === 'en')('lists all offices, narrowed and kept under a name', async () => {
    await at(desk, '/dashboard/admin/offices?status=all');
    await desk.waitForSelector('tbody tr [data-act=more]');
    await desk.selectOption('[name=province]', 'damascus');
    await eventually(() => desk.url()).toContain('province=damascus');
    await desk.locator('[data-act=save-filter]').click();
    await desk.fill('[role=dialog] [name=name]', words.offices);
    await confirm();
    await closed();
    await at(desk, '/dashboard/admin/offices?status=all');
    await desk.getByRole('link', { name: words.offices, exact: true }).click();
    await eventually(() => desk.url()).toContain('province=damascus');
    await desk.waitForSelector('tbody tr [data-act=more]');
    await look(desk, 'offices');
  });

  storyIf(lang === 'ar')(
    'names the offices that offer one home, tells a listing apart, and takes that back',
    async () => {
      const { page: visitor } = await openPage(DOORSTEP, { lang, device, scheme });
      await withoutGraphics(visitor);
      await signUp(visitor, lang);
      const seller = await callerOf(visitor, lang);
      const ids = [await handIn(url(), seller), await handIn(url(), seller)] as const;
      for (const listing of ids) await approve(caller, listing);
      await offerOneHome(ids);
      const [id] = ids;
      await at(visitor, `/property/${id}`);
      const alsoOffered = async () => {
        await visitor.reload();
        return visitor.locator('#also-offered').count();
      };
      await eventually(alsoOffered).toBe(1);
      await visitor.locator('#also-offered').scrollIntoViewIfNeeded();
      await expectAccessibleInEachScheme(visitor);
      await look(visitor, 'also-offered');

      await at(desk, `/dashboard/admin/listings/${id}`);
      await desk.locator('[data-act=home-leave]').click();
      await desk.fill('[role=dialog] [name=reason]', words.reason);
      await confirm();
      await closed();
      await desk.locator('[data-act=home-join]').waitFor();
      await look(desk, 'told-apart');
      await eventually(alsoOffered).toBe(0);
      await desk.locator('[data-act=home-join]').click();
      await desk.locator('[data-act=home-leave]').waitFor();
      await eventually(alsoOffered).toBe(1);
      await visitor.close();
    },
  );
});
