import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { auditPackages } from './audit-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let registry: Server;
afterEach(() => registry.close());

/** npm's audit against a registry that answers this to the question for advisories. */
async function auditAgainst(status: number, advisories: object) {
  registry = createServer((request, response) => {
    const isQuestion = request.url?.endsWith('/advisories/bulk');
    response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' });
    request.resume().on('end', () => response.end(JSON.stringify(isQuestion ? advisories : {})));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const settings = { npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: '0' };
  return auditPackages({ root, env: { ...process.env, ...settings } });
}
const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.org/1',
  title: 'a hole',
  severity,
  vulnerable_versions: '*',
});

it('fails on a grave hole in what production runs', async () => {
  const { passed, failed } = await auditAgainst(200, { fastify: [advisory('high')] });
  expect(passed).toBe(0);
  expect(failed).toBeGreaterThan(0);
});

it('passes without one', async () => {
  expect(await auditAgainst(200, {})).toEqual({ passed: 1, failed: 0 });
});

it('says so where no audit is answered', async () => {
  expect(await auditAgainst(405, {})).toEqual({ passed: 0, failed: 0, note: 'not reachable here' });
});
