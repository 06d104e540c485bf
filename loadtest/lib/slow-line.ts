import type { Page } from 'playwright-core';

/** A line on which every answer takes its time, and the first of two overtakes nobody. */
export async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 60_000,
    uploadThroughput: 20_000,
  });
}
