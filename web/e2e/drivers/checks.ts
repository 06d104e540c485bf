import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ATTRIBUTE } from '#lib/color-scheme-script.ts';
import { violations, WCAG } from './axe.ts';

/** Limits are for what hangs: a machine with other work takes ten times its time. */
export const PATIENCE_MS = 60_000;

/** WCAG 2.2 AA, each violation with the elements it found. */
export const expectAccessible = (page: Page): Promise<void> =>
  atRest(page, async () => {
    expect(await violations(page, WCAG)).toEqual([]);
  });

/** For what one story alone shows, a dialog mostly: in the other scheme only contrast can differ. */
export const expectAccessibleInEachScheme = (page: Page): Promise<void> =>
  atRest(page, async () => {
    expect(await violations(page, WCAG)).toEqual([]);
    await turnScheme(page);
    expect(await violations(page, ['color-contrast'])).toEqual([]);
    await turnScheme(page);
  });

/** What fades in or waits for its answer is paler than it will be; whatever comes while axe looks comes at once. */
async function atRest(page: Page, look: () => Promise<void>): Promise<void> {
  const isMoving = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isMoving) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document
        .getAnimations()
        .every(
          (getAnimation) =>
            getAnimation.playState !== 'running' || getAnimation.effect?.getTiming().iterations === Infinity,
        ),
  );
  await look();
  if (isMoving) await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** As the button in the header does, without its memory. */
const turnScheme = (page: Page): Promise<void> =>
  page.evaluate((attribute) => {
    const root = document.documentElement;
    const still = document.createElement('style');
    still.textContent = '* { transition: none !important }';
    document.head.append(still);
    root.setAttribute(attribute, root.getAttribute(attribute) === 'dark' ? 'light' : 'dark');
    // Laid out before the transitions are let again.
    getComputedStyle(root).color;
    still.remove();
  }, ATTRIBUTE);

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing sticks out at the side: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** The page fits the narrowest screen as well, whatever its window is, once it has been laid out for it. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await eventually(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

/** An expectation that a page may still be on its way to: it is asked again until it holds, or a minute is over. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: PATIENCE_MS });
