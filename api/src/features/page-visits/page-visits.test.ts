import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#lib/deps.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { dayOf } from '../views/index.ts';
import { pageVisits } from './index.ts';
import { type CountedVisit, createHostLimit, writeVisits } from './write-visits.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';
const headers = { 'user-agent': BROWSER, accept: 'text/html,*/*' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rowsOf = (day: string) =>
  database.db('page_visits').whereRaw('day = ?::date', [day]).orderBy('kind').orderBy('referrer');

describe('counts', () => {
  const visit = (over: Partial<CountedVisit> = {}): CountedVisit => ({
    day: '2031-01-05',
    kind: 'home',
    language: 'ar',
    referrer: 'google.com',
    visitor: 'a'.repeat(24),
    ...over,
  });

  it('add up over writings, a visitor once a day', async () => {
    const other = visit({ visitor: 'b'.repeat(24) });
    await writeVisits(database.db, [visit(), visit({ kind: 'listing', referrer: 'internal' }), other]);
    await writeVisits(database.db, [visit({ kind: 'listing', referrer: 'internal' }), visit({ day: '2031-01-06' })]);
    expect(await rowsOf('2031-01-05')).toMatchObject([
      { kind: 'home', language: 'ar', referrer: 'google.com', views: 2, visitors: 2 },
      { kind: 'listing', referrer: 'internal', views: 2, visitors: 0 },
    ]);
    expect(await rowsOf('2031-01-06')).toMatchObject([{ views: 1, visitors: 1 }]);
  });

  it('do not grow with made-up referrers, whose number starts anew each day', () => {
    const limited = createHostLimit(2);
    expect(['a.example', 'b.example', 'c.example', 'a.example'].map((host) => limited('2031-01-05', host))).toEqual([
      'a.example',
      'b.example',
      'elsewhere',
      'a.example',
    ]);
    expect(limited('2031-01-06', 'c.example')).toBe('c.example');
  });
});

describe('pages', () => {
  it('are counted as they are sent, and written when the process ends', async () => {
    const app = Fastify();
    const config = { views: { writeEveryMs: 60_000 }, auth: { secret: 'a secret of tests' } };
    const siteClock = { now: () => new Date() };
    app.decorate('deps', { db: database.db, config, siteClock, log: pino({ level: 'silent' }) } as unknown as Deps);
    app.get('/*', (request, reply) => {
      if (request.headers['if-none-match']) return reply.code(304).send();
      return reply.type(request.url.startsWith('/api') ? 'application/json' : 'text/html').send('{}');
    });
    await app.register(pageVisits, { origin: 'https://diyar.example' });
    const open = (url: string, over = {}) => app.inject({ url, headers: { ...headers, ...over } });
    await open('/about?lang=en', { referer: 'https://t.me/x' });
    await open('/about?lang=en', { referer: 'https://t.me/x', 'if-none-match': '"x"' });
    await open('/about?lang=en', { referer: 'https://t.me/x', dnt: '1' });
    await open('/about');
    await open('/api/listings?lang=en');
    await open('/og/x.png?lang=en', { accept: 'image/*', 'if-none-match': '"x"' });
    await app.close();
    const today = dayOf(new Date());
    expect(await rowsOf(today)).toMatchObject([
      { kind: 'information', language: 'en', referrer: 't.me', views: 2, visitors: 1 },
    ]);
  });
});

describe('administrators', () => {
  let api: TestApp;
  let token: string;
  const today = dayOf(new Date());
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  beforeAll(async () => {
    api = await testApp();
    ({ token } = await signedIn(api, { account_type: 'admin' }));
  });
  afterAll(() => api.close());
  const ask = async (timeframe?: string) => {
    const query = timeframe ? `?timeframe=${timeframe}` : '';
    const { statusCode, json } = await api.call('GET', `/admin/page-visits${query}`, { token });
    return { statusCode, ...json.data };
  };

  it('read the sums of a period, its days without a visit too', async () => {
    const visit = (visitor: string, over: Partial<CountedVisit>): CountedVisit => ({
      day: today,
      kind: 'place',
      language: 'ar',
      referrer: 'google.com',
      visitor: visitor.repeat(24),
      ...over,
    });
    await writeVisits(api.db, [
      visit('a', {}),
      visit('a', { kind: 'listing', referrer: 'internal' }),
      visit('b', { day: daysAgo(6), language: 'en', referrer: '' }),
      visit('c', { day: daysAgo(7) }),
      visit('d', { day: daysAgo(13), referrer: 't.me' }),
      visit('e', { day: daysAgo(14) }),
    ]);

    const week = await ask('last7');
    expect(week.steps.map(({ day }: { day: string }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo));
    expect(week.steps.map(({ visitors }: { visitors: number }) => visitors)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(week.steps.at(-1)).toEqual({ day: today, views: 2, visitors: 1 });
    expect(week).toMatchObject({ from: daysAgo(6), to: today, totals: { views: 3, visitors: 2 } });
    expect(week.before).toEqual({ views: 2, visitors: 2 });
    expect(week.kinds).toEqual([
      { kind: 'place', views: 2, visitors: 2 },
      { kind: 'listing', views: 1, visitors: 0 },
    ]);
    expect(week.languages).toEqual([
      { language: 'ar', views: 2, visitors: 1 },
      { language: 'en', views: 1, visitors: 1 },
    ]);
    expect(week.referrers).toEqual([
      { host: '', views: 1, visitors: 1 },
      { host: 'google.com', views: 1, visitors: 1 },
    ]);

    const month = await ask();
    expect(month.steps).toHaveLength(30);
    expect(month.referrers[0]).toEqual({ host: 'google.com', views: 3, visitors: 3 });
    expect((await ask('never')).statusCode).toBe(400);
  });
});
