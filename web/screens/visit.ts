import type { BrowserContext, Page } from 'playwright-core';
import { violations, WCAG } from '../e2e/drivers/axe.ts';
import type { Shown } from './areas.ts';
import { DEVICES, type Look } from './looks.ts';

export interface Seen {
  picture: Buffer;
  /** Cumulative layout shift until the page stood still. */
  shift: number;
  /** Of the whole page, in CSS pixels. */
  height: number;
  /** Of the console, and errors nobody caught. */
  complaints: string[];
  /** Rules of WCAG 2.2 AA that are broken, as axe names them. */
  axe: string[];
}

declare global {
  interface Window {
    layoutShift?: number;
    heightBefore?: number;
  }
}

const STANDS_STILL_MS = 30_000;
/** What a picture shows at most, in screens: desks can be endless. */
const MOST_SCREENS = 4;

/** Adds up shifts that no press has caused, from before the page's first line. */
export function watchShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far apart two looks at a page's height are. */
const LOOKS_APART_MS = 400;

/** Ready, with its answers, its letters and the pictures in view, and no longer growing. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { timeout: STANDS_STILL_MS });
  await page.waitForFunction(
    () => {
      const inView = (image: Element) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      return (
        document.querySelector('[aria-busy=true]') === null &&
        document.fonts.status === 'loaded' &&
        [...document.images].every((image) => image.complete || !inView(image))
      );
    },
    undefined,
    { timeout: STANDS_STILL_MS },
  );
  await page.waitForFunction(
    () => {
      const height = document.documentElement.scrollHeight;
      const isSame = window.heightBefore === height;
      window.heightBefore = height;
      return isSame;
    },
    undefined,
    { timeout: STANDS_STILL_MS, polling: LOOKS_APART_MS },
  );
}

const addressIn = (path: string, { lang }: Look): string => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

/** The address of a screen, as a link on another says it. */
export async function addressOf(page: Page, { name, at }: Shown, look: Look): Promise<string> {
  if (typeof at === 'string') return at;
  if (typeof at === 'function') return at(page.request);
  // On phones the acts of a row stand behind its dots.
  await page.setViewportSize(DEVICES.desktop.viewport);
  await page.goto(addressIn(at.on, look));
  await untilStill(page);
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = links.find((href) => href.startsWith(at.to) && !/^(?:new|import)\b/.test(href.slice(at.to.length)));
  if (!found) throw new Error(`${name}: no link to ${at.to}… on ${at.on}`);
  return found.replace(/[?&]lang=\w+/, '');
}

/** Looks at one screen in one look. */
export async function visit(context: BrowserContext, path: string, look: Look): Promise<Seen> {
  const page = await context.newPage();
  try {
    await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text());
    });
    await page.goto(addressIn(path, look));
    await untilStill(page);
    const { shift, height } = await page.evaluate(() => ({
      shift: window.layoutShift ?? 0,
      height: document.documentElement.scrollHeight,
    }));
    const found = await violations(page, WCAG);
    const { width = 0, height: screen = 0 } = page.viewportSize() ?? {};
    const shown = Math.min(height, screen * MOST_SCREENS);
    // Pictures below the fold are fetched once they come near.
    for (let top = screen; top < shown; top += screen) await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(() => scrollTo(0, 0));
    await untilStill(page);
    const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: shown } });
    return { picture, shift, height, complaints, axe: found.map((rule) => String(Reflect.get(rule, 'id'))) };
  } finally {
    await page.close();
  }
}
