import { createTestDatabase } from '@diyar/db/testing';
import { startApiProcess } from '../lib/api-process.ts';
import { startCaddy } from '../lib/caddy.ts';
import { report } from '../lib/figures.ts';

// Whose address the limits count, behind compose's proxy with and without a CDN in front of it. Needs caddy (or CADDY=…).
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const VISITORS = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
/** The CDN is this machine: its network is the loopback. */
const CDN = '127.0.0.0/8';

const database = await createTestDatabase();

/** The rest of the limit after each visitor's first call, as the CDN forwards it. */
async function leftBehind(trusted: string): Promise<string> {
  const env = { DATABASE_URL: database.url, RATE_LIMIT_PER_MINUTE: '600', TRUST_PROXY: '127.0.0.1/32,203.0.113.9/32' };
  const api = await startApiProcess(env);
  const at = api.url.slice('http://'.length);
  const proxy = await startCaddy({ 'api-a:3000': at, 'api-b:3000': at }, { TRUSTED_PROXIES: trusted });
  const left: (string | null)[] = [];
  for (const visitor of VISITORS) {
    // An address that a visitor invents stands left of what the CDN writes.
    const forwarded = `10.1.2.3, ${visitor}`;
    const reply = await fetch(`${proxy.url}/api/categories`, { headers: { 'x-forwarded-for': forwarded } });
    await reply.arrayBuffer();
    left.push(reply.headers.get('x-ratelimit-remaining'));
  }
  await proxy.close();
  await api.close();
  return left.join(' ');
}
const [named, unnamed] = [await leftBehind(CDN), await leftBehind('203.0.113.0/24')];
await database.drop();
report('proxies: what is left to three visitors after one call each', [
  ['a CDN that TRUSTED_PROXIES names (each has its own)', named, new Set(named.split(' ')).size === 1],
  ['one that it does not (they share)', unnamed, new Set(unnamed.split(' ')).size === VISITORS.length],
]);
