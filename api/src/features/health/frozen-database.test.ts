import { bePatient, connect, type Db, isDatabaseAway } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { type TcpProxy, tcpProxy } from '@diyar/db/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appOn } from '#testing/test-app.ts';

const ANSWER_WITHIN_MS = 2_500;
/** The limit, its margin, and a machine that has other work. */
const TOLD_WITHIN_MS = 8_000;
const LISTING = '/listings/01890000-0000-7000-8000-000000000000';

let database: TestDatabase;
let line: TcpProxy;
let db: Db;
let api: Awaited<ReturnType<typeof appOn>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  line = await tcpProxy(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  // Not past the proxy, through the cluster's socket.
  url.search = '';
  url.port = String(line.port);
  db = connect(url.href, { name: 'diyar-frozen', max: 2, answerWithin: ANSWER_WITHIN_MS });
  api = await appOn({ ...database, db });
});
afterAll(async () => {
  await api.close();
  await db.destroy();
  line.close();
  await database.drop();
});

async function timed(path: string) {
  const began = performance.now();
  const { statusCode, json, headers } = await api.get(path, 'en');
  return { statusCode, code: json.code, retryAfter: headers['retry-after'], ms: performance.now() - began };
}
const isBack = () => vi.waitFor(async () => expect((await api.get('/ready')).statusCode).toBe(200), 20_000);

describe('a frozen database', () => {
  it('is told with 503 in time, however many ask, and forgotten when it answers again', async () => {
    await isBack();
    expect((await timed(LISTING)).statusCode).toBe(404);

    line.swallow(true);
    const answers = await Promise.all([...Array(6).fill(LISTING), '/ready'].map(timed));
    for (const { statusCode, code, retryAfter, ms } of answers) {
      expect({ statusCode, code, retryAfter }).toEqual({
        statusCode: 503,
        code: 'service_unavailable',
        retryAfter: '5',
      });
      expect(ms).toBeLessThan(TOLD_WITHIN_MS);
    }
    expect((await api.get('/health')).statusCode).toBe(200);

    line.swallow(false);
    await isBack();
    expect((await timed(LISTING)).statusCode).toBe(404);
  });

  it('cuts a transaction off at once, without waiting for its rollback', async () => {
    await isBack();
    let frozenAt = 0;
    const work = db.transaction(async (trx) => {
      await trx.raw('select 1');
      line.swallow(true);
      frozenAt = performance.now();
      await trx.raw('select 1');
    });
    const failure: unknown = await work.catch((error: unknown) => error);
    const waited = performance.now() - frozenAt;
    line.swallow(false);
    expect(failure).toSatisfy(isDatabaseAway);
    expect(waited).toBeLessThan(TOLD_WITHIN_MS);
    await isBack();
  });
});

describe('a pool without a free connection', () => {
  it('is told with 503 in time', async () => {
    const held = await Promise.all([db.transaction(), db.transaction()]);
    const answer = await timed(LISTING);
    expect(answer).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(answer.ms).toBeLessThan(TOLD_WITHIN_MS);
    for (const trx of held) await trx.rollback();
    expect((await timed(LISTING)).statusCode).toBe(404);
  });
});

describe('work that takes longer on purpose', () => {
  it('is stopped unless its transaction says so, and the connection is as before', async () => {
    await expect(db.raw('select pg_sleep(4)')).rejects.toSatisfy(isDatabaseAway);
    await db.transaction(async (trx) => {
      await bePatient(trx, 20_000);
      await trx.raw(`select pg_sleep(${(ANSWER_WITHIN_MS + 1_000) / 1_000})`);
    });
    await expect(db.raw('select pg_sleep(4)')).rejects.toSatisfy(isDatabaseAway);
  });
});
