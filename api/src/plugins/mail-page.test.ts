import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config.ts';
import { pruneMails, storedMails, storeMail } from '#mail/mailer.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { mailPage } from './mail-page.ts';

let api: TestApp;
let page: FastifyInstance;
beforeAll(async () => {
  api = await testApp();
  page = Fastify();
  page.decorate('deps', api.app.deps);
  await page.register(mailPage);
  await page.ready();
});
afterAll(async () => {
  await page.close();
  await api.close();
});

const write = (to: string, subject: string) =>
  storeMail(api.dataDir, { to, subject, html: `<p>${subject}</p>`, text: subject });

describe('the page of mails that were not sent', () => {
  it('is there in development and where the operator wants it, never else', () => {
    const has = (over: Record<string, string>) =>
      loadConfig({
        DATABASE_URL: 'postgres://x/y',
        MEILI_URL: 'http://x',
        AUTH_SECRET: 'x'.repeat(32),
        ...over,
      }).mail.hasPage;
    expect([
      has({}),
      has({ NODE_ENV: 'development' }),
      has({ NODE_ENV: 'development', MAIL_PAGE: 'off' }),
      has({ MAIL_PAGE: 'on' }),
    ]).toEqual([false, true, false, true]);
  });

  it('lists the newest first, escaped, and shows each without a script', async () => {
    await write('one@diyar.test', 'First <b>');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await write('two@diyar.test', 'ثانية');
    const list = await page.inject('/dev/mail');
    expect(list.body.indexOf('ثانية')).toBeLessThan(list.body.indexOf('First'));
    expect(list.body).not.toContain('<b>');
    expect(list.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const address = /\/dev\/mail\/[\w-]+/.exec(list.body)?.[0] ?? '';
    expect((await page.inject(address)).body).toBe('<p>ثانية</p>');
    expect((await page.inject('/dev/mail/..%2F..%2Fx')).statusCode).not.toBe(200);
    const { mails } = (await page.inject('/dev/mail.json?to=one@diyar.test')).json();
    expect(mails.map((mail: { subject: string }) => mail.subject)).toEqual(['First <b>']);
  });

  it('loses what is older than a week', async () => {
    await write('old@diyar.test', 'Old');
    const folder = join(api.dataDir, 'mail');
    const [newest] = (await readdir(folder)).sort().reverse();
    const weekAgo = Date.now() - 7 * 86_400_000 - 1_000;
    await rename(join(folder, newest as string), join(folder, `${weekAgo}${(newest as string).slice(13)}`));
    const before = (await storedMails(api.dataDir)).length;
    await pruneMails(api.dataDir, Date.now());
    expect((await storedMails(api.dataDir)).length).toBe(before - 1);
    expect((await readdir(folder)).some((name) => name.startsWith(String(weekAgo)))).toBe(false);
  });
});
