import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMetrics } from '#metrics-server.ts';
import { appOn, type TestApp, testApp } from '#testing/test-app.ts';

const KEY = 'a key of the tests, long enough';
let api: TestApp;
let keyed: Awaited<ReturnType<typeof appOn>>;
beforeAll(async () => {
  api = await testApp();
  keyed = await appOn(api.database, undefined, { METRICS_KEY: KEY });
});
afterAll(async () => {
  await keyed.close();
  await api.close();
});

describe('/api/metrics', () => {
  it('does not exist without a key', async () => {
    const { statusCode, json } = await api.call('GET', '/metrics', { headers: { authorization: `Bearer ${KEY}` } });
    expect(statusCode).toBe(404);
    expect(json).toMatchObject({ success: false, code: 'not_found' });
  });

  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${KEY}x` },
    { authorization: KEY },
  ];
  it.each(wrong)('is closed to %o', async (headers) => {
    const { statusCode, json } = await keyed.call('GET', '/metrics', { headers });
    expect(statusCode).toBe(401);
    expect(json).toMatchObject({ success: false, code: 'unauthorized' });
  });

  it('opens with the key', async () => {
    const { answer } = await keyed.call('GET', '/metrics', { headers: { authorization: `Bearer ${KEY}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http_request_seconds');
  });
});

describe('the port of the metrics', () => {
  it('tells them without a key, and nothing else', async () => {
    const server = startMetrics({ host: '127.0.0.1', port: 0 }, api.app.metrics);
    await once(server, 'listening');
    const { address, port } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const told = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await told.text()).toContain('http_request_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
    server.close();
  });
});
