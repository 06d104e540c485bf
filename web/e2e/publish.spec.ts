import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, type Visit } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { type Member, signUp } from './drivers/members.ts';
import { PASSWORD } from './drivers/people.ts';
import { aPhoto } from './drivers/photos.ts';

type Lang = 'ar' | 'en';
const FORM = '/dashboard/properties/new';
const WORDS = {
  ar: {
    category: 'شقق',
    title: 'شقة للبيع في المزة، ثلاث غرف',
    description:
      'شقة مكسيّة في طابق ثانٍ، شمسها دائمة وجيرانها طيبون، قريبة من المدارس والسوق والمواصلات، جاهزة للسكن فورًا وأوراقها كاملة.',
    place: 'المزة',
    address: 'المزة، قرب جامع الأكرم',
    elsewhere: 'يبدو أن العلامة في محافظة أخرى',
    outside: 'داخل حدود سوريا',
    saved: 'حُفظ الآن',
    onDevice: 'محفوظ على جهازك',
  },
  en: {
    category: 'apartments',
    title: 'Three-room flat for sale in Mezzeh',
    description:
      'A finished flat on the second floor with sun all day and kind neighbours, near schools, shops and buses; ready to move in, papers complete.',
    place: 'Mezzeh',
    address: 'Mezzeh, near the park',
    elsewhere: 'appears to be in a different province',
    outside: "within Syria's boundaries",
    saved: 'Saved just now',
    onDevice: 'kept on your device',
  },
};

