import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { target } from './target.ts';

const CHROME =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });

/** A page of the site in a browser profile of its own: nothing is cached. */
export async function freshPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: target.site, serviceWorkers: 'block', ...options });
  // tsx marks functions with a helper of its own, which a page that is handed one does not know.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context.newPage();
}
