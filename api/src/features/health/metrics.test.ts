import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
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

  const told = async () =>
    (await keyed.call('GET', '/metrics', { headers: { authorization: `Bearer ${KEY}` } })).answer.body;

  it('tell the queue and its oldest job though no worker lives', async () => {
    await enqueue(api.db, 'mail', { kind: 'reset_password', email: 'ruba@diyar.test' });
    await api.owner.raw(`update graphile_worker._private_jobs set run_at = run_at - interval '5 minutes'`);
    const figures = await told();
    expect(figures).toContain('jobs{task="mail",state="waiting"} 1\n');
    expect(Number(/^jobs_late_seconds\{task="mail"\} (\S+)$/m.exec(figures)?.[1])).toBeGreaterThanOrEqual(300);
  });

  it('tell the pool, and searches that the engine did not answer', async () => {
    await keyed.call('GET', '/listings/search');
    const figures = await told();
    expect(figures).toMatch(/^database_pool\{state="free"\} \d+$/m);
    expect(figures).toMatch(/^search_engine_away 1$/m);
    expect(figures).toMatch(/^search_engine_asked_total\{answered="no"\} [1-9]/m);
  });

  it('tell refusals by the limit that said so', async () => {
    const body = { name: 'ليلى', email: 'layla@example.com', topic: 'office', message: 'كيف أوثّق مكتبي عندكم؟' };
    for (let nth = 0; nth < 6; nth++) await keyed.call('POST', '/contact', { body, ip: '10.7.0.1' });
    expect(await told()).toContain('refused_total{rule="contact"} 1\n');
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

  it('says whether a process is well that has no other', async () => {
    const isWell = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no database'));
    const server = startMetrics({ host: '127.0.0.1', port: 0 }, api.app.metrics, isWell);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const health = async () => (await fetch(`http://127.0.0.1:${port}/health`)).status;
    expect([await health(), await health()]).toEqual([200, 503]);
    server.close();
  });
});
