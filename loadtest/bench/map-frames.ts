import type { Page } from 'playwright-core';
import { quantile, report, round } from '../lib/figures.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';
import { listings } from '../lib/target.ts';

// Frames while a hand moves the map over all listings, next to the same map with none on it, by turns. Without a graphics
// card the browser draws in software: the ratio says something, the frames a second do not.
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 6;
const VIEWS = {
  'Damascus, counts': '36.10,33.40,36.50,33.62',
  'a quarter, prices': '36.255,33.495,36.285,33.512',
};
const NOTHING = 'minPrice=999999999';

const browser = await openBrowser();
const open = async (query: string) => {
  const page = await freshPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`/properties?lang=en&view=map&${query}`);
  await page.locator('.maplibregl-canvas').waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('img[src^="/tiles/still.svg"]'), undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  return page;
};

/** Milliseconds between frames while the pointer, held down, goes round in circles. */
async function framesOf(page: Page): Promise<number[]> {
  const frames = page.evaluate((seconds) => {
    const gaps: number[] = [];
    return new Promise<number[]>((resolve) => {
      const begun = performance.now();
      let before = begun;
      const frame = () => {
        const now = performance.now();
        gaps.push(now - before);
        before = now;
        if (now - begun < seconds * 1000) requestAnimationFrame(frame);
        else resolve(gaps);
      };
      requestAnimationFrame(frame);
    });
  }, SECONDS);
  let isOver = false;
  frames.finally(() => {
    isOver = true;
  });
  await page.mouse.move(640, 420);
  await page.mouse.down();
  for (let angle = 0; !isOver; angle += 0.15) {
    await page.mouse.move(640 + 180 * Math.sin(angle), 420 + 120 * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
  return frames;
}

const rows: Parameters<typeof report>[1] = [];
for (const [name, box] of Object.entries(VIEWS)) {
  const [full, empty] = [await open(`bbox=${box}`), await open(`bbox=${box}&${NOTHING}`)];
  const [fullGaps, emptyGaps]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn++) {
    fullGaps.push(...(await framesOf(full)));
    emptyGaps.push(...(await framesOf(empty)));
  }
  await Promise.all([full, empty].map((page) => page.context().close()));
  const ratio = emptyGaps.length > 0 ? fullGaps.length / emptyGaps.length : 0;
  const gaps = (all: number[]) => `${round(quantile(all, 0.5))} and ${round(quantile(all, 0.95))}`;
  rows.push([`${name}: ms a frame, p50 and p95`, gaps(fullGaps)], [`${name}: the same, empty`, gaps(emptyGaps)]);
  rows.push([`${name}: frames / frames of the empty map (≥ 0.8)`, round(ratio), ratio >= 0.8]);
}
await browser.close();
report(`Moving the map, ${(await listings()).toLocaleString('en-US')} public listings`, rows);
