import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { connect } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { LOADER } from '../../scripts/lib/loader.ts';
import { report } from '../lib/figures.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';
import { slowLine } from '../lib/slow-line.ts';
import { search, target } from '../lib/target.ts';
import { until } from '../lib/until.ts';

// The rest of what users of other portals report: two filters within a moment, digits as phones type them, acts on several over pages.
const DESKTOP = { viewport: { width: 1440, height: 1_000 } };
const PASSWORD = 'Orontes!Bridge42';
const MINE = 60;
const arabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const browser = await openBrowser();
const db = connect(target.database, { name: 'load', max: 2 });
const rows: [string, string | number, boolean?][] = [];
const tried = async (what: string, run: () => Promise<string>, expected: string): Promise<void> => {
  const found = await run().catch((error: unknown) => String(error).split('\n')[0] ?? '');
  rows.push([what, found, found === expected]);
};

await tried(
  'two filters pressed within a moment on a slow line: both hold, and the list is theirs',
  async () => {
    const page = await freshPage(browser, DESKTOP);
    await page.goto('/properties?lang=en&category=apartments&view=list');
    await page.waitForSelector('html[data-ready]');
    await page.getByRole('button', { name: 'Bedrooms' }).first().click();
    const options = page.getByRole('dialog', { name: 'Bedrooms' }).locator('label');
    await options.first().waitFor();
    await slowLine(page);
    await options.filter({ hasText: /^2/ }).first().click();
    await options.filter({ hasText: /^3/ }).first().click();
    const asked = () => new URL(page.url()).searchParams;
    await until('both in the address', async () => asked().getAll('bedrooms').join().split(',').length === 2, 20_000);
    const { data } = await search({ category: 'apartments', bedrooms: '2,3', limit: 0 });
    const told = page.locator('[role=status][aria-atomic][aria-busy=false]').first();
    await until(
      'the number',
      async () => (await told.innerText()).replace(/\D/g, '') === String(data.page.total),
      20_000,
    );
    return asked().getAll('bedrooms').sort().join();
  },
  '2,3',
);

/** Made by the operator's command: a password and an authenticator. */
async function anAdministrator(): Promise<{ email: string; password: string; secret: string }> {
  const email = `${randomUUID().slice(0, 12)}@load.test`;
  const command = [...LOADER, 'api/src/cli/admin-create.ts', '--email', email];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: process.env });
  const password = /^ *password +(\S+)$/m.exec(stdout)?.[1] ?? '';
  const secret = /^ *authenticator +(\S+)$/m.exec(stdout)?.[1] ?? '';
  return { email, password, secret };
}

const desk: Page = await freshPage(browser, DESKTOP);
await tried(
  'an authenticator’s code in Arabic digits signs in',
  async () => {
    const admin = await anAdministrator();
    await desk.goto('/login?lang=ar');
    await desk.waitForSelector('html[data-ready]');
    await desk.fill('[name=email]', admin.email);
    await desk.fill('[name=password]', admin.password);
    await desk.press('[name=password]', 'Enter');
    await desk.waitForSelector('[name=code]');
    await desk.fill('[name=code]', arabic(generateSync({ secret: admin.secret })));
    await desk.press('[name=code]', 'Enter');
    await desk.waitForURL(/\/dashboard/, { timeout: 30_000 });
    return new URL(desk.url()).pathname.split('/')[1] ?? '';
  },
  'dashboard',
);

await tried(
  'bounds of an attribute in Arabic digits are the numbers they say',
  async () => {
    const slug = `load_${randomUUID().slice(0, 8).replaceAll('-', '_')}`;
    await desk.goto('/dashboard/admin/category?lang=ar&tab=attributes');
    await desk.locator('[data-act=add-attribute]').click();
    await desk.fill('[name=nameAr]', 'عدد الشرفات');
    await desk.fill('[name=nameEn]', slug);
    await desk.fill('[name=slug]', slug);
    await desk.selectOption('[name=type]', 'number');
    await desk.fill('[name=min]', '١٠');
    await desk.fill('[name=max]', '١٬٢٠٠');
    await desk.locator('[name=max]').blur();
    await desk.locator('main form button[type=submit]').last().click();
    const kept = () => db('attributes').where({ slug }).first('min', 'max');
    await until('the attribute', async () => (await kept()) !== undefined, 20_000);
    const row = await kept();
    await db('attributes').where({ slug }).delete();
    return `${Number(row?.min)} ${Number(row?.max)}`;
  },
  '10 1200',
);

await tried(
  'acts on several: what was chosen on the page before is left alone',
  async () => {
    const email = `${randomUUID().slice(0, 12)}@load.test`;
    const page = await freshPage(browser, DESKTOP);
    const entered = await page.request.post(`${target.site}/api/auth/register`, {
      headers: { 'x-session': 'cookie' },
      data: {
        ...{ firstName: 'Load', lastName: 'Test', email, phone: `09${String(Date.now()).slice(-8)}` },
        ...{ accountType: 'personal', password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true },
      },
    });
    if (!entered.ok()) return entered.text();
    const { id } = await rowOf(db('users').where({ email }).first('id'));
    const inserted = await insertListings(db, MINE);
    await db('listings').where({ owner_id: inserted }).update({ owner_id: id });
    const state = async () => db('listings').where({ owner_id: id, status: 'archived' }).pluck('id');
    await page.goto('/dashboard/properties?lang=en');
    const boxes = page.locator('main li input[type=checkbox]');
    await boxes.first().waitFor();
    const titles = page.locator('main li h2, main li h3, main li a[href*="/property/"]');
    const before = await titles.first().innerText();
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.locator('main nav a[href*="page=2"]').first().click();
    await until('the next page', async () => new URL(page.url()).searchParams.get('page') === '2');
    await until('its rows', async () => (await titles.first().innerText()) !== before, 20_000);
    await boxes.nth(2).check();
    const bar = page.locator('main section[class*=bar]');
    const told = (await bar.getByRole('status').innerText()).replace(/\D/g, '');
    await bar.locator('[data-act=archive]').click();
    await page.locator('[role=dialog] button').last().click();
    await until('archived', async () => (await state()).length > 0, 20_000);
    const archived = (await state()).length;
    await db('listings').where({ owner_id: id }).update({ status: 'archived' });
    return `told ${told}, archived ${archived}`;
  },
  'told 1, archived 1',
);

await browser.close();
await db.destroy();
report('hands at a desk', rows);
