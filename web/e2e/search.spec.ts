import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, DOORSTEP, LOOKS, untilReady } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { aPublicListing } from './drivers/public-listing.ts';
import { captureScreen } from './drivers/shots.ts';

/** Needs listings behind the site: `npm test` starts one with the demo data and names it in `E2E_URL`. */
const hasListings = Boolean(process.env.E2E_URL);

/** Listings of a page; a later card of a home that it has shown is left out, and which these are depends on stories told before. */
const PAGE = 24;
const FOLDED = 4;

/** No number at all while the page says that it searches. */
const total = async (page: Page) =>
  Number((await page.locator('[role=status][aria-atomic]').innerText()).replace(/\D/g, '') || Number.NaN);
const asked = (page: Page) => new URL(page.url()).searchParams;

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/listings/search')) calls.push(request.url());
  });
  return calls;
}

describe.skipIf(!hasListings)('the search page', () => {
  const visitor = aVisitor();

  it('is in the HTML: results, count, chips and pages, without a script', async () => {
    const { page, status } = await visitor.openPage('/properties?category=apartments&minPrice=10', {
      javaScript: false,
    });
    expect(status).toBe(200);
    await eventually(() => page.locator('article').count()).toBeGreaterThan(PAGE - FOLDED);
    expect(await total(page)).toBeGreaterThan(PAGE);
    expect(await page.title()).toContain('شقق');

    await page.getByRole('link', { name: 'صفحة 2', exact: true }).click();
    await eventually(() => asked(page).get('page')).toBe('2');
    await page.getByRole('link', { name: /أزل الفلتر: من/ }).click();
    await eventually(() => asked(page).has('minPrice')).toBe(false);

    await page.getByRole('combobox').first().fill('مفروشة');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keywords=|furnishing=/);
    await eventually(() => asked(page).get('category')).toBe('apartments');
  });

  it.each([
    [`keywords=${Array(40).fill('-شقة').join('+')}`, 0, ''],
    ['keywords=villa -apartment', 0, 'فلل'],
    ['keywords=شقة للبيع', 0, 'شقق'],
    ['keywords=شقة للبيع&page=99', 1, 'شقق'],
    ['keywords=شقة للبيع&city=atlantis&page=99', 1, 'شقق'],
    ['category=spaceships&minPrice=0x1&page=99', 1, ''],
  ])('is read where it is, and put right by one redirect at most: %s', async (query, redirects, chip) => {
    const site = process.env.E2E_URL;
    const first = await fetch(`${site}/properties?lang=ar&${query}`, { redirect: 'manual' });
    const to = first.headers.get('location');
    expect(to === null ? 0 : 1).toBe(redirects);
    const last = to ? await fetch(new URL(to, site), { redirect: 'manual' }) : first;
    expect(last.status).toBe(200);
    const html = await last.text();
    for (const name of ['شقق', 'فلل']) expect(html.includes(`أزل الفلتر: ${name}`), name).toBe(name === chip);
    const words = new URLSearchParams(query).get('keywords');
    if (words) expect(html.replaceAll('&quot;', '"')).toContain(`value="${words}"`);
  });

  it('asks nothing on arrival, then one call for each change', async () => {
    const { page, complaints } = await visitor.openPage('/properties?category=apartments&view=list');
    const calls = callsOf(page);
    await page.waitForTimeout(1_000);
    expect(calls).toEqual([]);

    await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price-asc');
    await eventually(() => asked(page).get('sortBy')).toBe('price');
    await eventually(() => calls.length).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('keeps the whole search in the address through back, forward, reload and a visit to a listing', async () => {
    const { page } = await visitor.openPage('/properties?category=apartments&view=list');
    const all = await total(page);
    await page.getByRole('button', { name: /^السعر/ }).click();
    await page.getByRole('dialog', { name: 'السعر' }).getByRole('textbox', { name: 'من' }).fill('٥٠٬٠٠٠');
    await page.keyboard.press('Enter');
    await eventually(() => asked(page).get('minPrice')).toBe('50000');
    await eventually(() => total(page)).toBeLessThan(all);
    const fewer = await total(page);
    await page.keyboard.press('Escape');

    await page.goBack();
    await eventually(() => total(page)).toBe(all);
    await page.goForward();
    await eventually(() => total(page)).toBe(fewer);
    await page.reload();
    await untilReady(page);
    await eventually(() => total(page)).toBe(fewer);

    await page.locator('article').nth(6).scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => scrollY);
    await page.locator('article').nth(6).locator('a').first().click();
    await page.waitForURL(/\/property\//);
    await page.goBack();
    await eventually(() => total(page)).toBe(fewer);
    await eventually(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(y - 400);
    await eventually(() => page.locator('article[data-visited]').count()).toBe(1);
  });

  it.each(['ar', 'en'] as const)(
    'on a phone, has every filter in sight and the first card in the upper third of the screen: %s',
    async (lang) => {
      const { page } = await visitor.openPage('/properties?category=apartments&minPrice=10&city=damascus', {
        device: 'phone',
        lang,
      });
      const top = () =>
        page
          .locator('article')
          .first()
          .evaluate((card) => card.getBoundingClientRect().top);
      await eventually(top).toBeLessThan(0.35 * 844);
      const chips = page.getByRole('link', { name: /^(أزل الفلتر|Remove filter)/ });
      const isInSight = await chips.evaluateAll((all) =>
        all.map((chip) => chip.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth),
      );
      expect(isInSight).toEqual([true, true, true]);
      await expectNoSidewaysScroll(page);
    },
  );

  it('turns a sentence into chips', async () => {
    const { page } = await visitor.openPage('/properties?view=list');
    await page.getByRole('combobox', { name: 'ابحث بالكلمات' }).fill('شقة للبيع بدمشق');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'أزل الفلتر: دمشق' }).waitFor();
    await eventually(() => asked(page).toString()).toBe(
      `${new URLSearchParams({ keywords: 'شقة للبيع بدمشق', view: 'list', lang: 'ar' })}`,
    );
    // The same words by a link are the same page, from its HTML on, and asks for nothing more.
    const chips = () => page.getByRole('list', { name: 'الفلاتر المختارة' }).allInnerTexts();
    const typed = await chips();
    expect(typed).toHaveLength(1);
    const { page: linked } = await visitor.openPage('/properties?keywords=شقة للبيع بدمشق&view=list', {
      javaScript: false,
    });
    expect(await linked.getByRole('list', { name: 'الفلاتر المختارة' }).allInnerTexts()).toEqual(typed);
    const calls = callsOf(page);
    await page.reload();
    await untilReady(page);
    expect([await chips(), calls]).toEqual([typed, []]);
    // One filter more, and one less: the words stay in the box.
    const box = page.getByRole('combobox', { name: 'ابحث بالكلمات' });
    await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price-asc');
    await eventually(() => asked(page).get('sortBy')).toBe('price');
    expect([await box.inputValue(), await chips()]).toEqual(['شقة للبيع بدمشق', typed]);
    await page.getByRole('link', { name: 'أزل الفلتر: دمشق' }).click();
    await eventually(() => asked(page).get('category')).toBe('apartments');
    expect(asked(page).has('city')).toBe(false);
    await eventually(() => box.inputValue()).toBe('');
    await page.goBack();
    await eventually(() => box.inputValue()).toBe('شقة للبيع بدمشق');
    await eventually(chips).toEqual(typed);
  });

  it('offers what it understood where few listings carry it, one tap each', async () => {
    const { page } = await visitor.openPage('/properties?view=list');
    await page.getByRole('combobox', { name: 'ابحث بالكلمات' }).fill('شقة ٣ غرف بالمزة');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'المزة', exact: true }).first().click();
    await eventually(() => asked(page).get('neighborhood')).toBe('damascus.mezzeh');
    await page.getByRole('link', { name: 'أزل الفلتر: المزة' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await captureScreen(page, 'words-ar');
  });

  it('suggests places while words are typed, by keyboard', async () => {
    const { page } = await visitor.openPage('/properties?view=list', { lang: 'en' });
    const box = page.getByRole('combobox', { name: 'Search by words' });
    await box.pressSequentially('mezz', { delay: 40 });
    // A slow machine lets the first letters be looked for as well, and offers something else for them.
    await page.getByRole('option').first().filter({ hasText: /mezz/i }).waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(() => box.getAttribute('aria-activedescendant')).toMatch(/-0$/);
    await page.keyboard.press('Enter');
    await eventually(() => asked(page).get('neighborhood')).toMatch(/^damascus\.mezzeh/);
  });

  it('filters by several places with counts that stay', async () => {
    const { page } = await visitor.openPage('/properties?category=apartments&view=list');
    const all = await total(page);
    await page.getByRole('button', { name: /^المكان/ }).click();
    const panel = page.getByRole('dialog', { name: 'المكان' });
    const option = (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name} [\\d,]+$`) }).first();
    await option('حلب').check();
    await eventually(() => asked(page).getAll('province')).toEqual(['aleppo']);
    await eventually(() => total(page)).toBeLessThan(all);
    const inAleppo = await total(page);
    await option('حمص').check();
    await eventually(() => total(page)).toBeGreaterThan(inAleppo);
    await eventually(() => asked(page).getAll('province').sort()).toEqual(['aleppo', 'homs']);
  });

  it('says what would help when nothing matches', async () => {
    const { page } = await visitor.openPage(
      '/properties?category=apartments&city=damascus&transactionType=sale&maxPrice=3',
    );
    const ways = page.getByRole('link', { name: /^بدون «/ });
    const promised = Number((await ways.first().innerText()).replace(/.*:/, '').replace(/\D/g, ''));
    await ways.first().click();
    await eventually(() => total(page)).toBe(promised);
  });

  it('compares three and refuses the fourth', async () => {
    const { page } = await visitor.openPage('/properties?category=apartments&view=list', { lang: 'en' });
    for (const index of [0, 1, 2, 3]) {
      await page
        .getByRole('button', { name: /^More: / })
        .nth(index)
        .click();
      await page.getByRole('button', { name: 'Add to comparison' }).click();
    }
    await page.getByText('You can compare up to 3 listings').waitFor();
    await page.getByRole('link', { name: 'Compare 3' }).click();
    await page.waitForURL(/\/properties\/compare\?ids=/);
    await eventually(() =>
      page.getByRole('region', { name: 'Comparison', exact: true }).getByRole('columnheader').count(),
    ).toBe(3);
    const places = page.getByRole('region', { name: 'Where they are' });
    await places.scrollIntoViewIfNeeded();
    const pins = async () =>
      (await places.locator('.maplibregl-marker').allInnerTexts()).join(' · ').split(' · ').sort();
    await eventually(pins).toEqual(['1', '2', '3']);
    await eventually(() => places.getByText(/^\d and \d: /).count()).toBe(3);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Remove “/ })
      .first()
      .click();
    await eventually(pins).toEqual(['1', '2']);
    await eventually(() => places.getByText(/^\d and \d: /).count()).toBe(1);
  });

  it('on a phone: filters in a sheet whose button counts, the map with cards to swipe', async () => {
    const { page } = await visitor.openPage('/properties?category=apartments', { device: 'phone' });
    await expectNoSidewaysScroll(page);
    const all = await total(page);
    await page.getByRole('button', { name: /^الفلاتر/ }).click();
    const sheet = page.getByRole('dialog', { name: 'الفلاتر' });
    await sheet.getByText('للإيجار', { exact: true }).click();
    const show = sheet.getByRole('button', { name: /^اعرض/ });
    const counted = async () => Number((await show.innerText()).replace(/\D/g, '') || all);
    await eventually(counted).toBeLessThan(all);
    const promised = await counted();
    expect(asked(page).has('transactionType')).toBe(false);
    await show.click();
    await eventually(() => total(page)).toBe(promised);

    await page.getByRole('link', { name: 'خريطة' }).last().click();
    await page.getByRole('list', { name: 'نتائج البحث' }).waitFor();
    await eventually(() => asked(page).get('view')).toBe('map');
  });

  it('on a phone, turns a card’s photos by a swipe, fetches them only then, and opens its listing from any of them', async () => {
    const id = await aPublicListing(visitor, { values: { titleEn: 'Apartment Photofilled' }, photos: 3 });
    const { page } = await visitor.openPage(DOORSTEP, { device: 'phone' });
    const card = page.locator(`article[data-listing="${id}"]`);
    await eventually(async () => {
      await page.goto(`${visitor.url()}/properties?keywords=Photofilled&lang=ar`);
      return card.count();
    }).toBe(1);
    const strip = card.locator('a[tabindex]');
    await strip.scrollIntoViewIfNeeded();
    expect(await strip.locator('img').count()).toBe(0);
    const turned = () =>
      strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(Math.abs(scrollLeft) / clientWidth));
    const box = await strip.boundingBox();
    if (!box) throw new Error('the strip is not drawn');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: box.x + box.width * at, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', 0.2);
    for (const at of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) await touch('touchMove', at);
    await touch('touchEnd');
    await eventually(turned).toBe(1);
    await eventually(() =>
      strip
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0);
    const path = await card.locator('h2 a').getAttribute('href');
    await strip.locator('> span').nth(1).click();
    await eventually(() => new URL(page.url()).pathname).toBe(new URL(path ?? '', page.url()).pathname);
  });

  it('clears a sheet of words, lists, ranges and the box on the map, while the page stays as it is', async () => {
    const sorted = 'sortBy=price&sortOrder=asc';
    const filters = 'keywords=شقة&category=apartments&minPrice=1&bbox=36.1,33.3,36.5,33.7';
    const { page } = await visitor.openPage(`/properties?${filters}&${sorted}`, { device: 'phone' });
    const found = await total(page);
    await page.getByRole('button', { name: /^الفلاتر/ }).click();
    const sheet = page.getByRole('dialog', { name: 'الفلاتر' });
    const clear = sheet.getByRole('button', { name: 'امسح الكل' });
    await clear.click();
    await eventually(() => clear.getAttribute('aria-disabled')).toBe('true');
    expect(asked(page).get('category')).toBe('apartments');

    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    await eventually(() => asked(page).toString()).toBe(`${sorted}&lang=ar`);
    await eventually(() => total(page)).toBeGreaterThan(found);
  });

  it('takes what is pressed in a panel of the bar, one after the other, and leaves it open', async () => {
    const { page } = await visitor.openPage('/properties?category=apartments&view=list', { lang: 'en' });
    await page.getByRole('button', { name: 'Bedrooms', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Bedrooms' });
    for (const count of [2, 3])
      await panel
        .locator('label', { hasText: new RegExp(`^${count}`) })
        .first()
        .click();
    await eventually(() => asked(page).getAll('bedrooms').join().split(',').sort().join()).toBe('2,3');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await panel.waitFor({ state: 'hidden' });
  });

  it.each(['ar', 'en'] as const)('gives a card out of sight the room it takes when drawn: %s', async (lang) => {
    const { page } = await visitor.openPage('/properties', { device: 'phone', lang });
    const heights = (drawn: boolean) =>
      page.locator('article').evaluateAll((cards, drawn) => {
        for (const card of cards as HTMLElement[]) card.style.contentVisibility = drawn ? 'visible' : '';
        return cards.map((card) => Math.round(card.getBoundingClientRect().height));
      }, drawn);
    const skipped = await page
      .locator('article a')
      .evaluateAll((links) => links.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(skipped).toBeGreaterThan(10);

    const before = await heights(false);
    expect(before).toEqual(await heights(true));
    expect(before.length).toBeGreaterThan(PAGE - FOLDED);
  });

  it('drops unknown values from the address and ignores what advertisers add', async () => {
    const { page, status } = await visitor.openPage('/properties?city=atlantis&utm_source=x&page=9999&view=list');
    expect(status).toBe(200);
    await eventually(() => asked(page).has('city')).toBe(false);
    await eventually(() => page.locator('article').count()).toBeGreaterThan(0);
  });

  it.each(LOOKS)('is accessible: $lang $device $scheme', async (look) => {
    const { page } = await visitor.openPage('/properties?category=apartments&transactionType=sale&view=list', {
      ...look,
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const more = look.lang === 'ar' ? /^(خيارات أكثر|الفلاتر)/ : /^(More filters|Filters)/;
    await page.getByRole('button', { name: more }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(اعرض|Show) [\d,]+/ })
      .waitFor();
    await expectAccessible(page);
  });
});
