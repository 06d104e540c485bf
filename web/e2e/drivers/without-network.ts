import type { Page } from 'playwright-core';
import { eventually } from './checks.ts';

/**
 * Opens a document without a network. When a service worker of the same process stops, Chromium may forget that the page was
 * told to be offline: it is told until it says so.
 */
export async function openWithoutNetwork(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await open();
  await eventually(async () => {
    await page.context().setOffline(true);
    return page.evaluate(() => navigator.onLine);
  }).toBe(false);
}

/** For a page that is only looked at without a network, where what Chromium forgot would make it load again. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    addEventListener('online', (event) => event.stopImmediatePropagation());
  });
  await page.context().setOffline(true);
}
