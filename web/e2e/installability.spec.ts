import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './drivers/checks.ts';
import { theSite } from './drivers/site.ts';

/** The headless shell that stories run in finds no page installable and none not to be: only a whole Chromium answers. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable'].find((path) => existsSync(path));

describe.runIf(process.env.E2E_URL && WHOLE)('the site can be installed', () => {
  const profile = mkdtempSync(join(tmpdir(), 'diyar-install-'));
  let context: BrowserContext;
  let page: Page;
  let cdp: CDPSession;
  let url: string;
  beforeAll(async () => {
    ({ url } = await theSite());
    context = await chromium.launchPersistentContext(profile, {
      executablePath: WHOLE ?? '',
      // Playwright's own switch asks for the shell.
      headless: false,
      args: ['--headless=new', '--no-sandbox'],
    });
    page = context.pages()[0] ?? (await context.newPage());
    cdp = await context.newCDPSession(page);
  });
  afterAll(async () => {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  const errors = async () =>
    (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);

  it('which this browser denies of a page that names no manifest', async () => {
    await page.goto(`${url}/robots.txt`);
    await eventually(errors).toEqual(['no-manifest']);
  });

  it.each(['ar', 'en'] as const)('from the home page and a page behind it (%s)', async (lang) => {
    for (const path of ['/', '/properties']) {
      await page.goto(`${url}${path}?lang=${lang}`);
      await eventually(errors).toEqual([]);
    }
    const { errors: mistakes, data, url: manifest } = await cdp.send('Page.getAppManifest');
    expect(mistakes).toEqual([]);
    const { icons, shortcuts, dir } = JSON.parse(data ?? '{}');
    expect(dir).toBe(lang === 'ar' ? 'rtl' : 'ltr');
    for (const { src, sizes, purpose } of icons) {
      const drawn = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, new URL(src, manifest).href);
      if (sizes !== 'any') expect(`${purpose} ${drawn}`).toBe(`${purpose} ${sizes}`);
    }
    expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2);
    expect(shortcuts).toHaveLength(4);
    for (const { url: path } of shortcuts) {
      const answer = await page.goto(new URL(path, manifest).href);
      expect([path, answer?.status()]).toEqual([path, 200]);
    }
  });
});