const field = (page: Page, path: string) => page.locator(`#field-${path}`);
const tab = (page: Page, name: string) => page.locator(`#listing-tab-${name}`);
const next = (page: Page) => page.locator('#listing-onwards');
const mine = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const renewed = await fetch('/api/auth/refresh-token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session': 'cookie' },
      body: '{}',
    });
    const { data } = await renewed.json();
    const authorization = `Bearer ${data.tokens.accessToken}`;
    return (await (await fetch(`/api${wanted}`, { headers: { authorization } })).json()).data;
  }, path);

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('a listing is published ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];

  let member: Member | undefined;
  /** One account for them all: opening accounts is throttled. */
  async function enter(page: Page): Promise<void> {
    if (!member) {
      member = await signUp(page, lang);
      return;
    }
    const data = { email: member.email, password: PASSWORD };
    const reply = await page.request.post(`${url()}/api/auth/login`, { headers: { 'x-session': 'cookie' }, data });
    expect(reply.status()).toBe(200);
  }

  async function begin(visit: Visit = {}): Promise<{ page: Page; complaints: string[] }> {
    const opened = await openPage('/login', { lang, device, ...visit });
    await enter(opened.page);
    await opened.page.goto(`${url()}${FORM}?lang=${lang}`);
    await chooseKind(opened.page, lang);
    return opened;
  }

  it('from the first question to “my listings”', async () => {
    const { page, complaints } = await begin();
    await fillDetails(page, lang);
    await next(page).click();
    await fillPlace(page, lang);
    await next(page).click();
    await page.locator('#field-features label').first().click();
    await next(page).click();
    await page.setInputFiles('input[type=file][accept="image/*"]', [
      await aPhoto(page, 'facade', 30),
      await aPhoto(page, 'kitchen', 150),
    ]);
    await eventually(() => page.locator('#listing-panel-images img[src^="/images/"]').count()).toBe(2);

    await next(page).click();
    await page.waitForSelector('main ol');
    await expectNoSidewaysScroll(page);
    const { items, counts } = await mine(page, '/users/listings');
    expect(counts.pending).toBe(1);
    expect(items[0]).toMatchObject({ status: 'pending', title: words.title, imageCount: 2, price: { amount: 85_000 } });

    // Taken back, changed and sent again: the category stays, and it is still one listing.
    await page.goto(`${url()}/dashboard/properties/edit/${items[0].id}?lang=${lang}`);
    await page.locator('main [data-tone=info] button').click();
    await field(page, 'price').fill('90000');
    await page.locator('main').getByText(words.saved).waitFor();
    await next(page).click();
    await page.waitForSelector('main ol');
    const again = await mine(page, '/users/listings');
    expect(again.items).toHaveLength(items.length);
    expect(again.items[0]).toMatchObject({ status: 'pending', price: { amount: 90_000 } });
    expect(complaints.filter((text) => !/WebGL|GPU stall/.test(text))).toEqual([]);
  });

  it('says what is missing, and leads to it', async () => {
    const { page } = await begin();
    await tab(page, 'images').click();
    await next(page).click();
    const rows = page.locator('dialog[open] li button');
    expect(await rows.count()).toBeGreaterThan(6);
    await rows
      .filter({ hasText: lang === 'ar' ? 'السعر' : 'price' })
      .first()
      .click();
    expect(await field(page, 'price').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field(page, 'price').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'price').fill('٩٠٠٠٠');
    await eventually(() => field(page, 'price').getAttribute('aria-invalid')).toBe('false');
  });

  it('refuses a point abroad and asks about one in another province', async () => {
    const { page } = await begin();
    await tab(page, 'location').click();
    await choosePlace(page, words.place);
    await typePoint(page, '30.0444, 31.2357');
    await page.locator('main').getByText(words.outside).first().waitFor();
    expect(await coordinates(page).inputValue()).toBe('');
    await typePoint(page, '٣٦٫٢٠٢١، ٣٧٫١٣٤٣');
    await page.locator('main').getByText(words.elsewhere).waitFor();
    await page.locator('[class*=warning] button').first().click();
    await eventually(() => field(page, 'province').inputValue()).toBe('aleppo');
  });

  it('loses nothing to a slow and broken line, nor to a reload without one', async () => {
    const { page } = await begin();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 40_000,
      uploadThroughput: 20_000,
    });
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
    expect(await field(page, 'price').inputValue()).toBe('85000');
    await page.unroute('**/api/listings/*/draft');
    await page.locator('main').getByText(words.saved).waitFor();
    await page.goto(`${url()}${FORM}?lang=${lang}`);
    await page.locator('main a', { hasText: words.title }).first().click();
    await eventually(() => title.inputValue()).toBe(words.title);
  });

  it('shows two versions side by side when another window saved', async () => {
    const { page } = await begin();
    await field(page, 'price').fill('85000');
    await page.locator('main').getByText(words.saved).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await eventually(() => field(other, 'price').inputValue()).toBe('85000');
    await field(other, 'price').fill('99000');
    await other.locator('main').getByText(words.saved).waitFor();
    await field(page, 'price').fill('88000');
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('88000').waitFor();
    await dialog.getByText('99000').click();
    await dialog.locator('button').last().click();
    await eventually(() => field(page, 'price').inputValue()).toBe('99000');
    await other.close();
  });

  it('is posted by the keyboard alone, the point on the map and the photo too', async () => {
    const { page } = await openPage('/login', { lang, device: 'desktop' });
    await enter(page);
    await page.goto(`${url()}${FORM}?lang=${lang}`);
    const press = (key: string) => page.keyboard.press(key);
    const type = async (selector: string, text: string) => {
      await reach(page, selector);
      await page.keyboard.type(text);
    };
    await type('main input[type=search]', words.category);
    await page.waitForFunction(() => document.querySelectorAll('main [class*=step] ul button').length > 0);
    await reach(page, 'main [class*=step] ul button');
    await press('Enter');
    await page.waitForSelector('main h2:focus');
    await reach(page, 'main [class*=step] ul button');
    await press('Enter');
    await page.waitForSelector('[role=tablist]');

    const suffix = lang === 'ar' ? 'Ar' : 'En';
    await type('#field-price', '85000');
    await type('#field-area', '120');
    await reach(page, '#field-attributes-ownership_paper');
    await press('ArrowDown');
    await reach(page, `#field-title${suffix}`, 'any');
    await page.keyboard.type(words.title);
    await reach(page, `#field-description${suffix}`, 'any');
    await page.keyboard.insertText(words.description);

    const [onwards, back] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await reach(page, '#listing-tab-details', 'back');
    await press(onwards);
    expect(await tab(page, 'location').getAttribute('aria-selected')).toBe('true');
    await press(back);
    await press(onwards);
    await press('Tab');
    await page.keyboard.type(words.place);
    await page.waitForSelector('[role=option]');
    await press('Enter');
    await eventually(() => field(page, 'city').inputValue()).toBe('damascus');
    await page.waitForSelector('canvas');
    await type('#field-address', words.address);
    await reach(page, '[class*=centre]', 'any');
    await press('Enter');
    await eventually(() => coordinates(page).inputValue()).toMatch(/^33\.\d+, 36\.\d+$/);
    const before = await coordinates(page).inputValue();
    await reach(page, '.maplibregl-marker', 'any');
    await press('Shift+ArrowUp');
    await eventually(() => coordinates(page).inputValue()).not.toBe(before);
    expect(await field(page, 'province').inputValue()).toBe('damascus');

    await reach(page, '#listing-tab-location', 'back');
    await press(onwards);
    await press(onwards);
    expect(await tab(page, 'images').getAttribute('aria-selected')).toBe('true');
    const photo = await aPhoto(page, 'facade', 30);
    await reach(page, '#listing-panel-images input[type=file], #listing-panel-images button');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles([photo]);
    await eventually(() => page.locator('#listing-panel-images img[src^="/images/"]').count()).toBe(1);
    await reach(page, '#listing-onwards');
    await press('Enter');
    await page.waitForSelector('main ol');
    const { items } = await mine(page, '/users/listings');
    expect(items[0]).toMatchObject({ status: 'pending', title: words.title, imageCount: 1 });
  });

  it('works where no map can be drawn', async () => {
    const { page } = await begin();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await tab(page, 'location').click();
    await page.locator('[class*=mapless]').waitFor();
    await typePoint(page, '33.5006, 36.2519');
    await eventually(() => field(page, 'city').inputValue()).toBe('damascus');
  });

  it.each([
    ['narrow', 'light'],
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const)('is accessible on every tab (%s, %s)', async (size, scheme) => {
    const { page } = await begin({ device: size, scheme, bypassCsp: true });
    for (const name of ['details', 'location', 'features', 'images']) {
      await tab(page, name).click();
      if (name === 'location') await page.waitForSelector('canvas');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await next(page).click();
    await page.waitForSelector('dialog[open]');
    await expectAccessible(page);
  });
});

