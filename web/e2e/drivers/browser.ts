import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { browserPath } from './browser-path.ts';
import { PATIENCE_MS } from './checks.ts';
import { leaveContext, pageIn, reusedContext } from './kept-contexts.ts';
import { type RunningSite, theSite } from './site.ts';
import { reportPage } from './witness.ts';

export type Device = 'narrow' | 'phone' | 'tablet' | 'desktop';
export type Visit = {
  lang?: Lang;
  device?: Device;
  scheme?: 'light' | 'dark';
  /** Exactly this address, `lang` or not. */
  raw?: boolean;
  javaScript?: boolean;
  /** The test moves the page's clock (`page.clock`). */
  clock?: boolean;
  /** A person's browser, as far as the server can tell: by itself a headless one is counted nowhere. */
  counted?: boolean;
  /** Things slide and fade as for most visitors; elsewhere what comes, comes at once. */
  moving?: boolean;
  /** The invitation to sign up may come; it comes after 15 s, over whatever is being pressed then. */
  invited?: boolean;
  /** The service worker is registered; it fetches and keeps each page and its files once more, in every visitor's browser. */
  hasWorker?: boolean;
};

export type OpenPage = {
  page: Page;
  status: number;
  /** What the console and uncaught errors said, worst first. */
  complaints: string[];
};

