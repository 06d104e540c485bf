import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { mailTo } from './drivers/mail.ts';
import { anotherDevice, signUp } from './drivers/members.ts';
import { PASSWORD } from './drivers/people.ts';
import { readQr } from './drivers/qr.ts';
import { captureScreen } from './drivers/shots.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';

const TABS = ['profile', 'security', 'appearance', 'notifications', 'delete'];
const NEW_PASSWORD = 'Euphrates?Delta7';
/** A green square of 32 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mOQq4iiKWIYtWDUglELRi0YtWDUglELRi0YtWDUglELhooFAHEkwC4Cyd8AAAAAAElFTkSuQmCC',
  'base64',
);

const WORDS = {
  ar: {
    letters: 'الاسم حروف ومسافات وشرطات وفواصل عليا فقط.',
    type: 'نوع الملف غير صالح. المسموح JPG أو PNG أو GIF.',
    wrongPassword: 'كلمة المرور الحالية غير صحيحة.',
    wrongCode: 'رمز التحقّق غير صحيح أو انتهت صلاحيته.',
    mismatch: 'كلمتا المرور غير متطابقتين.',
    link: 'ربط تيليغرام',
    refused: 'رسائلنا إلى',
  },
  en: {
    letters: 'Names may only contain letters, spaces, hyphens and apostrophes.',
    type: 'Invalid file type. JPG, PNG or GIF is allowed.',
    wrongPassword: 'The current password is not right.',
    wrongCode: 'Invalid or expired verification code.',
    mismatch: 'Passwords do not match.',
    link: 'Link Telegram',
    refused: 'come back',
  },
};

// The settings need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the settings ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  async function open(tab: string, visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    const member = await signUp(page, lang);
    await show(page, tab);
    return { page, complaints, member };
  }

  async function show(page: Page, tab: string): Promise<void> {
    await page.goto(`${url()}/dashboard/settings/${tab}?lang=${lang}`);
    await page.waitForSelector('main h2');
  }

  const fieldError = async (page: Page, name: string) => {
    const ids = (await page.locator(`main [name="${name}"]`).getAttribute('aria-describedby')) ?? '';
    const error = ids.split(' ').find((id) => /-(error|error)$/.test(id));
    return error && page.locator(`[id="${error}"]`).textContent();
  };
  const submit = (page: Page, field: string) =>
    page.locator(`main form:has([name="${field}"]) button[type=submit]`).click();

  it('tell of mails that come back, and of the chats at Telegram and WhatsApp', async () => {
    const { page, complaints } = await open('profile');
    await page.route('**/api/users/profile', async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...rest, data: { ...data, user: { ...data.user, emailRefused: true } } } });
    });
    const chat = (channel: string) => ({ channel, isSetUp: true, linked: null as object | null });
    const [telegram, whatsapp] = [chat('telegram'), chat('whatsapp')];
    const data = { chats: [telegram, whatsapp] };
    await page.route('**/api/notifications/chats', (route) =>
      route.fulfill({ json: { success: true, data, message: '', errors: null, statusCode: 200 } }),
    );
    await show(page, 'profile');
    await page.locator('main [role=alert]', { hasText: words.refused }).waitFor();
    const seen = async (name: string) => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await captureScreen(page, `settings-${name}-${lang}`, true);
    };
    await seen('refused');
    await show(page, 'notifications');
    await page.getByRole('button', { name: words.link }).waitFor();
    await seen('telegram');
    telegram.linked = { name: 'سامر الخطيب', linkedAt: '2026-11-28T10:00:00.000Z' };
    await show(page, 'notifications');
    const alerts = page.locator('[name="savedSearches.telegram"]');
    await alerts.waitFor();
    await seen('telegram-linked');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await alerts.press('Space');
    expect((await saved).postDataJSON().savedSearches).toMatchObject({ telegram: false });
    expect(complaints).toEqual([]);
  });

  it('are accessible and fit, each tab at both spellings of its address', async () => {
    const { page, complaints } = await open('profile', AXE_VIEW[lang]);
    for (const tab of TABS) {
      await show(page, tab);
      await expectNoSidewaysScroll(page);
      await expectFitsNarrow(page);
      await expectAccessible(page);
      await eventually(() => page.locator('main nav [aria-current=page]').getAttribute('href')).toContain(
        `/settings/${tab}`,
      );
    }
    await page.goto(`${url()}/dashboard/admin/settings/security?lang=${lang}`);
    await page.waitForSelector('[name=currentPassword]');
    expect(new URL(page.url()).pathname).toBe('/dashboard/settings/security');
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')('change the profile, keep what was typed, and do not let it be lost', async () => {
    const { page } = await open('profile');

    await page.fill('[name=firstName]', 'R2');
    await page.fill('[name=lastName]', 'عبد الله');
    await submit(page, 'firstName');
    await eventually(() => fieldError(page, 'firstName')).toBe(words.letters);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');

    await page.fill('[name=firstName]', 'ريم');
    await page.fill('[name=phone]', '12');
    await submit(page, 'firstName');
    await eventually(() => fieldError(page, 'phone')).toMatch(/9/);
    await eventually(() => page.inputValue('[name=lastName]')).toBe('عبد الله');
    expect(await page.locator('[name=email]').getAttribute('readonly')).not.toBeNull();

    await page.locator('main nav a[href*="/settings/delete"]').click();
    await page.waitForSelector('[role=dialog]');
    await page.locator('[role=dialog] button').first().click();
    expect(new URL(page.url()).pathname).toBe('/dashboard/settings/profile');

    await page.fill('[name=phone]', '٠٩٤٤ ٠٠٠ ١١٢'.replace('٠٠٠ ١١٢', String(Date.now()).slice(-6)));
    await submit(page, 'firstName');
    await eventually(() => page.inputValue('[name=phone]')).toMatch(/^\+963944\d{6}$/);
    await page.locator('main nav a[href*="/settings/delete"]').click();
    await page.waitForURL(/settings\/delete/);
    await show(page, 'profile');
    await eventually(() => page.inputValue('[name=firstName]')).toBe('ريم');
  });

  storyIf(lang === 'en')('take a picture, refuse what is none, and take it away', async () => {
    const { page } = await open('profile');
    await page.setInputFiles('[name=avatar]', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PNG });
    await eventually(() => page.locator('main section [role=alert]').first().textContent()).toBe(words.type);
    // The error is the one that stands there already: that it was said again, the answer tells.
    const refused = page.waitForResponse(/\/api\/users\/avatar/);
    await page.setInputFiles('[name=avatar]', {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    expect((await refused).ok()).toBe(false);
    await eventually(() => page.locator('main section [role=alert]').first().textContent()).toBe(words.type);
    await page.setInputFiles('[name=avatar]', { name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await page.waitForSelector('main section img[src^="/images/"]');
    await page.locator('main section').first().locator('button').nth(1).click();
    await eventually(() => page.locator('main section img').count()).toBe(0);
  });

  storyIf(lang === 'ar')('confirm the telephone with the code that was sent', async () => {
    const { page, member } = await open('profile');
    const card = page.locator('main section').last();
    await card.locator('button').click();
    await page.waitForSelector('[name=code]');
    await page.fill('[name=code]', '000000');
    const { subject } = await mailTo(url(), member.phone.replace(/^0/, '+963'), /./);
    const code = /\d{6}/.exec(subject)?.[0] ?? '';
    if (code !== '000000') {
      await submit(page, 'code');
      await eventually(() => fieldError(page, 'code')).toBe(words.wrongCode);
    }
    await page.fill('[name=code]', code);
    await submit(page, 'code');
    await eventually(() => page.locator('[name=code]').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('main h2');
    await eventually(() => card.locator('button').count()).toBe(0);
  });

  storyIf(lang === 'en')('change the password, and show and end the other devices', async () => {
    const { page, member } = await open('security');
    await anotherDevice(url(), member);
    await page.reload();
    await page.waitForSelector('main li:has-text("Firefox 140, Android")');
    await page.locator('main li button').click();
    await page.locator('[role=dialog] button').last().click();
    await eventually(() => page.locator('main section li:has(svg) bdi:text("Firefox 140")').count()).toBe(0);

    await page.fill('[name=currentPassword]', 'Wrong!pass1');
    await page.fill('[name=newPassword]', NEW_PASSWORD);
    await page.fill('[name=confirmPassword]', 'Other!pass1');
    await submit(page, 'newPassword');
    await eventually(() => fieldError(page, 'confirmPassword')).toBe(words.mismatch);
    await page.fill('[name=confirmPassword]', NEW_PASSWORD);
    await submit(page, 'newPassword');
    await eventually(() => fieldError(page, 'currentPassword')).toBe(words.wrongPassword);
    await page.fill('[name=currentPassword]', PASSWORD);
    await submit(page, 'newPassword');
    await eventually(() => page.inputValue('[name=newPassword]')).toBe('');
    await expect(anotherDevice(url(), member)).rejects.toThrow();
  });

  it('enrol an authenticator, show the recovery codes once, and give it up with one of them', async () => {
    const { page, member } = await open('security', { scheme: lang === 'ar' ? 'dark' : 'light' });
    const card = page.locator('main section:has(h2)').nth(1);
    const dialog = page.locator('[role=dialog]:has(form)');
    const errorInDialog = () => dialog.locator('[id$="-error"], [id$="-error"]').textContent();
    const confirmIt = () => dialog.locator('button[type=submit]').click();
    await card.locator('button').click();
    await dialog.waitFor();
    await expectAccessible(page);
    // Called off, nothing happens; asked again, it starts over.
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
    await card.locator('button').click();
    await dialog.locator('[name=password]').fill('Wrong!pass1');
    await confirmIt();
    await eventually(errorInDialog).toBe(words.wrongPassword);
    if (lang === 'ar') await dialog.locator('[name=password]').fill(PASSWORD);
    else {
      await dialog.locator('button').last().click();
      await confirmIt();
      await dialog.locator('[name=mailCode]').waitFor();
      const { text } = await mailTo(url(), member.email, /^\d{6}$/m);
      await dialog.locator('[name=mailCode]').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
    }
    await confirmIt();
    const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const link = await card.locator('a[href^="otpauth://totp/"]').getAttribute('href');
    expect(link).toContain(secret);
    await eventually(() => readQr(card.getByRole('img', { name: /QR/ }))).toBe(link);
    await page.fill('[name=code]', generateSync({ secret }));
    await submit(page, 'code');
    await page.waitForSelector('main section section li');
    const codes = await card.locator('li code').allTextContents();
    expect(new Set(codes).size).toBe(10);

    // They are not to be left behind by mistake.
    await page.locator('main nav a[href*="/settings/profile"]').click();
    await page.locator('[role=dialog] button').first().click();
    await card.locator('section button').last().click();
    await eventually(() => card.locator('li code').count()).toBe(0);

    await card.locator('button').last().click();
    await page.locator('[role=dialog]:not(:has(form)) button').last().click();
    await dialog.locator('[name=password]').fill(PASSWORD);
    await dialog.locator('[name=code]').fill('aaaaa-bbbbb');
    await confirmIt();
    await eventually(errorInDialog).toBe(words.wrongCode);
    await dialog.locator('[name=code]').fill(codes[0] ?? '');
    await confirmIt();
    await eventually(() => dialog.count()).toBe(0);
    await eventually(() => card.locator('button').count()).toBe(1);
  });

  storyIf(lang === 'en')(
    'keep language and appearance here and in the profile, which brings the appearance to the next device and offers the language',
    async () => {
      const { page, member } = await open('appearance');
      const scheme = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      const other = lang === 'ar' ? 'en' : 'ar';
      // Another language is another document, and a call of the one before may end with it.
      const told = page.waitForResponse(
        (reply) => reply.request().method() === 'PUT' && reply.url().includes('/users/profile'),
      );
      // Light, dark, as the device says.
      await page.getByRole('radio').nth(1).click();
      await eventually(() => scheme(page)).toBe('dark');
      await told;
      await page.locator(`main a[hreflang=${other}]`).click();
      await page.waitForURL(new RegExp(`/dashboard/settings/appearance\\?lang=${other}`));
      await page.waitForSelector(`html[lang=${other}] main h2`);
      await eventually(() => scheme(page)).toBe('dark');
      const profile = async () => {
        const login = await page.request.post(`${url()}/api/auth/login`, {
          data: { email: member.email, password: PASSWORD },
        });
        const { user } = ((await login.json()) as { data: { user: { language: string; theme: string } } }).data;
        return `${user.language} ${user.theme}`;
      };
      await eventually(profile).toBe(`${other} dark`);

      const { page: next } = await openPage('/login', { lang, device });
      await next.fill('[name=email]', member.email);
      await next.fill('[name=password]', PASSWORD);
      await next.locator('form button[type=submit]').click();
      // The page's language stays; the profile's is changed by the offer alone.
      await next.waitForURL(new RegExp(`/dashboard/properties\\?lang=${lang}`));
      await eventually(() => scheme(next)).toBe('dark');
      await eventually(profile).toBe(`${other} dark`);
      await next.locator('[role=status][data-kind=info] button').first().click();
      await eventually(profile).toBe(`${lang} dark`);
    },
  );

  storyIf(lang === 'ar')('keep what to be told of, and take back what could not be kept', async () => {
    const { page } = await open('notifications');
    const push = page.locator('[name="newLead.push"]');
    const email = page.locator('[name="newLead.email"]');
    const kept = page.waitForResponse(/notification-preferences/);
    await push.click();
    await eventually(() => push.isChecked()).toBe(false);
    expect((await kept).status()).toBe(200);

    await page.route(/notification-preferences/, (route) => route.abort());
    await email.click();
    await eventually(() => email.isChecked()).toBe(true);
    await page.unroute(/notification-preferences/);
    await page.reload();
    await push.waitFor();
    expect([await push.isChecked(), await email.isChecked()]).toEqual([false, true]);
  });

  storyIf(lang === 'en')('send the link that deletes the account, and say what remains', async () => {
    const { page, member } = await open('delete');
    await eventually(() => page.locator('main').textContent()).toMatch(/30.*7/s);
    await page.locator('main form button[type=submit]').click();
    await eventually(() => page.locator('main [role=status]').textContent()).toContain(member.email);
    await mailTo(url(), member.email, /account\/delete\/confirm\?token=/);
  });

  storyIf(lang === 'ar')('say so when the profile cannot be loaded, and load it when asked again', async () => {
    const { page } = await open('profile');
    await page.route(/api\/users\/profile/, (route) => route.abort());
    await page.reload();
    const panel = page.locator('main [role=alert] button');
    await panel.waitFor();
    await page.unroute(/api\/users\/profile/);
    await panel.click();
    await page.waitForSelector('[name=firstName]');
  });
});
