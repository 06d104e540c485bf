import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserPath } from '../e2e/drivers/browser-path.ts';
import { AREAS, type Person, type Shown } from './areas.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName, LOOKS } from './looks.ts';
import { demoPeople, signIn } from './people.ts';
import { type Row, writeSheet } from './sheet.ts';
import { addressOf, type Seen, visit, watchShifts } from './visit.ts';

// npm run screens [-- AREA…]     every screen of a running site in both languages, on both devices, in both schemes, to be looked at:
// a sheet for each area and device, and a line for each screen with what can be counted. PICTURES names the folder.
const site = (process.env.SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
const folder = path.resolve(process.env.PICTURES ?? '.data/screens');
const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !(area in AREAS));
if (unknown.length > 0) {
  console.error(`No area ${unknown.join(', ')}; there are: ${Object.keys(AREAS).join(' ')}`);
  process.exit(1);
}

const people = await demoPeople(process.env.DATABASE_URL ?? '', process.env.AUTH_SECRET ?? '');
/** People are signed in one after the other: an authenticator's code is good once. */
let signingIn = Promise.resolve();

async function newContext(browser: Browser, device: DeviceName, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: site,
    timezoneId: 'Asia/Damascus',
    serviceWorkers: 'block',
  });
  // tsx marks functions with a helper of its own, which a page that is handed one does not know.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchShifts);
  signingIn = signingIn.then(() => signIn(context.request, people, person));
  await signingIn;
  return context;
}

interface Line {
  area: string;
  screen: string;
  device: DeviceName;
  look: string;
  height: number;
  shift: number;
  complaints: string[];
  axe: string[];
}
const lines: Line[] = [];
const missing: string[] = [];

/** A screen in its four looks; one that can't be reached is said, and the others go on. */
async function look(context: BrowserContext, area: string, device: DeviceName, shown: Shown): Promise<Row> {
  const pictures: Seen['picture'][] = [];
  const first = lines.length;
  try {
    const page = await context.newPage();
    const address = await addressOf(page, shown, { lang: 'ar', scheme: 'light' }).finally(() => page.close());
    for (const shownIn of LOOKS) {
      const { picture, ...seen } = await visit(context, address, shownIn);
      pictures.push(picture);
      lines.push({ area, screen: shown.name, device, look: `${shownIn.lang} ${shownIn.scheme}`, ...seen });
    }
  } catch (error) {
    missing.push(`${area}, ${device}: ${shown.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  const own = lines.slice(first).filter((line) => line.screen === shown.name && line.device === device);
  const worst = Math.max(0, ...own.map(({ shift }) => shift));
  const broken = [...new Set(own.flatMap(({ axe, complaints }) => [...axe, ...complaints]))].join(', ');
  const title = `${shown.name}: ${own[0]?.height ?? '–'} px, shift ${worst.toFixed(3)}${broken && `, ${broken.slice(0, 120)}`}`;
  console.log(`${area} · ${device} · ${title}`);
  return { title, pictures };
}

async function areaOn(browser: Browser, area: string, device: DeviceName): Promise<void> {
  const screens = AREAS[area] ?? [];
  const contexts = new Map<Person, BrowserContext>();
  const rows: Row[] = [];
  for (const shown of screens) {
    const context = contexts.get(shown.person) ?? (await newContext(browser, device, shown.person));
    contexts.set(shown.person, context);
    rows.push(await look(context, area, device, shown));
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
  await writeSheet(path.join(folder, `${area}-${device}.jpg`), device, rows);
}

await mkdir(folder, { recursive: true });
const started = Date.now();
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
await Promise.all(
  DEVICE_NAMES.map(async (device) => {
    for (const area of asked.length > 0 ? asked : Object.keys(AREAS)) await areaOn(browser, area, device);
  }),
);
await browser.close();
await writeFile(path.join(folder, 'figures.json'), JSON.stringify(lines, null, 1));

const wrong = lines.filter(({ complaints, axe }) => complaints.length + axe.length > 0);
console.log(`\n${lines.length} pictures in ${Math.round((Date.now() - started) / 1000)} s, in ${folder}`);
console.log(`layout shift: most ${Math.max(0, ...lines.map(({ shift }) => shift)).toFixed(3)}`);
for (const { area, screen, device, look, complaints, axe } of wrong)
  console.log(`✗ ${area}, ${screen}, ${device}, ${look}: ${[...axe, ...complaints].join(', ').slice(0, 300)}`);
for (const name of missing) console.log(`✗ ${name}`);
process.exit(wrong.length + missing.length > 0 ? 1 : 0);
