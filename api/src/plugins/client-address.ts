import { isIP } from 'node:net';
import fp from 'fastify-plugin';

/**
 * `X-Forwarded-For` as `request.ip` and the database can read it: some balancers write a port or a zone behind the address,
 * some `unknown`. The nearest proxies wrote last, so what stands before a word that is no address is nobody's word.
 */
export const clientAddress = fp(
  async (app) => {
    if (!app.deps.config.http.trustProxy) return;
    app.addHook('onRequest', async ({ raw }) => {
      const { headers } = raw;
      const given = headers['x-forwarded-for'];
      if (given !== undefined) headers['x-forwarded-for'] = addressesOf(String(given));
    });
  },
  { name: 'client-address' },
);

function addressesOf(header: string): string | undefined {
  const addresses = header.split(',').map(bare);
  const kept = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1);
  return kept.length > 0 ? kept.join(', ') : undefined;
}

/** `1.2.3.4:5678`, `[2001:db8::1]:5678`, `fe80::1%eth0`: the address alone. */
function bare(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const address = bracketed ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1');
  return address.replace(/%[\w.-]+$/, '');
}
