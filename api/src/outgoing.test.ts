import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { aDraft, handIn } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
/** Code that speaks to another host, and the source of that host: the operator, never a visitor. A new line here needs that answer. */
const CALLERS = {
  'backup/place.ts': 'BACKUP_TO and BACKUP_S3_ENDPOINT',
  'features/accounts/google-token.ts': 'GOOGLE_JWKS_URL, by default Google’s published keys',
  'features/chats/telegram.ts': 'TELEGRAM_API_URL, by default Telegram’s own',
  'features/chats/whatsapp.ts': 'WHATSAPP_API_URL, by default Meta’s own',
  'features/online-payments/providers/http-provider.ts': 'PAYMENT_PROVIDER_URL',
  'features/profile/send-phone-code.ts': 'PHONE_WEBHOOK_URL',
  'features/push/firebase.ts': 'FIREBASE_SEND_URL, and the token address in FIREBASE_SERVICE_ACCOUNT',
  'features/push/send.ts': 'VAPID_PRIVATE_KEY; addresses come from browsers, of the push services in services.ts alone',
  'lib/engine.ts': 'MEILI_URL',
  'lib/images/s3-files.ts': 'S3_ENDPOINT',
  'mail/mailer.ts': 'SMTP_URL',
};
const CALLS = /\bfetch\((?!\?)|createRemoteJWKSet\(|createTransport\(|https?\.(?:request|get)\(|net\.connect\(|undici/;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

it('only those speak to other hosts that an operator told to', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const callers = files.filter((name) => CALLS.test(readFileSync(SOURCE + name, 'utf8')));
  expect(callers.sort()).toEqual(Object.keys(CALLERS).sort());
});

it('no address that a user wrote is asked for anything', async () => {
  const asked: string[] = [];
  const trap = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as { port: number };
  const address = `http://127.0.0.1:${port}`;
  try {
    const owner = await signedIn(api);
    const text = `${'شقة واسعة في بناء حديث قريبة من السوق والمدارس. '.repeat(4)} ${address}/text`;
    const values = { descriptionAr: text, titleAr: `شقة ${address}/title`, address: `${address}/address` };
    const id = await aDraft(api, owner, values);
    expect((await handIn(api, owner, id, values)).statusCode).toBe(201);
    const office = {
      name: 'مكتب الفخ',
      location: 'damascus',
      address: 'المزة',
      licenseNumber: '12/345',
      email: owner.email,
      phone: owner.phone,
      website: `${address}/office`,
    };
    expect((await api.call('POST', '/offices/register', { token: owner.token, body: office })).statusCode).toBeLessThan(
      300,
    );
    const message = {
      firstName: 'رنا',
      lastName: 'الحلبي',
      email: owner.email,
      subject: 'سؤال',
      message: text,
      website: '',
    };
    await api.call('POST', '/contact', { body: message });
    await workJobs(api);
    expect(asked).toEqual([]);
  } finally {
    trap.close();
  }
});
