import { randomUUID } from 'node:crypto';
import { seedId } from '@diyar/db';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { apiAt, dataOf } from '../lib/api-process.ts';
import { report } from '../lib/figures.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';
import { slowLine } from '../lib/slow-line.ts';
import { search, target } from '../lib/target.ts';
import { pause, until } from '../lib/until.ts';

// What users of other portals report as broken, tried in a browser: hands that are quicker than the line, tabs, fingers, keys, odd names.
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PASSWORD = 'Orontes!Bridge42';
/** Names that files have: of another folder, turned round, far too long, and none to speak of. */
const NAMES = ['..\\..\\x.jpg', '\u202egpj.exe.jpg', `${'صورة '.repeat(60)}.jpg`, '.jpg'];

const browser = await openBrowser();
const rows: [string, string | number, boolean?][] = [];
const tried = async (what: string, run: () => Promise<string>, expected: string): Promise<void> => {
  const found = await run().catch((error: unknown) => String(error).split('\n')[0] ?? '');
  rows.push([what, found, found === expected]);
};

async function opened(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await freshPage(browser, options);
  await page.goto(path);
  await page.waitForSelector('html[data-ready]');
  return page;
}
const asked = (page: Page) => new URL(page.url()).searchParams;

await tried(
  'two orders chosen within a moment on a slow line: the list is the second one’s',
  async () => {
    const page = await opened('/properties?lang=en&category=apartments&view=list');
    await slowLine(page);
    const order = page.getByRole('combobox', { name: 'Sort' });
    await order.selectOption('price-asc');
    await order.selectOption('price-desc');
    const { data } = await search({ category: 'apartments', sortBy: 'price', sortOrder: 'desc', limit: 1 });
    const first = () => page.locator('article').first().locator('a').first().getAttribute('href');
    await until('the list', async () => (await first())?.includes(data.items[0].id) ?? false, 20_000);
    return `${asked(page).get('sortBy')} ${asked(page).get('sortOrder')}`;
  },
  'price desc',
);

await tried(
  'a card opened in a new tab: the listing there, the list here',
  async () => {
    const page = await opened('/properties?lang=en&category=apartments&view=list');
    const coming = page.context().waitForEvent('page');
    await page
      .locator('article a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const other = await coming;
    await other.locator('main h1').waitFor();
    return [page, other].map((tab) => new URL(tab.url()).pathname.split('/')[1]).join(' ');
  },
  'properties property',
);

for (const [lang, towards] of [
  ['ar', 1],
  ['en', -1],
] as const) {
  await tried(
    `a gallery swiped on by a finger, ${lang}`,
    async () => {
      const { data } = await search({ category: 'apartments', limit: 40 });
      const { path } = data.items.find(({ imageCount }: { imageCount: number }) => imageCount > 2);
      const page = await opened(`${path}?lang=${lang}`, PHONE);
      const box = await page.locator('ul[data-photos]').boundingBox();
      if (!box) return 'no gallery';
      const finger = await page.context().newCDPSession(page);
      const [x, y] = [Math.round(box.x + box.width / 2 - towards * 120), Math.round(box.y + box.height / 2)];
      await finger.send('Input.synthesizeScrollGesture', {
        x,
        y,
        xDistance: towards * 260,
        yDistance: 0,
        speed: 1_200,
      });
      const counter = page.locator('ul[data-photos] ~ span bdi');
      await until('the next photo', async () => /^2\b/.test(await counter.innerText()), 5_000);
      return (await counter.innerText()).split(/\D+/)[0] ?? '';
    },
    '2',
  );
}

const api = apiAt(target.site);
const person = {
  firstName: 'Load',
  lastName: 'Test',
  email: `${randomUUID().slice(0, 12)}@load.test`,
  accountType: 'personal',
  phone: `09${String(Date.now()).slice(-8)}`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
};
const { tokens } = dataOf(
  await api.call<{ tokens: { accessToken: string } }>('/api/auth/register', { method: 'POST', body: person }),
);
const id = randomUUID();
const content = {
  categoryId: seedId('categories', 'apartments'),
  transactionTypeId: seedId('transaction_types', 'sale'),
};
await api.call(`/api/listings/${id}/draft`, {
  method: 'PUT',
  token: tokens.accessToken,
  body: { baseVersion: 0, content },
});
const order = async () => {
  const media = await api.call<{ photos: { id: string }[] }>(`/api/listings/${id}/media`, {
    token: tokens.accessToken,
  });
  return dataOf(media).photos.map((photo) => photo.id);
};
const form = await freshPage(browser, { viewport: { width: 1280, height: 900 } });
await form.context().request.post(`${target.site}/api/auth/login`, {
  headers: { 'x-session': 'cookie' },
  data: { email: person.email, password: PASSWORD },
});
await form.goto(`/dashboard/properties/new?lang=en&draft=${id}`);
await form.locator('#listing-tab-images').click();

await tried(
  'photos whose names are none arrive all the same',
  async () => {
    const files = await Promise.all(
      NAMES.map(async (name, at) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: await sharp({
          create: { width: 640, height: 480, channels: 3, background: `hsl(${at * 80}, 40%, 50%)` },
        })
          .jpeg()
          .toBuffer(),
      })),
    );
    await form.locator('#listing-panel-images input[type=file][accept^="image"]').first().setInputFiles(files);
    await until('the photos', async () => (await order()).length === NAMES.length, 30_000);
    return String((await order()).length);
  },
  String(NAMES.length),
);

const handles = form.locator('#listing-panel-images li img[src^="/images/"]');
await tried(
  'the first photo dragged behind the second',
  async () => {
    const [one, two] = await order();
    const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
    if (!from || !to) return 'no photos';
    await form.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await form.mouse.down();
    await form.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await form.mouse.up();
    await until('the order', async () => (await order())[0] === two, 10_000);
    return (await order())[1] === one ? 'behind' : 'elsewhere';
  },
  'behind',
);

await tried(
  'the first photo moved behind the second by keys',
  async () => {
    const [one, two] = await order();
    const grip = form.locator('#listing-panel-images [aria-roledescription]').first();
    await grip.focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) {
      await form.keyboard.press(key);
      // As hands do: what was said of the last key is heard first.
      await pause(400);
    }
    await until('the order', async () => (await order())[0] === two, 10_000);
    return (await order())[1] === one ? 'behind' : 'elsewhere';
  },
  'behind',
);

await browser.close();
report('what users of other portals report', rows);
