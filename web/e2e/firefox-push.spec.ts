import { rowOf } from '@diyar/db/row-of';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../api/testing/factories.ts';
import { enquiry } from '../../api/testing/leads.ts';
import { eventually } from './drivers/checks.ts';
import { aFirefox, FIREFOX } from './drivers/firefox.ts';
import { anAccount, PASSWORD } from './drivers/people.ts';
import { type PushSite, siteWithPush } from './drivers/push-site.ts';
import { PAIR, toldLooks } from './drivers/stories.ts';

const WORDS = {
  ar: {
    on: 'فعّل الإشعارات',
    off: 'أوقفها على هذا الجهاز',
    inquiry: 'استفسار جديد من سامر الحلبي',
    about: 'عن إعلانك',
  },
  en: {
    on: 'Turn on notifications',
    off: 'Turn off on this device',
    inquiry: 'A new inquiry from سامر الحلبي',
    about: 'About your listing',
  },
};
/** Without a desktop there is no system that could show notifications: Firefox shows its own. */
const WITHOUT_DESKTOP = { 'alerts.useSystemBackend': false };

/** The whole way of a push but for Mozilla's own computers: subscribed, encrypted, posted, handed over, decrypted, shown, ended. */
describe.runIf(process.env.E2E_URL && FIREFOX)('web push in Firefox', () => {
  let site: PushSite;
  beforeAll(async () => {
    site = await siteWithPush();
    return site.close;
  });
  const { openPage } = aFirefox(() => ({ ...site.push.preferences, ...WITHOUT_DESKTOP }));

  /** Somebody with a listing who has switched notifications on in the settings. */
  async function aSubscriber(lang: 'ar' | 'en', device: 'phone' | 'desktop') {
    const { email } = await anAccount(site.url, lang);
    const { page, complaints } = await openPage(`${site.url}/about?lang=${lang}`, device);
    await page.browserContext().overridePermissions(site.url, ['notifications']);
    expect(await signIn(page, email)).toBe(200);
    await page.goto(`${site.url}/dashboard/settings/notifications?lang=${lang}`);
    await button(page, WORDS[lang].on).click();
    await button(page, WORDS[lang].off).wait();
    const { id } = await rowOf(site.db('users').where({ email }).first('id'));
    const { id: listingId } = await aListing(site.db, { owner: { id } });
    const { endpoint } = await rowOf(devicesOf(id).first('endpoint'));
    return { page, complaints, id, listingId, endpoint };
  }

  const devicesOf = (id: string) => site.db('push_subscriptions').where({ user_id: id });

  async function inquire(listingId: string): Promise<void> {
    const { accessToken } = await anAccount(site.url, 'ar');
    const reply = await fetch(`${site.url}/api/listings/${listingId}/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(enquiry()),
    });
    expect(reply.status, await reply.text()).toBeLessThan(300);
  }

  it.each(toldLooks(PAIR))('reaches a closed site as a notification, an open page as a toast ($lang)', async (look) => {
    const words = WORDS[look.lang];
    const { page, complaints, id, listingId, endpoint } = await aSubscriber(look.lang, look.device);
    expect(site.push.endpoints()).toContain(endpoint);
    const before = site.push.acks.length;

    await page.goto('about:blank');
    await inquire(listingId);
    await eventually(() => site.push.acks.slice(before).map(({ code }) => code)).toEqual([100]);
    const [post] = site.push.posted.filter((posted) => posted.endpoint === endpoint);
    expect(post?.status).toBe(201);
    expect(post?.body.includes('سامر')).toBe(false);
    await page.goto(`${site.url}/about?lang=${look.lang}`);
    await page.waitForSelector('html[data-ready]');
    await eventually(() => shown(page)).toEqual([
      {
        title: words.inquiry,
        body: expect.stringContaining(words.about),
        lang: look.lang,
        dir: look.lang === 'ar' ? 'rtl' : 'ltr',
        url: expect.stringMatching(/^\/dashboard\/leads/),
      },
    ]);

    await inquire(listingId);
    await page.waitForSelector(`[role=status]::-p-text(${words.inquiry})`);
    expect(await shown(page)).toHaveLength(1);

    await page.goto(`${site.url}/dashboard/settings/notifications?lang=${look.lang}`);
    await button(page, words.off).click();
    await button(page, words.on).wait();
    await eventually(() => site.push.endpoints()).not.toContain(endpoint);
    expect(await devicesOf(id)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('forgets a device that the service has forgotten', async () => {
    const { id, listingId, endpoint } = await aSubscriber('ar', 'phone');
    site.push.forget(endpoint);
    await inquire(listingId);
    await eventually(() => devicesOf(id)).toEqual([]);
    const answers = site.push.posted.filter((posted) => posted.endpoint === endpoint).map(({ status }) => status);
    expect(answers).toEqual([410]);
  });
});

const button = (page: Page, words: string) => page.locator(`button::-p-text(${words})`);

/** As the log-in's form does. */
const signIn = (page: Page, email: string): Promise<number> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-session': 'cookie' };
      return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ email, password: PASSWORD }),
  );

/** Notifications of the site that stand on the device. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const standing = await (await navigator.serviceWorker.ready).getNotifications();
    return standing.map(({ title, body, lang, dir, data }) => ({ title, body, lang, dir, url: data.url as string }));
  });
