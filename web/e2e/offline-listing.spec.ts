import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { chooseKind, field } from './drivers/listing-form.ts';
import { type Member, signUp } from './drivers/members.ts';
import { anAccount, PASSWORD } from './drivers/people.ts';
import { aPhoto, type Photo } from './drivers/photos.ts';
import { storyIf } from './drivers/stories.ts';
import { openWithoutNetwork } from './drivers/without-network.ts';
import { workerSession } from './drivers/worker-session.ts';

const FORM = '/dashboard/properties/new';
const WORDS = {
  ar: {
    title: 'شقة كتبتها على الطريق بلا شبكة',
    text: 'شقة مكسيّة في طابق ثانٍ، شمسها دائمة وجيرانها طيبون، قريبة من المدارس والسوق والمواصلات، جاهزة للسكن فورًا وأوراقها كاملة.',
    kept: 'إعلانك محفوظ على جهازك',
    none: 'لا شيء ينتظر الإرسال',
    compare: 'قارن النسختين',
    erase: 'احذفه',
  },
  en: {
    title: 'A flat written on the road offline',
    text: 'A finished flat on the second floor with sun all day and kind neighbours, near schools, shops and buses; ready to move in, papers complete.',
    kept: 'Your listing is kept on your device',
    none: 'Nothing is waiting to be sent',
    compare: 'Compare versions',
    erase: 'Delete it',
  },
};
type Mine = { items: { id: string; title: string; status: string; imageCount: number; price: { amount: number } }[] };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('a listing written without a network ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  /** Signed in on the form of a flat, with everything at hand that the network brings. */
  async function begin({ hasMap = false, isDeaf = false, isSharing = false } = {}) {
    const { page } = await openPage(DOORSTEP, { lang, device, hasWorker: true });
    if (!hasMap) await withoutGraphics(page);
    if (isDeaf) await page.addInitScript(deafToTheLine);
    const member = await signUp(page, lang);
    await page.goto(`${url()}${FORM}?lang=${lang}`);
    // What the form asks for from now on goes through the worker, and is kept by it.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    if (isSharing) await share(page, lang);
    await chooseKind(page, lang);
    // What is looked at while there is a network can be looked at without, once it has come.
    await page.locator('#listing-tab-location').click();
    await page.waitForSelector(hasMap ? 'canvas' : '[class*=mapless]');
    await page.locator('#listing-tab-features').click();
    await page.locator('#listing-tab-images').click();
    await page.waitForSelector('#listing-panel-images button');
    await page.locator('#listing-tab-details').click();
    await eventually(() =>
      page.evaluate(async () =>
        Boolean(await caches.match(`/api/cities/provinces/homs/cities?in=${document.documentElement.lang}`)),
      ),
    ).toBe(true);
    return { page, member };
  }

  async function write(page: Page): Promise<void> {
    const suffix = lang === 'ar' ? 'Ar' : 'En';
    await page.locator('#listing-tab-details').click();
    await field(page, 'price').fill('٨٥٠٠٠');
    await field(page, 'area').fill('120');
    await field(page, 'attributes-ownership_paper').selectOption({ index: 1 });
    await field(page, `title${suffix}`).fill(words.title);
    await field(page, `description${suffix}`).fill(words.text);
    await page.locator('#listing-tab-location').click();
    await field(page, 'province').selectOption('damascus');
    await field(page, 'city').selectOption('damascus');
    await field(page, 'address').fill(words.title);
    await page.locator('input[placeholder^="33."]').fill('33.5006, 36.2519');
    await page.locator('input[placeholder^="33."]').press('Enter');
    await page.locator('#listing-tab-images').click();
  }

  async function photograph(page: Page): Promise<void> {
    const photos = [
      await aPhoto(page, 'facade', 30),
      await aPhoto(page, 'kitchen', 150),
      await aPhoto(page, 'bath', 250),
    ];
    await page.setInputFiles('input[type=file][accept^="image/"]', photos);
    await eventually(() => filesKept(page)).toBe(3);
    // A form whose photos are still being made ready waits for them.
    await eventually(() => page.locator('#listing-panel-images li[data-state=paused]').count()).toBe(3);
  }

  async function handIn(page: Page): Promise<void> {
    await page.locator('#listing-onwards').click();
    await page.getByText(words.kept).waitFor();
  }

  storyIf(lang === 'ar')('is sent with its photos, once, after the window was closed and opened again', async () => {
    const { page, member } = await begin({ hasMap: true });
    const context = page.context();
    await openWithoutNetwork(page, () => page.goto(`${url()}${FORM}?lang=${lang}`));
    await page.waitForSelector('html[data-ready]');
    await chooseKind(page, lang);
    await write(page);
    await photograph(page);
    await handIn(page);
    await page.close({ runBeforeUnload: false });

    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/listings')) posts.push(request.url());
    });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${url()}${FORM}?lang=${lang}`);
    await first.getByText(words.title).waitFor();
    await second.goto(`${url()}${FORM}?lang=${lang}`);
    await context.setOffline(false);
    const token = await tokenOf(member);
    await eventually(async () =>
      (await mine(token)).items.map(({ status, imageCount }) => [status, imageCount]),
    ).toEqual([['pending', 3]]);
    await eventually(() => filesKept(first)).toBe(0);
    expect(posts).toHaveLength(1);
    await first.goto(`${url()}/dashboard/properties/waiting?lang=${lang}`);
    await first.getByText(words.none).waitFor();
    expect((await mine(token)).items).toHaveLength(1);
  });

  storyIf(lang === 'en')(
    'goes once the browser says that the line is back, and is there once though the answer was lost',
    async () => {
      const { page, member } = await begin({ isDeaf: true });
      await write(page);
      await page.context().setOffline(true);
      await photograph(page);
      await handIn(page);
      let lost = 0;
      await page.context().route('**/api/listings', async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.continue();
        lost++;
        await route.fetch();
        await route.abort();
      });
      await page.context().setOffline(false);
      const { session, registrationId } = await workerSession(page, url());
      expect(await page.evaluate(() => fetch('/api/health').then(({ ok }) => ok))).toBe(true);
      // The page was told nothing of the line that is back.
      expect([lost, await filesKept(page)]).toEqual([0, 3]);
      const line = { origin: url(), registrationId, tag: 'outbox', lastChance: false };
      await session.send('ServiceWorker.dispatchSyncEvent', line);
      const token = await tokenOf(member);
      await eventually(async () => (await mine(token)).items.map(({ status }) => status)).toEqual(['pending']);
      // The page that said it would be sent says that it was.
      await page.waitForSelector('main ol');
      await page.goto(`${url()}/dashboard/properties/waiting?lang=${lang}`);
      await page.getByText(words.none).waitFor();
      expect(lost).toBe(1);
      expect((await mine(token)).items).toHaveLength(1);
    },
  );

  storyIf(lang === 'ar')('meets another version: both are shown, and the owner chooses', async () => {
    const { page, member } = await begin();
    await write(page);
    await eventually(() => page.evaluate(() => new URLSearchParams(location.search).get('draft'))).not.toBeNull();
    const id = new URL(page.url()).searchParams.get('draft') ?? '';
    const token = await tokenOf(member);
    await eventually(async () => (await ask(token, `/listings/${id}/draft`)).draft?.content.latitude).toBe(33.5006);
    await page.context().setOffline(true);
    await photograph(page);
    await handIn(page);
    const { draft } = await ask(token, `/listings/${id}/draft`);
    const content = { ...draft.content, price: 99_000 };
    await ask(token, `/listings/${id}/draft`, 'PUT', { content, baseVersion: draft.version });

    await page.getByRole('link', { name: lang === 'ar' ? 'ما ينتظر الإرسال' : 'Waiting to be sent' }).click();
    await page.getByText(words.title).waitFor();
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words.compare }).click();
    const dialog = page.locator('[role=dialog]');
    await dialog
      .getByText(/99,?000/)
      .first()
      .waitFor();
    await expectAccessibleInEachScheme(page);
    await dialog.locator('button').last().click();
    await page.getByText(words.none).waitFor();
    await eventually(async () => (await mine(token)).items.map(({ status, price }) => [status, price.amount])).toEqual([
      ['pending', 85_000],
    ]);
  });

  storyIf(lang === 'en')('is taken back, and belongs to the account it was written in', async () => {
    const { page, member } = await begin();
    await write(page);
    await page.context().setOffline(true);
    await photograph(page);
    await handIn(page);
    await page.getByRole('link', { name: lang === 'ar' ? 'ما ينتظر الإرسال' : 'Waiting to be sent' }).click();
    await page.getByText(words.title).waitFor();
    await page.evaluate(() => {
      for (const key of ['diyar-user', 'diyar-left']) localStorage.removeItem(key);
    });
    await page.context().clearCookies();
    // The window is left first: it knows its account still, and would send the letter with the first of the network.
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.goto(`${url()}/login?lang=${lang}`);
    await signUp(page, lang);
    await page.goto(`${url()}/dashboard/properties/waiting?lang=${lang}`);
    await page.getByText(words.none).waitFor();
    const token = await tokenOf(member);
    expect((await mine(token)).items.filter(({ status }) => status === 'pending')).toEqual([]);
  });

  storyIf(lang === 'ar')('is begun with a shared photo, and deleted after it was asked', async () => {
    const { page } = await begin({ isSharing: true });
    await write(page);
    // The shared photo has arrived, and waits nowhere any more.
    await page.locator('#listing-panel-images button img').waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length)).toBe(0);
    await page.context().setOffline(true);
    await photograph(page);
    await handIn(page);
    await page.getByRole('link', { name: lang === 'ar' ? 'ما ينتظر الإرسال' : 'Waiting to be sent' }).click();
    await page.locator('main li button').last().click();
    await page.getByRole('button', { name: words.erase, exact: true }).click();
    await page.getByText(words.none).waitFor();
    expect(await filesKept(page)).toBe(0);
  });

  storyIf(lang === 'en')('takes a photo that was shared while nobody was signed in, after the log-in', async () => {
    const { email } = await anAccount(url(), lang);
    const { page } = await openPage('/about', { lang, device, hasWorker: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await postPhoto(page, lang);
    await page.waitForURL(/\/login/);
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', PASSWORD);
    await page.locator('main form button[type=submit]').click();
    await sharedPhotoWaits(page, lang);
    await withoutGraphics(page);
    await chooseKind(page, lang);
    await page.locator('#listing-tab-images').click();
    await page.locator('#listing-panel-images button img').waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length)).toBe(0);
  });

  const api = (path: string) => `${url()}/api${path}`;
  async function tokenOf({ email }: Member): Promise<string> {
    const body = JSON.stringify({ email, password: PASSWORD });
    const reply = await fetch(api('/auth/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await reply.json()).data.tokens.accessToken;
  }
  async function ask(token: string, path: string, method = 'GET', body?: object) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': lang };
    const reply = await fetch(api(path), { method, headers, body: body && JSON.stringify(body) });
    return (await reply.json()).data ?? {};
  }
  const mine = (token: string): Promise<Mine> => ask(token, '/users/listings');
});

/**
 * The page hears nothing of a line that comes back, and the browser, which is not as offline as its page, wakes the worker at no
 * moment of its own.
 */
function deafToTheLine(): void {
  const { SyncManager } = window as unknown as { SyncManager: { prototype: object } };
  Object.assign(SyncManager.prototype, { register: async () => {} });
  addEventListener('online', (event) => event.stopImmediatePropagation());
}

/** Hands a photo over as another app of the device does; the form says that it waits. */
async function share(page: Page, lang: 'ar' | 'en'): Promise<void> {
  await postPhoto(page, lang);
  await sharedPhotoWaits(page, lang);
  await expectAccessibleInEachScheme(page);
}

async function sharedPhotoWaits(page: Page, lang: 'ar' | 'en'): Promise<void> {
  await page.waitForURL(/shared=1/);
  await page.waitForSelector('html[data-ready]');
  await page.getByText(lang === 'ar' ? 'صورة واحدة من تطبيق آخر' : '1 photo from another app').waitFor();
}

async function postPhoto(page: Page, lang: 'ar' | 'en'): Promise<void> {
  const photo: Photo = await aPhoto(page, 'balcony', 90);
  await page.evaluate((to) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'multipart/form-data' });
    form.action = to;
    form.id = 'share';
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'photos' }));
    document.body.append(form);
  }, `/share-photos?lang=${lang}`);
  await page.setInputFiles('#share input', photo);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit());
}

const filesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('diyar-outbox');
        // Nothing was kept yet: the store is the site's to make.
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onerror = () => resolve(0);
        open.onsuccess = () => {
          const db = open.result;
          const count = db.transaction('files').objectStore('files').count();
          count.onsuccess = () => {
            db.close();
            resolve(count.result);
          };
        };
      }),
  );
