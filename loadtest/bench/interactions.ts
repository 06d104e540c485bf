import type { Page } from 'playwright-core';
import { quantile, report, round } from '../lib/figures.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';
import { listings } from '../lib/target.ts';

// P6: how long after a press the page is drawn anew (INP), of the search with its map: filter, pan, zoom, another language.
// Without a graphics card the map is drawn in software, and each frame that waits for it is that much later.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const LIMIT_MS = 200;
const LOOKS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true },
};
type Look = keyof typeof LOOKS;
type Act = 'filter' | 'pan' | 'zoom' | 'language';

const ready = (page: Page) => page.waitForSelector('html[data-ready]');
const settled = (page: Page) =>
  page.waitForSelector('[role=status][aria-atomic][aria-busy=false]', { state: 'attached' });
const drawn = async (page: Page) => {
  await page.locator('.maplibregl-canvas').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const filters: Record<Look, (page: Page) => Promise<void>> = {
  desktop: async (page) => {
    await button(page, 'Price').click();
    const from = page.getByRole('dialog', { name: 'Price' }).getByRole('textbox', { name: 'From' });
    await from.pressSequentially('50000', { delay: 60 });
    await page.keyboard.press('Enter');
    await settled(page);
    await from.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
  phone: async (page) => {
    await button(page, /^Filters/).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (let times = 0; times < 2; times++) {
      await sheet.getByText('For rent', { exact: true }).tap();
      await settled(page);
    }
    await sheet.getByRole('button', { name: /^Show/ }).tap();
  },
};

async function pan(page: Page): Promise<void> {
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('the map is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 60, { steps: 12 });
  await page.mouse.up();
}

const zoom = async (page: Page) => {
  for (const name of ['Zoom in', 'Zoom out']) await button(page, name).click();
};

const ACTS: Record<Act, (page: Page, look: Look) => Promise<void>> = {
  filter: (page, look) => filters[look](page),
  pan,
  zoom,
  language: async (page) => {
    for (const lang of ['ar', 'en']) {
      await page.locator(`a[hreflang=${lang}]`).first().click();
      await page.waitForURL(new RegExp(`lang=${lang}`));
      await ready(page);
    }
  },
};

/** The map is drawn in software here: with nothing on it, it shows which part of a press is the machine's. */
const NOTHING = '&minPrice=999999999';
const MOVES: readonly Act[] = ['pan', 'zoom'];

const browser = await openBrowser();
const open = async (look: Look, query = '') => {
  const page = await freshPage(browser, LOOKS[look]);
  await page.addInitScript(watchInteractions);
  // The sign-up popup, fifteen seconds later, would take every press (`sign-up-popup/popup-memory.ts`).
  await page.addInitScript(() => sessionStorage.setItem('diyar-sign-up-dismissed', 'true'));
  const view = look === 'phone' ? '&view=map' : '';
  await page.goto(`/properties?lang=en&bbox=36.10,33.40,36.50,33.62${view}${query}`);
  await ready(page);
  await drawn(page);
  // The cost of the map's own beginning is `map-paint`'s.
  await page.waitForFunction(() => performance.now() - (window.lastLongTask ?? 0) > 1_000);
  return page;
};

/** Milliseconds that each press took which the browser told of. */
async function durationsOf(act: Act, { page, look }: { page: Page; look: Look }): Promise<number[]> {
  await page.evaluate(() => sessionStorage.removeItem('interactions'));
  for (let turn = 0; turn < ROUNDS; turn++) {
    await ACTS[act](page, look);
    await drawn(page);
  }
  const durations = await page.evaluate(() =>
    Object.values(JSON.parse(sessionStorage.getItem('interactions') ?? '{}')),
  );
  if (durations.length === 0) throw new Error(`${look}, ${act}: the browser told of no press`);
  return durations as number[];
}

const rows: Parameters<typeof report>[1] = [];
for (const look of Object.keys(LOOKS) as Look[]) {
  const page = await open(look);
  for (const act of Object.keys(ACTS) as Act[]) {
    const durations = await durationsOf(act, { page, look });
    const worst = quantile(durations, 0.98);
    rows.push([`${look}, ${act}: ms, p98 of ${durations.length} (≤ ${LIMIT_MS})`, round(worst), worst <= LIMIT_MS]);
  }
  await page.context().close();
  const empty = await open(look, NOTHING);
  for (const act of MOVES) {
    const durations = await durationsOf(act, { page: empty, look });
    rows.push([`${look}, ${act}: the same with nothing on the map`, round(quantile(durations, 0.98))]);
  }
  await empty.context().close();
}
await browser.close();
report(`From a press to the picture, ${(await listings()).toLocaleString('en-US')} public listings`, rows);

declare global {
  interface Window {
    /** When it ended, in milliseconds since the visit began. */
    lastLongTask?: number;
  }
}

/**
 * Runs in the page: the longest event of each interaction, in milliseconds, by its number. Events shorter than 16 ms are not told
 * by the browser; a press that leads to another document is told when this one is left.
 */
function watchInteractions(): void {
  const visit = Math.round(performance.timeOrigin);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.lastLongTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const keep = (entries: PerformanceEntryList) => {
    const longest = JSON.parse(sessionStorage.getItem('interactions') ?? '{}');
    for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      const key = `${visit}-${interactionId}`;
      longest[key] = Math.max(longest[key] ?? 0, duration);
    }
    sessionStorage.setItem('interactions', JSON.stringify(longest));
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pagehide', () => keep(observer.takeRecords()));
}
