import { quantile, report, round } from '../lib/figures.ts';
import { freshPage, openBrowser } from '../lib/map-page.ts';

// The search's map on a phone as Lighthouse has one: 1.6 Mbit/s, 150 ms there and back, a fourth of this machine's speed,
// nothing cached. How soon a picture of the map is there (the still), and how soon the map itself is.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const BYTES_A_SECOND = 1_600_000 / 8;
const ADDRESS = '/properties?lang=ar&view=map';

const browser = await openBrowser();
const [pictures, maps]: [number[], number[]] = [[], []];
for (let turn = 0; turn < ROUNDS; turn++) {
  const page = await freshPage(browser, { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchStill);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const times = await page.waitForFunction(() => window.mapTimes?.map && window.mapTimes, undefined, {
    timeout: 120_000,
  });
  const { picture, map } = (await times.jsonValue()) as Required<MapTimes>;
  pictures.push(picture);
  maps.push(map);
  await page.context().close();
}
await browser.close();

const middle = quantile(pictures, 0.5);
report(`The first picture of the map on a slow phone, ${ROUNDS} visits`, [
  ['first picture, ms: middle (≤ 2500)', round(middle), middle <= 2_500],
  ['slowest', round(Math.max(...pictures))],
  ['the map itself, ms: middle', round(quantile(maps, 0.5))],
]);

interface MapTimes {
  picture?: number;
  map?: number;
}
declare global {
  interface Window {
    mapTimes?: MapTimes;
  }
}

/** Runs in the page: the still has come when it has a width, the map when the still is gone. Milliseconds since the visit began. */
function watchStill(): void {
  const times: MapTimes = {};
  window.mapTimes = times;
  const look = () => {
    const still = [...document.querySelectorAll('img')].find(({ currentSrc }) =>
      currentSrc.includes('/tiles/still.svg'),
    );
    if (still && still.naturalWidth > 0) times.picture ??= performance.now();
    if (!still && times.picture !== undefined && document.querySelector('.maplibregl-canvas'))
      times.map = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
