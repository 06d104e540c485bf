import { describe, expect, it } from 'vitest';
import { aVisitor, untilReady } from './drivers/browser.ts';
import { eventually } from './drivers/checks.ts';

describe.skipIf(!process.env.E2E_URL)('the way back to a search', () => {
  const visitor = aVisitor();

  it('on a phone, comes back to the very card that was opened', async () => {
    const { page } = await visitor.openPage('/properties', { device: 'phone' });
    const card = page.locator('article').nth(15);
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // The place is remembered with the scroll, which the browser tells a frame later.
    await card.evaluate(
      (element) =>
        new Promise((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
          element.scrollIntoView({ block: 'center' });
        }),
    );
    const before = await top();
    // Not by the pointer: whoever moves it scrolls once more where something lies over the card for a moment.
    await card
      .locator('a')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/property\//);
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.waitForURL(/\/properties/);
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });

  it('comes back from a turned page and from a loaded document to the place that was left', async () => {
    const { page } = await visitor.openPage('/properties?view=list');
    const y = () => page.evaluate(() => Math.round(scrollY));
    const turn = page.getByRole('link', { name: 'صفحة 2', exact: true });
    await turn.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await eventually(y).toBeGreaterThan(1_000);
    const left = await y();
    await turn.evaluate((link: HTMLElement) => link.click());
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await eventually(y).toBeLessThan(300);
    await page.goBack();
    await eventually(async () => Math.abs((await y()) - left)).toBeLessThan(60);

    const before = await y();
    const href = await page.locator('article a').last().getAttribute('href');
    await page.evaluate((to) => location.assign(to ?? ''), href);
    await page.waitForURL(/\/property\//);
    await untilReady(page);
    expect(await y()).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/properties/);
    await untilReady(page);
    // The header shrinks on the way: a few pixels either side.
    await eventually(async () => Math.abs((await y()) - before)).toBeLessThan(60);
  });
});
