import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#app.ts';
import { loadConfig } from '#config.ts';
import { createCounts } from '#lib/counts.ts';
import { createEngine } from '#lib/engine.ts';
import { createFacts } from '#lib/facts.ts';
import { createImageStore, mediaFiles } from '#lib/images/index.ts';
import { createListener } from '#lib/listener.ts';
import { createShownBoosts } from '#lib/shown-boosts.ts';
import { createSiteClock } from '#lib/site-clock.ts';
import { createUsualPrices } from '#lib/usual-prices.ts';
import { shareFonts } from './fonts.ts';
import { offerEveryMethod } from './payees.ts';

/** Where nothing listens: the engine as it looks on the day it is down. */
const NO_ENGINE = 'http://127.0.0.1:9';

/** The whole API over a database, spoken to through its front door. Without an engine prefix the engine is down. */
export async function appOn(
  database: TestDatabase,
  enginePrefix?: string,
  settings: Record<string, string> = {},
  mount?: (app: FastifyInstance) => unknown,
) {
  await offerEveryMethod(database.owner);
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-test-'));
  shareFonts(dataDir);
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    AUTH_SECRET: 'a secret of tests, long enough for nobody',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MEILI_URL: enginePrefix ? process.env.MEILI_URL : NO_ENGINE,
    MEILI_KEY: process.env.MEILI_KEY ?? '',
    MEILI_PREFIX: enginePrefix ?? 'none_',
    ...settings,
  });
  const files = mediaFiles(config);
  const images = createImageStore(files.images);
  const engine = createEngine(config.engine);
  const log = pino({ level: 'silent' });
  const facts = createFacts(database.db);
  const listener = createListener(database.url, log);
  const app = await buildApp({
    config,
    db: database.db,
    engine,
    log,
    facts,
    counts: createCounts(engine, database.db, log),
    usualPrices: createUsualPrices(database.db, facts, log),
    shownBoosts: createShownBoosts(database.db, log),
    siteClock: createSiteClock(database.db),
    images,
    files,
    listener,
  });
  await mount?.(app);
  await app.ready();
  const get = async (path: string, lang: 'ar' | 'en' = 'ar') => {
    const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: { 'accept-language': lang } });
    return { statusCode: answer.statusCode, json: answer.json(), headers: answer.headers };
  };
  /** Any call: `token` signs it, `ip` says where it comes from. An object is sent as JSON. */
  const call = async (method: Method, path: string, options: CallOptions = {}) => {
    const { body, token, lang = 'ar', headers, ip } = options;
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(body !== undefined && { payload: body }),
      ...(ip && { remoteAddress: ip }),
      headers: { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { statusCode: answer.statusCode, json: isJson ? answer.json() : null, headers: answer.headers, answer };
  };
  const close = async () => {
    await app.close();
    await listener.stop();
    images.close();
    engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, config, dataDir, get, call, close };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface CallOptions {
  body?: object | Buffer;
  token?: string;
  lang?: 'ar' | 'en';
  headers?: Record<string, string>;
  ip?: string;
}

/** A fresh database and the API on it, the engine down; `mount` adds routes. `close()` fails when a connection leaked. */
export async function testApp(settings: Record<string, string> = {}, mount?: (app: FastifyInstance) => unknown) {
  const database = await createTestDatabase();
  const api = await appOn(database, undefined, settings, mount);
  return {
    ...api,
    db: database.db,
    owner: database.owner,
    database,
    async close() {
      await api.close();
      await database.drop();
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
