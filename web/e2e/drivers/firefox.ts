import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { PATIENCE_MS } from './checks.ts';

/** Where `npm test` found or installed one (`scripts/lib/firefox.ts`). */
export const FIREFOX = process.env.FIREFOX_PATH;

/** NS_BINDING_ABORTED: a font was on its way when the page was left, which Firefox reports as an error of the page. */
const CUT_OFF = 'status=2152398850';
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/**
 * Firefox as it is installed, led by WebDriver BiDi: Playwright drives only one of its own making. One browser for a file's
 * tests, a fresh context for each page. `preferences` are asked for when it starts.
 */
export function aFirefox(preferences: () => Record<string, unknown> = () => ({})) {
  let browser: Browser;
  let pages: Page[] = [];

  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX ?? '',
      timeout: PATIENCE_MS,
      extraPrefsFirefox: preferences(),
    });
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.browserContext().close()));
    pages = [];
  });
  afterAll(async () => {
    await browser?.close();
  });

  return {
    async openPage(address: string, device: keyof typeof SIZES): Promise<{ page: Page; complaints: string[] }> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      pages.push(page);
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport(SIZES[device]);
      const complaints: string[] = [];
      page.on('pageerror', (error) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!message.includes(CUT_OFF)) complaints.push(message);
      });
      await page.goto(address);
      await page.waitForSelector('html[data-ready]');
      return { page, complaints };
    },
  };
}
