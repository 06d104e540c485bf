import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import {
  eventually,
  expectAccessible,
  expectAccessibleInEachScheme,
  expectFitsNarrow,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { devicesOf } from './drivers/notifications.ts';
import { PAIR, toldLooks } from './drivers/stories.ts';
import { workerSession } from './drivers/worker-session.ts';

const WORDS = {
  ar: { on: 'فعّل الإشعارات', off: 'أوقفها على هذا الجهاز', open: 'افتح' },
  en: { on: 'Turn on notifications', off: 'Turn off on this device', open: 'Open' },
};

const LOOKS = toldLooks(PAIR);

/** A browser without a window refuses notifications, and has no push service behind it: what a person and a service would answer. */
function standIn(): void {
  let current: object | null = null;
  const granted = () => sessionStorage.getItem('granted') !== null;
  Object.defineProperty(Notification, 'permission', { get: () => (granted() ? 'granted' : 'default') });
  Notification.requestPermission = async () => {
    sessionStorage.setItem('granted', '');
    return 'granted';
  };
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    const { publicKey } = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])) as CryptoKeyPair;
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    const keys = {
      p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
      auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
    };
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const unsubscribe = async () => {
      current = null;
      return true;
    };
    current = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return current as PushSubscription;
  };
}

/** Hands the worker a message as the browser's push service would. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const { session, registrationId } = await workerSession(page, origin);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

describe.runIf(process.env.E2E_URL).each(LOOKS)('notifications on a device ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  it('are switched on in the settings, heard once on an open page, and switched off', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, hasWorker: true });
    await page.addInitScript(standIn);
    const member = await signUp(page, lang);
    await page.goto(`${url()}/dashboard/settings/notifications?lang=${lang}`);
    await page.getByRole('button', { name: words.on }).click();
    await page.getByRole('button', { name: words.off }).waitFor();
    expect(await devicesOf(member.email)).toMatchObject([{ language: lang }]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const message = { title: 'سعر جديد', body: '«شقة»: صار 100 $', url: '/dashboard/favorites', tag: 'a', lang };
    await deliver(page, url(), message);
    const toast = page.getByRole('status').filter({ hasText: message.title });
    await toast.waitFor();
    expect(await toast.count()).toBe(1);
    await toast.getByRole('button', { name: words.open }).click();
    await page.waitForURL(/\/dashboard\/favorites/);

    await page.goto(`${url()}/dashboard/settings/notifications?lang=${lang}`);
    await page.getByRole('button', { name: words.off }).click();
    await page.getByRole('button', { name: words.on }).waitFor();
    expect(await devicesOf(member.email)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe.runIf(process.env.E2E_URL)('notifications that the browser blocks', () => {
  const { openPage, url } = aVisitor();

  it('are said to be blocked, with the way to allow them, and offer no switch', async () => {
    const lang = 'en';
    const { page, complaints } = await openPage(DOORSTEP, { lang, device: 'phone', hasWorker: true });
    // A browser without a window refuses them by itself; one with a window would be asked.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await signUp(page, lang);
    await page.goto(`${url()}/dashboard/settings/notifications?lang=${lang}`);
    await page.getByText(/blocks our notifications.+set Notifications to “Allow”/).waitFor();
    await page.getByText('Blocked', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: WORDS[lang].on }).count()).toBe(0);
    await expectAccessibleInEachScheme(page);
    await expectFitsNarrow(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
