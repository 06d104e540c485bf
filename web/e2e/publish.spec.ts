import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP, type Visit, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { callerOf } from './drivers/handed-in.ts';
import { reach } from './drivers/keyboard.ts';
import {
  chooseFoundPlace,
  chooseKind,
  choosePlace,
  coordinates,
  field,
  fillDetails,
  fillPlace,
  LISTING,
  mapAtRest,
  next,
  tab,
  typePoint,
} from './drivers/listing-form.ts';
import { type Member, signUp } from './drivers/members.ts';
import { PASSWORD } from './drivers/people.ts';
import { aHeic, anAvif, aPhoto, heldUploads } from './drivers/photos.ts';
import { AXE_VIEW, storyIf } from './drivers/stories.ts';

const FORM = '/dashboard/properties/new';
const WORDS = {
  ar: {
    ...LISTING.ar,
    elsewhere: 'يبدو أن العلامة في محافظة أخرى',
    street: 'شارع أنطاكية',
    offStreets: 'بعيد عن كل الشوارع',
    outside: 'داخل حدود سوريا',
    saved: 'حُفظ الآن',
    safe: /^(?:حُفظ الآن|يُحفظ تلقائيًا)$/,
    onDevice: 'محفوظ على جهازك',
    arrived: (arrived: number, total: number) => `وصل ${arrived} من ${total}`,
    waits: 'نرسله حالما تصل الملفات',
  },
  en: {
    ...LISTING.en,
    elsewhere: 'appears to be in a different governorate',
    street: 'Antakia Street',
    offStreets: 'from every street',
    outside: "within Syria's boundaries",
    saved: 'Saved just now',
    safe: /^Saved (?:just now|automatically)$/,
    onDevice: 'saved on your device',
    arrived: (arrived: number, total: number) => `${arrived} of ${total} arrived`,
    waits: 'submit it as soon as the files have arrived',
  },
};

