import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor } from './drivers/browser.ts';
import { eventually } from './drivers/checks.ts';
import { type Caller, callerOf, FORM, handIn } from './drivers/handed-in.ts';
import { signUp } from './drivers/members.ts';

const WORDS = {
  ar: { decided: 'بُتّ في هذا الإعلان من قبل' },
  en: { decided: 'has already been decided' },
} as const;

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'dark' },
  { lang: 'en', device: 'desktop', scheme: 'light' },
] as const)('the review ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  let desk: Page;
  let complaints: string[];
  let home: Page;
  let owner: Caller;

  const at = (page: Page, path: string) => page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const act = (page: Page, name: string) => page.locator(`main [data-act=${name}]`).click();
  const openDetail = async (page: Page, id: string) => {
    await at(page, `/dashboard/admin/listings/${id}`);
    await page.waitForSelector('dl');
  };

  beforeAll(async () => {
    admin = await anAdministrator();
    ({ page: desk, complaints } = await openPage('/login', { lang, device, scheme, bypassCsp: true }));
    await signInAs(desk, admin);
    ({ page: home } = await openPage('/login', { lang, device }));
    await signUp(home, lang);
    owner = await callerOf(home, lang);
  });
  // The map may not be drawn where there is no graphics card, and says so; whoever comes second is answered 409.
  afterAll(() => expect(complaints.filter((text) => !/WebGL|GPU|map|status of 409/i.test(text))).toEqual([]));

  it('shows a change against what is public, and tells the slower of two administrators', async () => {
    const id = await handIn(url(), owner);
    const first = await openPage('/login', { lang });
    await signInAs(first.page, admin);
    await openDetail(first.page, id);
    await openDetail(desk, id);
    await act(first.page, 'approve');
    await eventually(() => first.page.url()).not.toContain(id);
    await act(desk, 'approve');
    await eventually(() => desk.locator('main [role=alert]').first().innerText()).toContain(words.decided);

    const { draft } = await owner.call<{ draft: { content: Record<string, unknown> } }>('GET', `/listings/${id}/draft`);
    const { categoryId: _, ...content } = draft.content;
    await owner.call('PUT', `/listings/${id}`, {
      ...content,
      descriptionAr: FORM.descriptionAr.replace('حديث', 'قديم مرمّم'),
    });
    await openDetail(desk, id);
    await eventually(() =>
      desk
        .locator('del')
        .allInnerTexts()
        .then((all) => all.join()),
    ).toContain('حديث');
    expect((await desk.locator('ins').allInnerTexts()).join()).toContain('قديم مرمّم');
    expect(
      await desk
        .locator('del')
        .first()
        .evaluate((one) => getComputedStyle(one).direction),
    ).toBe('rtl');

    // Out of public view and back, both in the trail.
    for (const reason of ['بلاغات كثيرة', undefined]) {
      await act(desk, 'suspend');
      if (reason) await desk.fill('dialog [name=reason]', reason);
      await desk.locator('dialog[open] button[type=submit]').click();
      await eventually(() => desk.locator('dialog[open]').count()).toBe(0);
    }
    await eventually(() => desk.locator('main ol li').count()).toBe(3);
  });
});
