import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible } from './drivers/checks.ts';
import { type GoogleSite, siteWithGoogle } from './drivers/google-site.ts';

const WORDS = {
  ar: {
    registered: 'تم إنشاء حسابك بواسطة Google!',
    loggedIn: 'تم تسجيل الدخول بحساب Google!',
    exists: 'يوجد حساب بهذا البريد. سجّل الدخول بدلًا من ذلك.',
    none: 'لم تصلنا بيانات الدخول من Google. حاول مرة أخرى.',
    missing: 'الدخول بحساب Google غير مهيّأ هنا: معرّف التطبيق ناقص. ادخل بالبريد الإلكتروني.',
  },
  en: {
    registered: 'Successfully registered with Google!',
    loggedIn: 'Successfully logged in with Google!',
    exists: 'Account already exists. Please try logging in.',
    none: 'No credential received from Google. Please try again.',
    missing: 'Google sign-in is not configured here: the client id is missing. Please use your email.',
  },
} as const;
const LANGS = ['ar', 'en'] as const;

const someone = () => ({
  sub: randomUUID(),
  email: `${randomUUID().slice(0, 12)}@gmail.com`,
  given_name: 'ليلى',
  family_name: 'الخطيب',
});
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const leave = async (page: Page) => {
  await page.locator('#sidebar button').click();
  await page.waitForURL(/\/login/);
};

// A token is worth something only where the API can check it.
describe.runIf(process.env.E2E_URL)('Google', () => {
  let site: GoogleSite;
  const { openPage } = aVisitor(async () => {
    site = await siteWithGoogle();
    return site;
  });

  it('registers whom the log-in does not know, and logs them in the next time', async () => {
    const lang = 'ar';
    site.issuer.become(someone());
    const { page, complaints } = await openPage('/login', { lang });
    await page.locator('[data-google]').click();
    await says(page, WORDS[lang].registered);
    await page.waitForURL(/\/dashboard\/properties/);
    await leave(page);
    await page.locator('[data-google]').click();
    await says(page, WORDS[lang].loggedIn);
    await page.waitForURL(/\/dashboard\/properties/);
    // Nothing that the policy refused is among what the console said.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    await page.context().close();
  });

  it('says on the registration that there is an account, and offers to try again', async () => {
    const lang = 'en';
    const known = someone();
    site.issuer.become(known);
    const { page } = await openPage('/one-click', { lang, device: 'phone' });
    await page.locator('[data-google]').click();
    await page.waitForURL(/\/dashboard\/properties/);
    await page.context().close();

    const second = await openPage('/register', { lang });
    await second.page.locator('[data-google]').click();
    await says(second.page, WORDS[lang].exists);
    await second.page.locator('form').waitFor();
    const own = second.page.getByRole('button', { name: /Google/ }).first();
    expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await own.click();
    await second.page.locator('[data-google]').waitFor();

    site.issuer.become(undefined);
    await second.page.locator('[data-google]').click();
    await says(second.page, WORDS[lang].none);
    await second.page.context().close();
  });

  it('leads back to where the visitor came from, and signs up from the popup without leaving the page', async () => {
    site.issuer.become(someone());
    const { page } = await openPage('/about', {
      lang: 'en',
      clock: true,
      invited: true,
      moving: true,
    });
    await page.waitForFunction(() => sessionStorage.getItem('diyar-page-views'));
    await page.clock.runFor(16_000);
    await page.locator('dialog[open] [data-google]').waitFor();
    await expectAccessible(page);
    await page.locator('dialog[open] [data-google]').click();
    await says(page, WORDS.en.registered);
    await page.clock.runFor(1_000);
    await eventually(() => page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.context().close();
  });
});

describe.runIf(process.env.E2E_URL)('an account that came with Google', () => {
  let site: GoogleSite;
  const { openPage } = aVisitor(async () => {
    site = await siteWithGoogle();
    return site;
  });

  it('sets its first password once Google has confirmed the person', async () => {
    site.issuer.become(someone());
    const { page } = await openPage('/login', { lang: 'ar', device: 'phone' });
    await page.locator('[data-google]').click();
    await page.waitForURL(/\/dashboard\/properties/);
    await page.goto(`${site.url}/dashboard/settings/security?lang=ar`);
    await page.fill('[name=newPassword]', 'Euphrates?Delta7');
    await page.fill('[name=confirmPassword]', 'Euphrates?Delta7');
    await page.locator('main form button[type=submit]').first().click();
    await page.locator('[role=dialog] [data-google]').click();
    await page.waitForSelector('[name=currentPassword]');
    await eventually(() => page.inputValue('[name=newPassword]')).toBe('');
    await page.context().close();
  });
});

describe('without Google', () => {
  const { openPage } = aVisitor();

  it.each(LANGS)('our own button stands there and says why it can’t help (%s)', async (lang) => {
    for (const path of ['/login', '/register', '/one-click']) {
      const { page } = await openPage(path, { lang });
      const own = page.getByRole('button', { name: /Google/ });
      await own.and(page.locator(':not([aria-disabled])')).click();
      // Without an API nobody can say why.
      if (process.env.E2E_URL) await says(page, WORDS[lang].missing);
      if (path === '/login') await expectAccessible(page);
      await page.context().close();
    }
  });
});
