import { setTimeout as pause } from 'node:timers/promises';
import { connect, expectLimitOfRole, expectRightsAtStart, expectSessions } from '@diyar/db';
import { exitOnFaults, exitWithoutSessions } from '@diyar/db/exit-on-faults';
import { loadAndroidApp, loadSite, webHost } from '@diyar/web/host';
import { Counter, collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { imageRoutes, videoRoutes } from './features/listing-media/index.ts';
import { listingCardRoutes } from './features/listings/index.ts';
import { officeCardRoutes } from './features/offices/index.ts';
import { pageVisits } from './features/page-visits/index.ts';
import { placeCardRoutes } from './features/places/index.ts';
import { sitemapFileRoutes } from './features/sitemaps/index.ts';
import { tileRoutes } from './features/tiles/index.ts';
import { measureKey } from './lib/auth/measure-key.ts';
import { createCounts } from './lib/counts.ts';
import { createEngine } from './lib/engine.ts';
import { createFacts, FOLLOWED_FRESH_MS } from './lib/facts.ts';
import { createImageStore, mediaFiles } from './lib/images/index.ts';
import { createListener } from './lib/listener.ts';
import { callOwnApi } from './lib/own-call.ts';
import { createShownBoosts } from './lib/shown-boosts.ts';
import { createSiteClock } from './lib/site-clock.ts';
import { createUsualPrices } from './lib/usual-prices.ts';
import { createLogger } from './logger.ts';
import { startMetrics } from './metrics-server.ts';
import { purgePages } from './page-purge.ts';
import { mailPage } from './plugins/mail-page.ts';

/** With the margin of the client, a frozen database is told within five seconds. */
const ANSWER_WITHIN_MS = 4_000;

exitOnFaults('api', 'worker', 'pages');
const config = loadConfig();
const log = createLogger(config.logLevel);
const { url: sessions, pooled } = config.database;
await exitWithoutSessions(expectSessions(sessions));
const db = connect(pooled ?? sessions, {
  name: 'diyar-api',
  max: config.database.pool,
  answerWithin: ANSWER_WITHIN_MS,
  isPooled: pooled !== null,
});
if (pooled) await exitWithoutSessions(expectLimitOfRole(db, ANSWER_WITHIN_MS));
await expectRightsAtStart(db, log);
const engine = createEngine(config.engine);
const files = mediaFiles(config);
const store = createImageStore(files.images);
const facts = createFacts(db, FOLLOWED_FRESH_MS);
const siteClock = createSiteClock(db);
const listener = createListener(sessions, log);
const app = await buildApp({
  config,
  db,
  engine,
  log,
  facts,
  counts: createCounts(engine, db, log),
  usualPrices: createUsualPrices(db, facts, log),
  shownBoosts: createShownBoosts(db, log),
  siteClock,
  images: store,
  files,
  listener,
});
await app.register(imageRoutes, { store });
await app.register(videoRoutes, { db, files: files.videos });
if (config.mail.hasPage) await app.register(mailPage);
await app.register(placeCardRoutes, { dataDir: config.dataDir });
await app.register(officeCardRoutes, { dataDir: config.dataDir });
await app.register(sitemapFileRoutes);
await app.register(listingCardRoutes, { dataDir: config.dataDir });
await app.register(tileRoutes, { dataDir: config.dataDir });
/** Where Firebase's own code in the page registers a browser. */
const FIREBASE_HOSTS = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
const site = { ...loadSite(), origin: config.http.publicUrl };
// The only hosts beyond ours that a page may ask: those of the map sources the operator configured, and Firebase where it is.
const mapHosts = [...(site.imagery?.tiles ?? []), ...(site.streets?.tiles ?? []), site.streets?.url ?? []]
  .flat()
  .map((tiles) => new URL(tiles).origin);
await app.register(webHost, {
  dev: config.environment === 'development',
  site,
  androidApp: loadAndroidApp(),
  call: callOwnApi(app),
  countDrawing: app.countDrawing,
  movedBy: siteClock.movedBy,
  imageHosts: mapHosts,
  connectHosts: [...mapHosts, ...(config.push?.firebase ? FIREBASE_HOSTS : [])],
  signInScript: config.google?.scriptUrl,
});
// Once in a process: they measure from then on, and nothing ends them. The event loop is looked at ten times a second: the
// library's hundred keep an idle server awake, and a held loop is seen as well.
collectDefaultMetrics({ register: app.metrics, eventLoopMonitoringPrecision: 100 });
const { counts } = app.pages;
new Counter({
  name: 'pages_total',
  help: 'Pages answered from memory (kept) and drawn anew (drawn)',
  labelNames: ['how'],
  registers: [app.metrics],
  collect() {
    this.reset();
    this.inc({ how: 'kept' }, counts.kept);
    this.inc({ how: 'drawn' }, counts.drawn);
  },
});
const metricsServer = config.metrics.listen && startMetrics(config.metrics.listen, app.metrics);
// A page is drawn by the clock that is known: that comes first.
const purgeAll = () =>
  void siteClock
    .read()
    .catch((error) => log.warn({ err: error }, 'the clock cannot be read'))
    .finally(app.pages.purgeAll);
const purging = purgePages(listener, { ...app.pages, purgeAll }, facts, log);

app.addHook('onClose', async () => {
  metricsServer?.close();
  purging.stop();
  await listener.stop();
  store.close();
  engine.close();
  await db.destroy();
});

// After the hook above, so that the last visits are written before the database is let go.
await app.register(pageVisits, { origin: config.http.publicUrl });

const drained = new AbortController();
let closing = false;
const close = async (signal: string) => {
  // Asked a second time, it does not wait for proxies any more.
  if (closing) return drained.abort();
  closing = true;
  const { drainMs } = config.http;
  log.info({ signal, drainMs }, 'draining: health and ready answer 503, requests are answered still');
  app.draining.begin();
  if (signal !== 'disconnect') await pause(drainMs, undefined, drained).catch(() => {});
  log.info('closing: requests in flight are finished first');
  // Whoever still sends after seven seconds (a slow line, a request that never ends) is cut off, so that the rest ends in order.
  setTimeout(() => app.server.closeAllConnections(), 7_000).unref();
  setTimeout(() => process.exit(1), 9_000).unref();
  try {
    await app.draining.finish();
    await app.close();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'closing failed');
    process.exit(1);
  }
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
// The launcher's end of the line: when it is gone, so are we.
process.on('disconnect', () => void close('disconnect'));
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));

// The first visitor does not wait for the gazetteer; a database that is away now may be back for them.
await app.deps.facts.get().catch(() => {});
// The key of the marks is kept while a single secret says what it was made of: before another follows (docs/operations.md).
await measureKey(app.deps.db, config.auth.secrets).catch((error) =>
  app.log.error({ err: error }, 'no key of the marks'),
);
await app.listen({ host: config.http.host, port: config.http.port });