const DEVICES: Record<Device, BrowserContextOptions> = {
  /** The narrowest that WCAG asks to reflow to. */
  narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Loads nothing: where a story begins that signs in through the API and goes on to the page it is about. */
export const DOORSTEP = '/robots.txt';

/** Each language, each scheme and each width once. All eight together: `npm run a11y`, for home, listing and search. */
export const LOOKS = [
  { lang: 'ar', scheme: 'light', device: 'phone' },
  { lang: 'en', scheme: 'dark', device: 'desktop' },
] as const satisfies readonly Visit[];

const COUNTED = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * A busy machine answers late, and is no slow line: pages spare a slow one. No page lives long enough to get back what its
 * optimising compilers cost.
 */
const ARGUMENTS = ['--no-sandbox', '--force-effective-connection-type=4G', '--js-flags=--no-opt --no-maglev'];

export type Visitor = {
  url: () => string;
  openPage: (path: string, visit?: Visit) => Promise<OpenPage>;
};

/** Chromium 109, of a package: `scripts/lib/old-chromium.ts`. */
function oldBrowserPath(): string {
  const path = process.env.OLD_CHROME_PATH;
  if (!path) throw new Error('No old Chromium; `npm test` unpacks one');
  return path;
}

export type Age = 'new' | 'old';
const PATHS = { new: browserPath, old: oldBrowserPath };
const launched: Partial<Record<Age, Promise<Browser>>> = {};

/** The browser of a worker, for all its files; it ends with the worker. */
async function theBrowser(age: Age): Promise<Browser> {
  const earlier = await launched[age]?.catch(() => undefined);
  if (earlier?.isConnected()) return earlier;
  const started = chromium.launch({ executablePath: PATHS[age](), args: ARGUMENTS, timeout: PATIENCE_MS });
  launched[age] = started;
  return started;
}

/** Starts the site for the file's tests and stops it after them, with a browser to visit it. */
export function aVisitor(start: () => Promise<RunningSite> = theSite, age: Age = 'new'): Visitor {
  let browser: Browser;
  let site: RunningSite;
  /** Opened for all tests of the file, and for the test that runs. */
  const opened = { file: new Set<BrowserContext>(), test: new Set<BrowserContext>() };

  beforeAll(async () => {
    site = await start();
    browser = await theBrowser(age);
  });
  beforeEach(() => {
    for (const context of opened.test) opened.file.add(context);
    opened.test.clear();
  });
  afterEach(async ({ task }) => {
    const hasFallen = task.result?.state === 'fail';
    if (hasFallen) {
      const pages = [...opened.file, ...opened.test].flatMap((context) => context.pages());
      for (const page of pages) await reportPage(page, task.name).catch(console.log);
    }
    // A page that nobody looks at any more still asks and draws; what a test has begun in one before it fell, nobody inherits.
    await Promise.all([...opened.test].map((context) => (hasFallen ? context.close() : leaveContext(context))));
    opened.test.clear();
  });
  afterAll(async () => {
    await Promise.all([...opened.file, ...opened.test].map(leaveContext));
    await site?.close();
  });

  return {
    url: () => site.url,
    async openPage(path, visit) {
      const context = await contextFor(browser, site.url, visit);
      opened.test.add(context);
      return open(context, site.url, path, visit);
    },
  };
}

/**
 * A visitor's place in the browser, which may have been another's; whoever moves the clock or has a worker gets one that nobody
 * had. Scheme and motion are the page's own.
 */
async function contextFor(browser: Browser, base: string, visit: Visit = {}): Promise<BrowserContext> {
  const { device, javaScript, counted, invited, clock, hasWorker } = visit;
  if (clock || hasWorker) return newContext(browser, visit);
  const kind = JSON.stringify([browser.version(), base, device, javaScript, counted, invited]);
  return reusedContext(kind, base + DOORSTEP, () => newContext(browser, visit));
}

async function newContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const { device = 'desktop', javaScript = true } = visit;
  const context = await browser.newContext({
    ...DEVICES[device],
    timezoneId: 'Asia/Damascus',
    javaScriptEnabled: javaScript,
    ...(visit.counted && { userAgent: COUNTED }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (visit.clock) await context.clock.install();
  if (!visit.invited) await context.addInitScript(declineInvitation);
  if (!visit.hasWorker) await context.addInitScript(withoutWorkers);
  await context.addInitScript(disableGraphics, NO_GRAPHICS);
  return context;
}

async function open(context: BrowserContext, base: string, path: string, visit: Visit = {}): Promise<OpenPage> {
  const { lang = 'ar', scheme = 'light', javaScript = true } = visit;
  const page = await pageIn(context);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: visit.moving ? 'no-preference' : 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.unshift(error.message));
  page.on('console', (message) => {
    const isOwnStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    // A machine without a graphics card draws the map in software, and its driver says that this is slow.
    const isDriver = message.text().includes('GL Driver Message');
    // Which call a server failed, and not only that one did.
    const called = /status of 5\d\d/.test(message.text()) ? ` ${message.location().url}` : '';
    // Too slow for a question's time (R14), a machine says "in a moment" and the page asks again: what the story waits for has to come.
    const isLate =
      message.text().includes('status of 503') && new URL(message.location().url).pathname.startsWith('/api/');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !isDriver && !isLate)
      complaints.push(message.text() + called);
  });

  const response = await page.goto(base + (visit.raw ? path : withLang(path, lang)));
  if (javaScript && path !== DOORSTEP) await untilReady(page);
  return { page, status: response?.status() ?? 0, complaints };
}

/** The document that the page shows has been brought to life: what is pressed or typed from now on is not lost. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
}

const NO_GRAPHICS = 'no-graphics';

/**
 * The documents that the page goes to from now on are on a device without WebGL, and no map is drawn in them: for stories on pages
 * that have a map and are about more. Drawn without a graphics card, a map takes three seconds of a processor. The page is one of
 * the site's already.
 */
export const withoutGraphics = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.setItem(key, ''), NO_GRAPHICS);

/** The document gets WebGL after all, and so do those after it. */
export const giveGraphics = (page: Page): Promise<void> => page.evaluate(() => window.giveGraphics?.());

declare global {
  interface Window {
    giveGraphics?: () => void;
  }
}

/** As a browser that cannot draw, where the visitor was told to be without graphics. */
function disableGraphics(key: string): void {
  try {
    if (localStorage.getItem(key) === null) return;
  } catch {
    return;
  }
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
  window.giveGraphics = () => {
    localStorage.removeItem(key);
    HTMLCanvasElement.prototype.getContext = getContext;
  };
}

/** As the popup itself keeps it (`popup-memory.ts`); a document without an address has no storage. */
function declineInvitation(): void {
  try {
    sessionStorage.setItem('diyar-sign-up-dismissed', 'true');
  } catch {
    // Nor has it an invitation.
  }
}

/** As a browser that knows no service workers. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** What follows a change of the page's size is drawn. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
