import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROME } from '../lib/chrome.ts';
import { forgetPeak, memoryOf, processesBelow } from '../lib/process-memory.ts';
import { scenario } from '../lib/report.ts';
import { target } from '../lib/target.ts';

// A photo of 108 megapixels, chosen in the form: made smaller in the browser, for little memory, and not refused. Decoded whole
// it takes 432 MB, which is what ends the page on a phone.
const [WIDTH, HEIGHT] = [12_000, 9_000];
const BOUND_MB = 250;
const SENT_AT_MOST = 15 * 1024 * 1024;
const PASSWORD = 'Orontes!Bridge42';
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };

await scenario('P108', `${WIDTH} × ${HEIGHT} made smaller in the browser for ${BOUND_MB} MB`, async (report) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'large-photo-'));
  const photo = path.join(folder, 'photo.jpg');
  const small = await sharp({ create: { width: 3_000, height: 2_250, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const bytes = await sharp(small).resize(WIDTH, HEIGHT).jpeg({ quality: 88 }).toBuffer();
  await writeFile(photo, bytes);
  const server = await chromium.launchServer({ executablePath: CHROME, args: ['--no-sandbox'] });
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const context = await browser.newContext({ baseURL: target.site, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`/dashboard/properties/edit/${await aDraft(context)}?lang=en`);
    await page.locator('#listing-tab-images').click();
    await page.waitForSelector('#listing-panel-images input[type=file]', { state: 'attached' });

    const pid = server.process().pid ?? 0;
    const before = new Map(processesBelow(pid).map((child) => [child.pid, memoryOf(child.pid).now]));
    for (const one of before.keys()) forgetPeak(one);
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/uploads')) sent.push(request.postDataJSON().bytes);
    });
    const began = performance.now();
    await page.setInputFiles('input[type=file][accept^="image/"]', photo);
    await page.locator('#listing-panel-images img[src^="/images/"]').waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - began) / 1000;

    const grown = processesBelow(pid).map((child) => {
      const growth = memoryOf(child.pid).peak - (before.get(child.pid) ?? 0);
      return { ...child, growth: Math.round(growth) };
    });
    const most = (kind: string) =>
      Math.max(0, ...grown.filter((child) => child.kind === kind).map(({ growth }) => growth));
    report.note('the file', `${(bytes.length / 1_048_576).toFixed(1)} MB; there after ${seconds.toFixed(1)} s`);
    report.note('more memory than before, in MB', { browser: most('browser'), gpu: most('gpu-process') });
    report.check(
      `the page's process needs at most ${BOUND_MB} MB more`,
      most('renderer') <= BOUND_MB,
      most('renderer'),
    );
    report.check('it is sent smaller', sent.length === 1 && (sent[0] ?? 0) < SENT_AT_MOST, sent);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
});

/** Of a member whom the browser is signed in as from now on. */
async function aDraft({ request }: BrowserContext): Promise<string> {
  const digits = String(randomInt(1e8)).padStart(8, '0');
  const headers = { 'x-session': 'cookie' };
  const member = { email: `large${digits}@load.test`, phone: `09${digits}`, firstName: 'Load', lastName: 'Test' };
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, accountType: 'personal' };
  const joined = await request.post('/api/auth/register', { headers, data: { ...member, ...secrets } });
  if (!joined.ok()) throw new Error(`registering: ${joined.status()} ${await joined.text()}`);
  const renewed = await request.post('/api/auth/refresh-token', { headers, data: {} });
  const { tokens } = (await renewed.json()).data;
  const asked = async (path: string) => (await (await request.get(`/api${path}`)).json()).data;
  const [{ category }, { transactionTypes }] = [
    await asked('/categories/apartments'),
    await asked('/transaction-types?categorySlug=apartments'),
  ];
  const id = randomUUID();
  const saved = await request.put(`/api/listings/${id}/draft`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    data: { baseVersion: 0, content: { categoryId: category.id, transactionTypeId: transactionTypes[0].id } },
  });
  if (!saved.ok()) throw new Error(`the draft: ${saved.status()} ${await saved.text()}`);
  return id;
}
