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
