import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROME } from './chrome.ts';
import { target } from './target.ts';

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });

/** A page of the site in a browser profile of its own: nothing is cached. */
export async function freshPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: target.site, serviceWorkers: 'block', ...options });
  // tsx marks functions with a helper of its own, which a page that is handed one does not know.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context.newPage();
}
