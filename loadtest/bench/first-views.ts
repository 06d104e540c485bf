import { report } from '../lib/figures.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';

// Bytes that a phone which has nothing yet reads of the map's tiles for its first view, still and archives, as they travel; of cities,
// of a quarter full of streets and of the country. Code, letters and the answer itself are not in it.
const LIMITS = { city: 150_000, country: 60_000 };
const CITIES: Record<string, string> = {
  damascus: 'city=damascus',
  aleppo: 'city=aleppo',
  homs: 'city=homs',
  latakia: 'city=latakia',
  hama: 'city=hama',
  mezzeh: 'neighborhood=damascus.mezzeh',
};

const browser = await openBrowser();
async function bytesOf(filter: string): Promise<number> {
  const page = await freshPage(browser, { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const tiles = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/tiles/')) tiles.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (tiles.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`/properties?lang=ar&view=map&${filter}`);
  await page.waitForFunction(() => document.querySelector('.maplibregl-canvas'), undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes;
}

const cities: [string, number][] = [];
for (const [name, filter] of Object.entries(CITIES)) cities.push([name, await bytesOf(filter)]);
const country = await bytesOf('');
await browser.close();
report('Bytes of tiles at a phone’s first view', [
  ...cities.map(([name, bytes]): [string, number, boolean] => [`${name} (≤ 150,000)`, bytes, bytes <= LIMITS.city]),
  ['the country (≤ 60,000)', country, country <= LIMITS.country],
]);