type Kept = { draft: { content: { titleEn: string } } };
type Mine = { items: { id: string; status: string; title: string }[]; counts: { pending: number } };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('a listing is published ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  const mine = async (page: Page) => (await callerOf(page, lang)).call<Mine>('GET', '/users/listings');

  let member: Member | undefined;
  /** An account for them all: opening accounts is throttled. */
  async function enter(page: Page): Promise<void> {
    if (!member) {
      member = await signUp(page, lang);
      return;
    }
    const data = { email: member.email, password: PASSWORD };
    const reply = await page.request.post(`${url()}/api/auth/login`, { headers: { 'x-session': 'cookie' }, data });
    expect(reply.status()).toBe(200);
  }

  async function begin(visit: Visit = {}, prepare?: (page: Page) => Promise<void>) {
    const opened = await openPage(DOORSTEP, { lang, device, ...visit });
    await prepare?.(opened.page);
    await enter(opened.page);
    await opened.page.goto(`${url()}${FORM}?lang=${lang}`);
    await chooseKind(opened.page, lang);
    return opened;
  }

  storyIf(lang === 'en')('from the first question to “my listings”', async () => {
    const { page, complaints } = await begin();
    await eventually(() => tab(page, 'images').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'images').press('ArrowRight');
    await eventually(() => tab(page, 'details').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'details').press('ArrowLeft');
    // Files travel on while another tab is looked at.
    const uploads = await heldUploads(page);
    await page.setInputFiles('input[type=file][accept^="image/"]', [
      await aPhoto(page, 'facade', 30),
      anAvif('kitchen'),
    ]);
    await page.locator('main').getByText(words.arrived(0, 2)).waitFor();
    await next(page).click();
    uploads.release();
    await page.locator('main').getByText(words.arrived(2, 2)).waitFor();
    await fillDetails(page, lang);
    await page.locator('#field-rooms').getByText('3', { exact: true }).click();
    await next(page).click();
    await fillPlace(page, lang);
    // All that is needed is there: the extras are offered beside the submission.
    await page.locator('#listing-extras').click();
    await page.locator('#field-features label').first().click();
    await page.locator('main').getByText(words.saved).waitFor();
    // Neither a reload nor a submission loses a file on its way.
    await tab(page, 'images').click();
    uploads.hold();
    await page.setInputFiles('input[type=file][accept^="image/"]', [aHeic('garden')]);
    await page.locator('main').getByText(words.arrived(2, 3)).waitFor();
    await page.reload();
    await page.locator('main').getByText(words.arrived(2, 3)).waitFor();
    await next(page).click();
    await page.locator('main').getByText(words.waits).waitFor();
    uploads.release();
    await page.waitForSelector('main ol');
    await expectNoSidewaysScroll(page);
    const { items, counts } = await mine(page);
    expect(counts.pending).toBe(1);
    expect(items[0]).toMatchObject({ status: 'pending', title: words.title, imageCount: 3, price: { amount: 85_000 } });

    // Taken back, changed and sent again: the category stays, and it is still one listing.
    await page.goto(`${url()}/dashboard/properties/edit/${items[0]?.id}?lang=${lang}`);
    await page.locator('main [data-tone=info] button').click();
    await field(page, 'price').fill('90000');
    await page.locator('main').getByText(words.saved).waitFor();
    await next(page).click();
    await page.waitForSelector('main ol');
    const again = await mine(page);
    expect(again.items).toHaveLength(items.length);
    expect(again.items[0]).toMatchObject({ status: 'pending', price: { amount: 90_000 } });
    expect(complaints.filter((text) => !/WebGL|GPU stall/.test(text))).toEqual([]);
  });

  storyIf(lang === 'ar')('says what is missing, and leads to it', async () => {
    const { page } = await begin();
    await tab(page, 'features').click();
    await next(page).click();
    const rows = page.locator('[role=dialog] li button');
    await eventually(() => rows.count()).toBeGreaterThan(6);
    await rows
      .filter({ hasText: lang === 'ar' ? 'السعر' : 'price' })
      .first()
      .click();
    await eventually(() => field(page, 'price').evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(() => field(page, 'price').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'price').fill('٩٠٠٠٠');
    await eventually(() => field(page, 'price').getAttribute('aria-invalid')).not.toBe('true');
  });

  storyIf(lang === 'ar')('refuses a point abroad, asks about one elsewhere, and needs no map', async () => {
    const { page } = await begin({}, withoutGraphics);
    await tab(page, 'location').click();
    await page.locator('[class*=mapless]').waitFor();
    await typePoint(page, '30.0444, 31.2357');
    await page.locator('main').getByText(words.outside).first().waitFor();
    await eventually(() => coordinates(page).inputValue()).toBe('');
    await typePoint(page, '33.5006, 36.2519');
    await eventually(() => field(page, 'city').inputValue()).toBe('damascus');
    await choosePlace(page, words.place);
    await typePoint(page, '٣٦٫٢٠٢١، ٣٧٫١٣٤٣');
    await page.locator('main').getByText(words.elsewhere).waitFor();
    await page.locator('[class*=warning] button').first().click();
    await eventually(() => field(page, 'province').inputValue()).toBe('aleppo');
    // A street is a place to begin from; a pin in the harbour is asked about.
    await choosePlace(page, words.street, 'latakia');
    await eventually(() => field(page, 'address').inputValue()).toBe(words.street);
    await typePoint(page, '35.51, 35.755');
    await page.locator('main').getByText(words.offStreets).waitFor();
    await page.locator('[class*=warning] button').first().click();
    await eventually(() => page.locator('main').getByText(words.offStreets).count()).toBe(0);
    await eventually(() => coordinates(page).inputValue()).toMatch(/^35[.,٫]/);
  });

  storyIf(lang === 'en')('loses nothing to a slow and broken line, nor to a reload without one', async () => {
    const { page } = await begin();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 40_000,
      uploadThroughput: 20_000,
    });
    await tab(page, 'details').click();
    await field(page, 'price').fill('85000');
    await page.locator('main').getByText(words.saved).waitFor();
    await page.context().setOffline(true);
    const title = field(page, lang === 'ar' ? 'titleAr' : 'titleEn');
    await title.fill(words.title);
    await page.locator('main').getByText(words.onDevice).waitFor();
    // A crash: the page comes back before the server has heard of the title.
    await page.route('**/api/listings/*/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.context().setOffline(false);
    await slow.detach();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await eventually(() => title.inputValue()).toBe(words.title);
    await eventually(() => field(page, 'price').inputValue()).toMatch(/^85,?000$/);
    await page.unroute('**/api/listings/*/draft');
    // The server may have it from before the crash, without a word of it reaching the page.
    await eventually(() => page.locator('main [class*=saved]').innerText()).toMatch(words.safe);
    const id = new URL(page.url()).searchParams.get('draft');
    const { call } = await callerOf(page, lang);
    await eventually(async () => (await call<Kept>('GET', `/listings/${id}/draft`)).draft.content.titleEn).toBe(
      words.title,
    );
    await page.goto(`${url()}${FORM}?lang=${lang}`);
    await page.locator('main a', { hasText: words.title }).first().click();
    await eventually(() => title.inputValue()).toBe(words.title);
  });

  storyIf(lang === 'en')('shows two versions side by side when another window saved', async () => {
    const { page } = await begin();
    await tab(page, 'details').click();
    await field(page, 'price').fill('85000');
    await page.locator('main').getByText(words.saved).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await eventually(() => field(other, 'price').inputValue()).toBe('85,000');
    await field(other, 'price').fill('99000');
    await other.locator('main').getByText(words.saved).waitFor();
    await field(page, 'price').fill('88000');
    const dialog = page.locator('[role=dialog]');
    await dialog.getByText(/^88,?000$/).waitFor();
    await dialog.getByText(/^99,?000$/).click();
    await dialog.locator('button').last().click();
    await eventually(() => field(page, 'price').inputValue()).toBe('99,000');
    await other.close();
  });

  storyIf(lang === 'ar')('is posted by the keyboard alone, the point on the map and the photo too', async () => {
    const { page } = await openPage(DOORSTEP, { lang, device: 'desktop' });
    await enter(page);
    await page.goto(`${url()}${FORM}?lang=${lang}`);
    const press = (key: string) => page.keyboard.press(key);
    const type = async (selector: string, text: string) => {
      await reach(page, selector);
      await page.keyboard.type(text);
    };
    // Keys go round a page in a moment; what they are to find must be there.
    await page.waitForSelector('main input[type=search]');
    await type('main input[type=search]', words.category);
    await page.waitForFunction(() => document.querySelectorAll('main [class*=step] ul button').length > 0);
    await reach(page, 'main [class*=step] ul button');
    await press('Enter');
    await page.waitForSelector('main h2:focus');
    await reach(page, 'main [class*=step] ul button');
    await press('Enter');
    await page.waitForSelector('[role=tablist]');

    const photo = await aPhoto(page, 'facade', 30);
    await page.waitForSelector('#listing-panel-images button');
    // Long before the key: the browser begins to hand its choosers over some time after it was asked to.
    page.once('filechooser', (chooser) => chooser.setFiles([photo]));
    await reach(page, '#listing-panel-images input[type=file], #listing-panel-images button');
    await press('Enter');
    await eventually(() => page.locator('#listing-panel-images img[src^="/images/"]').count()).toBe(1);

    const [onwards, back] = ['ArrowLeft', 'ArrowRight'];
    await reach(page, '#listing-tab-images', 'back');
    await press(onwards);
    await eventually(() => tab(page, 'details').getAttribute('aria-selected')).toBe('true');
    await type('#field-price', '85000');
    await type('#field-area', '120');
    await reach(page, '#field-attributes-ownership_paper');
    await press('ArrowDown');
    await reach(page, '#field-titleAr', 'any');
    await page.keyboard.type(words.title);
    await reach(page, '#field-descriptionAr', 'any');
    await page.keyboard.insertText(words.description);

    await reach(page, '#listing-tab-details', 'back');
    await press(onwards);
    await eventually(() => tab(page, 'location').getAttribute('aria-selected')).toBe('true');
    await press(back);
    await press(onwards);
    await press('Tab');
    // A slow machine lets the first letters be looked for as well: only what is found for all of them counts.
    const found = page.waitForResponse((reply) => {
      const { pathname, searchParams } = new URL(reply.url());
      return pathname.endsWith('/neighborhoods/search') && searchParams.get('query') === words.place;
    });
    await page.keyboard.type(words.place);
    await found;
    await chooseFoundPlace(page, words.place);
    await mapAtRest(page);
    await type('#field-address', words.address);
    await reach(page, '[class*=centre]', 'any');
    await press('Enter');
    await eventually(() => coordinates(page).inputValue()).toMatch(/^33\.\d+, 36\.\d+$/);
    const before = await coordinates(page).inputValue();
    await reach(page, '.maplibregl-marker', 'any');
    await press('Shift+ArrowUp');
    await eventually(() => coordinates(page).inputValue()).not.toBe(before);
    await eventually(() => field(page, 'province').inputValue()).toBe('damascus');

    await reach(page, '#listing-onwards');
    await press('Enter');
    await page.waitForSelector('main ol');
    const { items } = await mine(page);
    expect(items[0]).toMatchObject({ status: 'pending', title: words.title, imageCount: 1 });
  });

  it('is accessible on every tab', async () => {
    const { page } = await begin(AXE_VIEW[lang]);
    for (const name of ['images', 'details', 'location', 'features']) {
      await tab(page, name).click();
      if (name === 'location') await page.waitForSelector('canvas');
      if (name === 'images') await page.waitForSelector('#listing-panel-images button');
      await expectNoSidewaysScroll(page);
      await expectFitsNarrow(page);
      await expectAccessible(page);
    }
    await next(page).click();
    await page.waitForSelector('[role=dialog]');
    await expectAccessible(page);
  });
});
