import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { anOfficeOf } from './drivers/offices.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: {
    everyDay: 'طبّق أول دوام على بقية الأيام',
    kurdish: 'الكردية',
    saturday: 'السبت',
    named: 'حمص',
    save: 'احفظ التعديلات',
  },
  en: {
    everyDay: 'Use the first hours',
    kurdish: 'Kurdish',
    saturday: 'Saturday',
    named: 'Homs',
    save: 'Save changes',
  },
};

// Offices need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each(['ar', 'en'] as const)('one’s own office (%s)', (lang) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  /** The manager's page of a new office, and the office's public address. */
  async function aManager(visit: Parameters<typeof openPage>[1] = {}) {
    const agent = await openPage(DOORSTEP, { lang });
    const { email: second } = await signUp(agent.page, lang);
    const opened = await openPage(DOORSTEP, { lang, ...visit });
    const { email } = await signUp(opened.page, lang);
    const { slug } = await anOfficeOf({ manager: email, agent: second });
    await opened.page.goto(`${url()}/dashboard/office?lang=${lang}`);
    await opened.page.waitForSelector('[name=nameEn]');
    return { ...opened, slug };
  }

  storyIf(lang === 'ar')('is described by its manager, and everyone reads it', async () => {
    const { page, slug, complaints } = await aManager();
    await page.fill('[name=address]', 'المالكي، بناء 7');
    await page.fill('[name=phone]', '0912000111');
    await page.fill('[name=email]', 'office@diyar.test');
    await page.getByRole('button', { name: words.save }).first().click();
    await eventually(() => page.locator('main').innerText()).toContain('14%');

    await page.getByRole('switch', { name: words.saturday }).check({ force: true });
    await page.getByRole('button', { name: words.everyDay }).click();
    await page.getByText(words.kurdish).click();
    await page.getByRole('button', { name: words.save }).last().click();
    await eventually(() => page.getByRole('button', { name: words.save }).last().isDisabled()).toBe(true);

    const visitor = await openPage(`/office/${slug}?tab=contact`, { lang });
    const text = await visitor.page.locator('main').innerText();
    for (const part of ['المالكي', '09:00–18:00', words.kurdish]) expect(text).toContain(part);
    expect(text).not.toContain('912000111');
    expect(complaints).toEqual([]);
  });

  it('is accessible and fits', async () => {
    const { page } = await aManager(AXE_VIEW[lang]);
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
    await page.locator('[data-act=window]').click();
    await page.locator('dialog[open] img').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