async function chooseKind(page: Page, lang: Lang): Promise<void> {
  await page.locator('main input[type=search]').fill(WORDS[lang].category);
  await page.locator('main [class*=step] ul button').first().click();
  await page.waitForSelector('main h2:focus');
  await page.locator('main [class*=step] ul button').first().click();
  await page.waitForSelector('[role=tablist]');
}

async function fillDetails(page: Page, lang: Lang): Promise<void> {
  const suffix = lang === 'ar' ? 'Ar' : 'En';
  await field(page, 'price').fill('٨٥٬٠٠٠');
  await field(page, 'area').fill('120');
  await field(page, 'attributes-ownership_paper').selectOption({ index: 1 });
  await field(page, `title${suffix}`).fill(WORDS[lang].title);
  await field(page, `description${suffix}`).fill(WORDS[lang].description);
}

const coordinates = (page: Page) => page.locator('input[placeholder^="33."]');

async function typePoint(page: Page, text: string): Promise<void> {
  await coordinates(page).fill(text);
  await coordinates(page).press('Enter');
}

async function choosePlace(page: Page, name: string): Promise<void> {
  await page.locator('input[role=combobox]').fill(name);
  await page.waitForSelector('[role=option]');
  await page.locator('input[role=combobox]').press('Enter');
  await eventually(() => field(page, 'city').inputValue()).toBe('damascus');
}

async function fillPlace(page: Page, lang: Lang): Promise<void> {
  await choosePlace(page, WORDS[lang].place);
  await field(page, 'address').fill(WORDS[lang].address);
  const map = page.locator('canvas');
  await map.waitFor();
  // Let the map come to rest over the chosen place.
  await page.waitForTimeout(1_500);
  await map.scrollIntoViewIfNeeded();
  await map.click();
  await eventually(() => coordinates(page).inputValue()).toMatch(/^33\.\d+, 36\.\d+$/);
}

/** Tabs on (or back, or round) until the element has the focus; wherever the focus stops on the way, it can be seen. */
async function reach(page: Page, selector: string, way: 'on' | 'back' | 'any' = 'on'): Promise<void> {
  for (let step = 0; step < (way === 'any' ? 240 : 120); step++) {
    const { isThere, isSeen, what } = await page.evaluate((wanted) => {
      const focused = document.activeElement ?? document.body;
      const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      // A field that is drawn by its label shows the ring there.
      const isStop = focused instanceof HTMLElement && focused.tabIndex >= 0;
      const around = [focused, focused.nextElementSibling, focused.parentElement, focused.parentElement?.parentElement];
      return {
        isThere: focused.matches(wanted),
        isSeen: !isStop || focused === document.body || around.some((one) => one && isRing(getComputedStyle(one))),
        what: focused.outerHTML.slice(0, 200),
      };
    }, selector);
    expect(isSeen, `the focus can be seen on ${what}`).toBe(true);
    if (isThere) return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${selector} is out of the keyboard's reach`);
}
