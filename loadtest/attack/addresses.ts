import { storedMails } from '@diyar/api/mail/mailer';
import { aMember } from '@diyar/api/testing/people';
import type { AttackedSite } from '../lib/attacked-site.ts';
import { sendRaw } from '../lib/raw-socket.ts';
import type { Tally } from '../lib/tally.ts';
import { until } from '../lib/until.ts';
import { followed } from './redirects.ts';

export const title = 'addresses: redirects, other hosts in headers, paths out of the folder';

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  await redirects(site, tally);
  await strangersHosts(site, tally);
  await paths(site, tally);
}

const EVIL = 'evil.example';
const ELSEWHERE = [
  ...[
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
  ],
  ...['//evil.example/properties', '/properties//evil.example', '/en//evil.example', '/ar//evil.example/%2e%2e'],
  ...['/properties?lang=//evil.example', '/property/..//evil.example', '//evil.example%2f..', '/;//evil.example'],
  ...[
    '/login?next=//evil.example',
    '/login?next=https://evil.example',
    '/login?next=/%5cevil.example',
    '/\t/evil.example',
  ],
  ...['/dashboard?next=https:evil.example', '//evil.example?lang=en', '/.//evil.example', '/%09/evil.example'],
];
const LONG_WAYS = [
  ...[
    '/PROPERTIES',
    '/Properties/',
    '/properties/',
    '/properties//',
    '/properties?',
    '/properties?page=1',
    '/properties?page=0',
  ],
  ...[
    '/properties?category=apartments&page=1&sortBy=',
    '/properties?category=APARTMENTS',
    '/properties?Category=apartments',
  ],
  ...['/properties?category=apartments&category=villas', '/properties?city=damascus&province=damascus&lang=ar'],
  ...[
    '/properties?lang=xx',
    '/properties?lang=en&lang=ar',
    '/?lang=EN',
    '/?LANG=en',
    '/%70roperties',
    '/offices/?page=1',
  ],
  ...[
    '/properties?keywords=شقة+في+دمشق',
    '/properties?keywords=%D8%B4%D9%82%D8%A9',
    '/properties?keywords=%E0%A4%A',
    '/%D8%B4',
  ],
  ...['/properties?keywords=villa%20in%20damascus%20under%20100000%20with%203%20bedrooms%20for%20sale%20furnished'],
  ...[
    '/properties?minPrice=5&maxPrice=1',
    '/properties?minPrice=١٠٠',
    '/properties?minPrice=1e9',
    '/for-sale/Damascus/',
  ],
];

/** No address leads to another host, and none more than once to another address. */
async function redirects({ send, url }: AttackedSite, { check }: Tally) {
  for (const path of ELSEWHERE) {
    const { statuses, text } = await sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nhost: diyar.test\r\nconnection: close\r\n\r\n`,
    );
    const location = /^location: (.*)$/im.exec(text)?.[1]?.trim() ?? '/';
    const led = URL.canParse(location, url) ? new URL(location.replaceAll('\\', '/'), url).host : location;
    check(`${path} stays here`, led === new URL(url).host && statuses.every((status) => status < 500), {
      statuses,
      location,
    });
  }
  for (const path of LONG_WAYS) {
    const { hops, status, at } = await followed(send, encodeURI(decodeSafely(path)));
    check(`${path} goes once at most`, hops <= 1 && status < 500, { hops, status, at });
  }
}
const decodeSafely = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const FORGED: Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:80` },
  { 'x-forwarded-host': EVIL },
  {
    'x-forwarded-server': EVIL,
    'x-host': EVIL,
    'x-original-url': '/api/admin/users',
    'x-rewrite-url': '/api/admin/users',
  },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-prefix': `//${EVIL}` },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/x` },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
];

/** What a header says of the host is in no page, no list, no mail, and in no later visitor's answer. */
async function strangersHosts(site: AttackedSite, { check, same }: Tally) {
  const { send, app } = site;
  for (const path of [
    '/',
    '/properties',
    '/robots.txt',
    '/sitemap.xml',
    '/offices',
    '/api/health',
    '/PROPERTIES',
    '/login',
  ]) {
    const before = (await send(path)).status;
    for (const headers of FORGED) {
      const { status, text, headers: got } = await send(path, { headers });
      const label = `${path} ${Object.keys(headers)[0]}: ${Object.values(headers)[0]}`;
      check(`${label} is told nowhere`, !text.includes(EVIL) && !JSON.stringify(got).includes(EVIL), got);
      same(`${label}: status`, status, before);
      check(`${label}: no other origin may read`, got['access-control-allow-origin'] === undefined);
    }
    check(`${path} is not poisoned`, !(await send(path)).text.includes(EVIL));
  }
  site.withWorker();
  const { email } = await aMember(app);
  const body = JSON.stringify({ email });
  const headers = {
    'content-type': 'application/json',
    host: EVIL,
    'x-forwarded-host': EVIL,
    origin: `https://${EVIL}`,
  };
  await send('/api/auth/forgot-password', { method: 'POST', headers, body });
  const mailed = async () => (await storedMails(app.config.dataDir)).find(({ to }) => to === email);
  await until('the reset link is mailed', async () => Boolean(await mailed()), 60_000);
  check('a reset link leads here', !JSON.stringify(await mailed()).includes(EVIL), await mailed());
}

const OUT = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '..;/',
  '%c0%ae%c0%ae/',
  '....//',
  '..%00/',
];
const SECRETS = /root:.*:0:0|AUTH_SECRET|DATABASE_URL|BEGIN [A-Z ]*PRIVATE KEY|"workspaces"|\[core\]|\/work\/|\/home\//;
const WELL_KNOWN = [
  ...[
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/.data/secret',
    '/secret',
    '/server/entry.js',
  ],
  ...[
    '/dist/server/entry-server.js',
    '/server/entry-server.js',
    '/client/index.html',
    '/assets/',
    '/images/',
    '/videos/',
  ],
  ...[
    '/.vite/manifest.json',
    '/.vite/ssr-manifest.json',
    '/node_modules/react/package.json',
    '/api/docs/../../package.json',
  ],
  ...[
    '/dev/mail',
    '/api/metrics',
    '/metrics',
    '/debug',
    '/server-status',
    '/actuator',
    '/wp-login.php',
    '/.well-known/x',
    '/api/',
  ],
];

/** No path leads out of what is served. */
async function paths({ url, count }: AttackedSite, { check }: Tally) {
  const all = [
    ...['/assets/', '/images/', '/videos/', '/tiles/', '/cards/', '/sitemaps/', '/api/', '/fonts/', '/'].flatMap(
      (root) => OUT.flatMap((up) => ['etc/passwd', 'package.json'].map((file) => `${root}${up.repeat(8)}${file}`)),
    ),
    ...WELL_KNOWN,
  ];
  for (const path of all) {
    count();
    const { statuses, text } = await sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nhost: diyar.test\r\nconnection: close\r\n\r\n`,
    );
    const [status = 0] = statuses;
    check(`${path}: no secret`, !SECRETS.test(text), text.slice(0, 200));
    check(`${path}: none there`, status >= 300 && status < 500, status);
  }
}
