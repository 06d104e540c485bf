import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedMails } from '@diyar/api/mail/mailer';
import { type AttackedSite, sendTo } from '../lib/attacked-site.ts';
import { anyPort } from '../lib/private-engine.ts';
import { sendRaw } from '../lib/raw-socket.ts';
import type { Tally } from '../lib/tally.ts';
import { until } from '../lib/until.ts';
import { followed } from './redirects.ts';

export const title = 'host: `HOST=0.0.0.0 npm start` with people of the demo, from another address';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = join(ROOT, 'scripts', 'run.mjs');
/** The site's name as its operator says it; nothing of it is ever asked. */
const PUBLIC_URL = 'https://diyar-of-the-attack.example';
const EVIL = 'evil.example';
const READY_MS = 480_000;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-host-'));
  // The database's own account goes through it.
  chmodSync(dataDir, 0o755);
  try {
    const closed = await start(dataDir, {});
    try {
      await fromElsewhere(closed, site, tally);
    } finally {
      await closed.end();
    }
    const open = await start(dataDir, { MAIL_PAGE: 'on' });
    try {
      const { status } = await sendTo(open.url, '/dev/mail');
      tally.same('/dev/mail asked for by name', status, 200);
    } finally {
      await open.end();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** This machine's own address on its network; the loopback's own where it has none. */
const address = () =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

/** Starts the whole site as its operator does. Resolves when it says that it is ready. */
async function start(dataDir: string, more: Record<string, string>) {
  const port = String(await anyPort());
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: port, HOST: '0.0.0.0', PUBLIC_URL, DIYAR_DEMO: '40', ...more };
  const child: ChildProcess = spawn(process.execPath, [RUN, 'start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      said += data;
    });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  await until(
    'the site is ready',
    async () => said.includes('Diyar is ready') || child.exitCode !== null,
    READY_MS,
    500,
  ).catch(async (error) => {
    await end();
    throw new Error(`${error.message}\n${said.slice(-2_000)}`);
  });
  if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}\n${said.slice(-2_000)}`);
  return { dataDir, url: `http://${address()}:${port}`, said: () => said, end };
}
type Started = Awaited<ReturnType<typeof start>>;

async function fromElsewhere(started: Started, { count }: AttackedSite, tally: Tally) {
  const { check, same, note } = tally;
  const { url, said } = started;
  note('asked at', new URL(url).hostname);
  const warned = said()
    .split('\n')
    .filter((line) => line.includes(' ! '));
  check(
    'the start warns of others and of the mails',
    warned.some((line) => line.includes('HOST=0.0.0.0') && line.includes('/dev/mail')),
    warned,
  );
  note('warned', warned.map((line) => line.trim()).join(' / '));
  same('others reach the site', (await sendTo(url, '/api/health')).status, 200);
  const doors = [
    '/dev/mail',
    '/dev/mail/',
    '/dev/mail.json',
    '/dev/mail.json?to=a',
    '/DEV/MAIL',
    '//dev/mail',
    '/dev/%6dail',
    '/dev/mail/x',
    '/dev/mail;x',
  ];
  for (const at of [url, `http://127.0.0.1:${new URL(url).port}`])
    for (const path of doors) {
      count();
      // A page without its language, or an odd spelling, is led to its one address first.
      const { status, at: last } = await followed((to) => sendTo(at, to), path);
      check(`${path} at ${new URL(at).hostname} is closed`, status === 404, { status, last });
    }
  await forgedHosts(started, tally, count);
  await mailed(started, tally);
}

const FORGED = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'http' },
  { forwarded: `host=${EVIL};proto=https` },
  { host: `${EVIL}:80`, 'x-forwarded-for': '127.0.0.1' },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
];
const PAGES = [
  '/',
  '/properties',
  '/offices',
  '/robots.txt',
  '/sitemap.xml',
  '/PROPERTIES',
  '/login',
  '/api/docs/json',
  '/dashboard',
  '/dev/mail',
  '/nothing',
];

/** What a request says of the host names no other in any answer; the operator's own stands where an address must be whole. */
async function forgedHosts({ url }: Started, { check, same }: Tally, count: AttackedSite['count']) {
  for (const path of PAGES)
    for (const headers of FORGED) {
      count();
      const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      const { text, statuses } = await sendRaw(
        url,
        `GET ${path} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`,
        { withinMs: 20_000 },
      );
      check(
        `${path} ${JSON.stringify(headers)}`,
        statuses[0] !== undefined && statuses[0] < 500 && !text.includes(EVIL),
        text.slice(0, 200),
      );
    }
  const robots = await sendTo(url, '/robots.txt', { headers: { host: EVIL } });
  check('robots.txt names the operator’s address', robots.text.includes(`${PUBLIC_URL}/`), robots.text.slice(0, 300));
  const home = await sendTo(url, '/?lang=ar', { headers: { host: EVIL } });
  const canonical = /rel="canonical" href="([^"]*)"/.exec(home.text)?.[1] ?? '';
  same('the canonical address', new URL(canonical || 'x:').origin, PUBLIC_URL);
}

/** A reset link that was asked for under another name leads to the operator's own. */
async function mailed({ url, dataDir, said }: Started, { check, note }: Tally) {
  const email = /\S+@\S+\.\w+/.exec(said().split('Diyar is ready')[1] ?? '')?.[0] ?? '';
  check('a demo person is named', email !== '', said().slice(-800));
  const body = JSON.stringify({ email });
  const headers = {
    'content-type': 'application/json',
    host: EVIL,
    'x-forwarded-host': EVIL,
    origin: `https://${EVIL}`,
  };
  await sendTo(url, '/api/auth/forgot-password', { method: 'POST', headers, body });
  const mine = async () => (await storedMails(dataDir)).filter(({ to }) => to === email);
  await until('the reset link is mailed', async () => (await mine()).length > 0, 60_000);
  const [mail] = await mine();
  const led = [...`${mail?.html}`.matchAll(/(?:href|src)="(https?:\/\/[^/"]+)/g)].map(([, origin]) => origin);
  check(
    'every link of the mail leads to the operator’s address',
    led.length > 0 && led.every((address) => address === PUBLIC_URL),
    led,
  );
  note('links of the mail', [...new Set(led)].join(' '));
}
