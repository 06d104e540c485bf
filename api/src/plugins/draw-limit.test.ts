import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeCardRoutes } from '#features/places/index.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: '3', PAGE_LIMIT_PER_MINUTE: '2' }, (app) => {
    app.register(placeCardRoutes, { dataDir: app.deps.config.dataDir });
    app.get('/draw', async (request) => ({ seconds: await app.countDrawing(request) }));
  });
});
afterAll(() => api.close());

const drawFrom = async (ip: string): Promise<number> =>
  (await api.app.inject({ url: '/draw', remoteAddress: ip })).json().seconds;

describe('the limit on drawings', () => {
  it('counts by address, an IPv6 one by its /64, and names the seconds that are left', async () => {
    expect([await drawFrom('203.0.113.1'), await drawFrom('203.0.113.1')]).toEqual([0, 0]);
    const seconds = await drawFrom('203.0.113.1');
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await drawFrom('203.0.113.2')).toBe(0);

    expect([await drawFrom('2001:db8::1'), await drawFrom('2001:db8::2')]).toEqual([0, 0]);
    expect(await drawFrom('2001:db8::3')).toBeGreaterThan(0);
    expect(await drawFrom('2001:db8:0:1::3')).toBe(0);
  });

  it('holds for preview pictures', async () => {
    const card = () => api.app.inject({ url: '/og/syria/nowhere.png', remoteAddress: '203.0.113.7' });
    expect([(await card()).statusCode, (await card()).statusCode]).toEqual([404, 404]);
    const refused = await card();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' });
  });
});

describe('the limit on calls', () => {
  const call = (ip: string, headers = {}) =>
    api.app.inject({ url: '/api/health', remoteAddress: ip, headers: { 'accept-language': 'en', ...headers } });

  it('is one for a /64, and answers with the envelope', async () => {
    for (const ip of ['2001:db8:7::1', '2001:db8:7::2', '2001:db8:7::3']) expect((await call(ip)).statusCode).toBe(200);
    const refused = await call('2001:db8:7::4');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', statusCode: 429, errors: null, data: null });
    expect(refused.json().message).toMatch(/^Too many requests/);
  });

  it('leaves out the calls of our own pages, and nobody who only claims to be one', async () => {
    const own = { 'x-own-call': api.app.ownCallSecret };
    for (let i = 0; i < 5; i++) expect((await call('203.0.113.9', own)).statusCode).toBe(200);
    const forged = { 'x-own-call': 'mine' };
    const codes: number[] = [];
    for (let i = 0; i < 4; i++) codes.push((await call('203.0.113.10', forged)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});
