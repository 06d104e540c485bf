import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { oidcIssuer } from '../../../api/testing/oidc-issuer.ts';
import { LOADER } from '../../../scripts/lib/loader.ts';
import type { RunningSite } from './site.ts';

export type GoogleSite = RunningSite & { issuer: Awaited<ReturnType<typeof oidcIssuer>> };

const READY_MS = 120_000;

/**
 * A second server over the running site's database, in which a provider of our own takes Google's place: its script, its keys
 * and its tokens come through the same doors as Google's would.
 */
export async function siteWithGoogle(): Promise<GoogleSite> {
  const [issuer, port] = await Promise.all([oidcIssuer(), freePort()]);
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...LOADER, 'api/src/server.ts'], {
    cwd: new URL('../../..', import.meta.url).pathname,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      AUTH_SECRET: 'a secret of tests, long enough for nobody',
      DATABASE_URL: process.env.E2E_DATABASE_OWNER_URL ?? process.env.DATABASE_URL,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      PORT: String(port),
      PUBLIC_URL: url,
      ...issuer.settings,
    },
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await issuer.close();
  };
  const deadline = Date.now() + READY_MS;
  while (!(await answers(`${url}/api/health`))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await close();
      throw new Error('the site with Google did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, issuer, close };
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
