import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { freshPage, openBrowser } from '../lib/map-page.ts';
import { target } from '../lib/target.ts';

// The map as it is seen, to look at: five places, four looks and the still, both languages, on a phone and a desktop. A sheet for each
// place and screen, in the folder that PICTURES names.
const FOLDER = path.resolve(process.env.PICTURES ?? '.data/map-pictures');
const ONLY = process.env.PLACES?.split(',');
const PLACES = {
  damascus: '36.22,33.46,36.37,33.56',
  mezzeh: '36.236,33.490,36.262,33.508',
  'old-homs': '36.708,34.722,36.732,34.738',
  'latakia-coast': '35.755,35.505,35.80,35.54',
  saidnaya: '36.36,33.685,36.395,33.71',
};
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const LOOKS = [
  { look: 'light', scheme: 'light', layer: 0 },
  { look: 'dark', scheme: 'dark', layer: 0 },
  { look: 'second', scheme: 'light', layer: 1 },
  { look: 'third', scheme: 'light', layer: 2 },
] as const;
const AT_REST_MS = 1_500;
const STYLE = /^(?:Map style|شكل الخريطة)$/;
const SHEET = { phone: { columns: 5, width: 390 }, desktop: { columns: 2, width: 900 } };

async function showMap(page: Page, lang: string, bbox: string, layer: number): Promise<void> {
  await page.goto(`/properties?lang=${lang}&view=map&bbox=${bbox}`);
  await page.locator('.maplibregl-canvas').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => !document.querySelector('img[src^="/tiles/still.svg"]'), undefined, {
    timeout: 120_000,
  });
  if (layer > 0) {
    await page.getByRole('button', { name: STYLE }).first().click();
    // The radio itself is hidden behind its label.
    await page.getByRole('group', { name: STYLE }).locator('label').nth(layer).click();
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
}

/** Pins are drawn some frames after the map's land: the picture is taken once two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  for (let before = await page.screenshot(); ; ) {
    await page.waitForTimeout(AT_REST_MS);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

async function sheet(pictures: Buffer[], file: string, { columns, width }: { columns: number; width: number }) {
  const sized = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...sized.map(({ info }) => info.height));
  const rows = Math.ceil(sized.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' } })
    .composite(
      sized.map(({ data }, at) => ({
        input: data,
        left: (at % columns) * width,
        top: Math.floor(at / columns) * height,
      })),
    )
    .jpeg({ quality: 85 })
    .toFile(file);
}

await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
for (const [place, bbox] of Object.entries(PLACES).filter(([name]) => ONLY?.includes(name) ?? true)) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const pictures: Buffer[] = [];
    for (const lang of ['ar', 'en']) {
      for (const { look, scheme, layer } of LOOKS) {
        const page = await freshPage(browser, { ...options, colorScheme: scheme });
        await showMap(page, lang, bbox, layer);
        pictures.push(await atRest(page));
        console.log(`${place} ${screen} ${lang} ${look}`);
        await page.context().close();
      }
      const page = await freshPage(browser, { ...options, javaScriptEnabled: false });
      await page.goto(`/properties?lang=${lang}&view=map&bbox=${bbox}`);
      await page.waitForLoadState('networkidle');
      pictures.push(await page.screenshot());
      await page.context().close();
    }
    const name = screen as keyof typeof SHEET;
    await sheet(pictures, path.join(FOLDER, `${place}-${screen}.jpg`), SHEET[name]);
  }
}
await browser.close();
console.log(`Pictures of ${target.site} are in ${FOLDER}`);
