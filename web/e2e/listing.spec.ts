import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor, LOOKS } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { signUp } from './drivers/members.ts';
import { PAIR } from './drivers/stories.ts';

type Listing = { id: string; path: string; title: string; media: unknown[] };

const LANGS = ['ar', 'en'] as const;

describe('a listing’s page', () => {
  const { openPage, url } = aVisitor();

  const listings = async (): Promise<Listing[]> => {
    const { items } = await ask<{ items: Listing[] }>(url(), '/listings/homepage-featured?limit=12');
    return Promise.all(items.map(({ id }) => ask<Listing>(url(), `/listings/${id}`)));
  };
  const oneOf = async (fits: (listing: Listing) => boolean = () => true) => (await listings()).find(fits);
  const html = async (path: string) =>
    (await fetch(url() + path, { headers: { accept: 'text/html' }, redirect: 'manual' })).text();

  it.each(PAIR)('stands in $lang on a $device without a complaint', async ({ lang, device }) => {
    const { path } = (await oneOf()) as Listing;
    const { page, status, complaints } = await openPage(path, { lang, device });
    expect(status).toBe(200);
    await eventually(() => page.locator('h1').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });

  it.each(LOOKS)('is accessible in $lang, $scheme, on a $device', async (visit) => {
    const { path } = (await oneOf(({ media }) => media.length > 1)) ?? ((await oneOf()) as Listing);
    const { page } = await openPage(path, visit);
    await expectAccessible(page);
  });

  it('tells search engines what it is, in one address per language', async () => {
    const { path, title } = (await oneOf()) as Listing;
    const page = await html(`${path}?lang=ar&utm_source=x`);
    expect(page).toContain(title);
    const origin = /<link rel="canonical" href="([^"]+)\/property\//.exec(page)?.[1];
    expect(page).toContain(`<link rel="canonical" href="${origin}${path}?lang=ar"/>`);
    expect(page).toContain(`hrefLang="en" href="${origin}${path}?lang=en"`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '[]');
    expect(data.map((item: { '@type': string }) => item['@type'])).toContain('BreadcrumbList');
  });

  it.each(LANGS)('stands among the pages of its place in %s, which answer without another hop', async (lang) => {
    const { path } = (await oneOf()) as Listing;
    const page = await html(`${path}?lang=${lang}`);
    const links = [...page.matchAll(/<a [^>]*href="(\/syria\/[^"]+)"/g)].map(([, href = '']) => href);
    const [, crumbs = ''] = /<ol[^>]*>(.*?)<\/ol>/s.exec(page) ?? [];
    expect([...crumbs.matchAll(/href="\/syria\//g)].length).toBeGreaterThan(2);
    for (const href of new Set(links.slice(0, 8))) {
      const { status } = await fetch(url() + href, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect(status, href).toBe(200);
    }
  });

  it.each(LANGS)('is shared with a picture that may be kept for good in %s', async (lang) => {
    const { path } = (await oneOf(({ media }) => media.length > 0)) ?? ((await oneOf()) as Listing);
    const page = await html(`${path}?lang=${lang}`);
    const { pathname, search } = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '');
    const picture = await fetch(url() + pathname + search);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const old = await fetch(url() + pathname.replace(/[0-9a-f]{32}\.jpg$/, `${'0'.repeat(32)}.jpg`) + search);
    expect(old.headers.get('cache-control')).toBe('public, max-age=300');
    const none = await fetch(
      url() + pathname.replace(/listing\/[^/]+/, `listing/${'0'.repeat(8)}-0000-7000-8000-000000000000`),
    );
    expect(none.status).toBe(404);
  });

  it.each(LANGS)('names the measures of its picture to messengers, as places and offices do, in %s', async (lang) => {
    const { path } = (await oneOf()) as Listing;
    const { offices } = await ask<{ offices: { slug: string }[] }>(url(), '/offices?limit=1');
    for (const shown of [path, '/syria/damascus', `/office/${offices[0]?.slug}`]) {
      const page = await html(`${shown}?lang=${lang}`);
      const said = (name: string) => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(page)?.[1] ?? '';
      const [locale, other] = lang === 'ar' ? ['ar_SY', 'en_US'] : ['en_US', 'ar_SY'];
      expect([said('locale'), said('locale:alternate')], shown).toEqual([locale, other]);
      expect([said('image:width'), said('image:height')], shown).toEqual(['1200', '630']);
      expect(said('image:alt'), shown).toBe(said('title'));
      const { pathname, search } = new URL(said('image').replaceAll('&amp;', '&'));
      const picture = await fetch(url() + pathname + search);
      expect([picture.status, picture.headers.get('content-type')], shown).toEqual([200, said('image:type')]);
    }
  });

  it('moves for good to its one address', async () => {
    const { id, path } = (await oneOf()) as Listing;
    for (const wrong of [`/property/${id}`, `/property/${id}/another-name`]) {
      const response = await fetch(`${url()}${wrong}?lang=en`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${path}?lang=en`);
    }
  });

  it.each(['00000000-0000-7000-8000-000000000000', '42', '%27'])('is not found under %s', async (id) => {
    const answer = await fetch(`${url()}/property/${id}?lang=en`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });

  it.each([
    ['ar', 'ArrowLeft'],
    ['en', 'ArrowRight'],
  ] as const)('shows its photos full screen, by keyboard (%s)', async (lang, forward) => {
    const listing = await oneOf(({ media }) => media.length > 2);
    if (!listing) return;
    const { page } = await openPage(listing.path, { lang });
    const opener = page.locator('section:has(ul[data-photos]) button').first();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await shows(page, 1, listing);
    await page.keyboard.press(forward);
    await page.keyboard.press(forward);
    await shows(page, 3, listing);
    await page.waitForTimeout(600);
    await shows(page, 3, listing);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') || document.activeElement === document.body,
        ),
      ).toBeTruthy();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('keeps the way to the owner in reach on a phone, and goes on with it once there is an account', async () => {
    const { path } = (await oneOf()) as Listing;
    const { page } = await openPage(path, { lang: 'en', device: 'phone' });
    const way = page.getByRole('region', { name: 'Contact the owner' }).getByRole('link').first();
    await eventually(() => way.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await way.click();
    await page.locator('dialog[open]').getByRole('link', { name: 'Open a free account' }).click();
    await page.waitForURL(/\/register/);
    const from: string = await page.evaluate(() => history.state.usr.from);
    expect(from).toMatch(new RegExp(`^${path}\\?lang=en#contact-(?:phone|whatsapp|message)$`));

    // As the way back leads here, with the account that was opened.
    const { page: member } = await openPage('/about', { lang: 'en', device: 'phone' });
    await signUp(member, 'en');
    await member.goto(url() + from);
    const dialog = member.locator('dialog[open]');
    await dialog.waitFor();
    await member.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => new URL(member.url()).hash).toBe('');
  });

  it('leads visitors without scripts to the log-in page', async () => {
    const { path } = (await oneOf()) as Listing;
    const bar = /<section[^>]*aria-label="Contact the owner".*?<\/section>/s.exec(await html(`${path}?lang=en`))?.[0];
    expect(bar).toContain('href="/login?lang=en"');
  });
});

async function shows(page: Page, number: number, { media }: Listing): Promise<void> {
  const counter = page.locator('dialog [role=status] bdi');
  await eventually(() => counter.innerText()).toBe(`${number} / ${media.length}`);
}
