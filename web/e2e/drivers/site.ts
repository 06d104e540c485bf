import Fastify from 'fastify';
import { type InProcessCall, loadSite, webHost } from '#host.ts';

export type RunningSite = { url: string; close: () => Promise<void> };

/** The whole site that `E2E_URL` names (`npm test` starts it), else the web alone, built, over an API that knows nothing. */
export async function theSite(): Promise<RunningSite> {
  const given = process.env.E2E_URL;
  return given ? { url: given.replace(/\/$/, ''), close: async () => {} } : webAlone({ dev: false });
}

/** The web served by Vite with React's development build, which is the one that reports hydration mismatches. */
export function devSite(): Promise<RunningSite> {
  return webAlone({ dev: true });
}

async function webAlone({ dev }: { dev: boolean }): Promise<RunningSite> {
  const app = Fastify({ forceCloseConnections: true, pluginTimeout: 120_000 });
  await app.register(webHost, { dev, site: loadSite({ PUBLIC_URL: 'http://127.0.0.1' }), call: askTheSite });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

const askTheSite: InProcessCall = async ({ method, path, query, lang }) => {
  const api = process.env.E2E_URL;
  if (!api) return { statusCode: 404, body: {} };
  const address = new URL(path, api);
  for (const [key, value] of Object.entries(query))
    for (const item of [value].flat()) address.searchParams.append(key, item);
  const response = await fetch(address, { method, headers: { 'accept-language': lang } });
  return { statusCode: response.status, body: await response.json() };
};
