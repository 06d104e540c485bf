import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { FileStore } from '#lib/images/index.ts';
import {
  type BuildRow,
  beat,
  claimBuild,
  giveUpClaim,
  hasBuilds,
  noteFailure,
  noteProgress,
  pendingFiles,
  publishBuild,
  requestBuild,
} from './builds.ts';
import { removeOldFiles, saveFile, shownFiles } from './files.ts';
import { planShards, type Shard } from './shards.ts';
import { entryXml, URLS_PER_ENTRY, URLSET_END, URLSET_START } from './sitemap-xml.ts';

/** Every minute, and at once when somebody asks: goes on with what a killed run left, and begins where there is nothing yet. */
export async function maintainSitemaps(deps: SitemapDeps, signal?: AbortSignal): Promise<void> {
  if (!(await hasBuilds(deps.db))) await requestBuild(deps.db, { origin: 'schedule' });
  await workSitemaps(deps, signal);
}

/** Every hour: brings everything up to date. */
export async function renewSitemaps(deps: SitemapDeps, signal?: AbortSignal): Promise<void> {
  await requestBuild(deps.db, { origin: 'schedule' });
  await workSitemaps(deps, signal);
}

export interface SitemapDeps {
  db: Db;
  /** Where the files are kept. */
  sitemaps: FileStore;
  config: { http: { publicUrl: string } };
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Of the files' form: another one makes all of them anew. */
const EDITION = 1;
/** Entries turned into text at once; the event loop breathes in between. */
const CHUNK = 500;
const BEAT_MS = 15_000;
/** Level 4 is within a twentieth of level 6 on such text, at half its time. */
const GZIP_LEVEL = 4;

class TakenOver extends Error {}

/**
 * Works the open build, if there is one that nobody works on. Files that say what the shown ones say are left alone; the
 * others are written beside them, and all are switched at the end in one transaction, so nothing is ever half there.
 * Memory is that of one file. A run that is stopped or killed is gone on with: what it wrote is not written again.
 * @returns the build it finished; undefined when there was nothing to do, or somebody else took over
 */
export async function workSitemaps(deps: SitemapDeps, signal?: AbortSignal): Promise<BuildRow | undefined> {
  const { db, log, sitemaps } = deps;
  const runner = randomUUID();
  const build = await claimBuild(db, runner);
  if (!build) return undefined;
  const claim = { id: build.id, runner };
  // A beat that is lost is not worth a word: the next one comes, or somebody takes over.
  const beating = setInterval(() => void beat(db, claim).catch(() => {}), BEAT_MS);
  try {
    await writeFiles(deps, build, claim, signal);
  } catch (error) {
    if (error instanceof TakenOver) return undefined;
    if (signal?.aborted) {
      await giveUpClaim(db, claim);
      return undefined;
    }
    log.error({ buildId: build.id, err: error }, 'sitemaps could not be built');
    await noteFailure(db, claim, error instanceof Error ? error.message.slice(0, 500) : String(error));
    throw error;
  } finally {
    clearInterval(beating);
  }
  await removeOldFiles(db, sitemaps);
  const finished = await db('sitemap_builds').where({ id: build.id }).first<BuildRow>();
  log.info({ buildId: build.id, written: finished.written, urls: finished.urls }, 'sitemaps built');
  return finished;
}

async function writeFiles(
  { db, sitemaps, config }: SitemapDeps,
  build: BuildRow,
  claim: { id: string; runner: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  const origin = config.http.publicUrl;
  const shown = new Map((build.is_full ? [] : await shownFiles(db)).map((file) => [file.name, file.digest]));
  const pending = new Map((await pendingFiles(db, build.id)).map((file) => [`${file.name} ${file.digest}`, file.id]));
  const { total, shards } = await planShards(db, await loadCatalogue(db));
  const progress = { done: 0, total, written: 0, urls: 0 };
  const names: string[] = [];
  const fresh: string[] = [];

  for await (const shard of oneAhead(shards)) {
    signal?.throwIfAborted();
    const digest = digestOf(shard, origin);
    const urls = shard.entries.length * URLS_PER_ENTRY;
    const known = pending.get(`${shard.name} ${digest}`);
    names.push(shard.name);
    if (known) fresh.push(known);
    else if (shown.get(shard.name) !== digest) {
      const id = randomUUID();
      await saveFile(db, sitemaps, {
        id,
        name: shard.name,
        buildId: build.id,
        digest,
        urls,
        content: await compressed(shard, origin),
      });
      fresh.push(id);
    }
    progress.done += 1;
    progress.total = Math.max(progress.total, progress.done);
    progress.written = fresh.length;
    progress.urls += urls;
    if (!(await noteProgress(db, claim, progress))) throw new TakenOver();
  }
  if (!(await noteProgress(db, claim, { ...progress, total: progress.done }))) throw new TakenOver();
  if (!(await publishBuild(db, claim, { names, fresh }))) throw new TakenOver();
}

/** The database reads the next file's rows while this one is written. */
async function* oneAhead(shards: AsyncGenerator<Shard>): AsyncGenerator<Shard> {
  let next = shards.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = shards.next();
      next.catch(() => {});
      yield value;
    }
  } finally {
    await next.catch(() => {});
    await shards.return(undefined);
  }
}

function digestOf({ entries }: Shard, origin: string): string {
  const hash = createHash('sha256').update(`${EDITION} ${origin}`);
  for (const { path, lastChanged = '', images = [] } of entries) {
    hash.update(`\n${path} ${lastChanged} ${images.join(' ')}`);
  }
  return hash.digest('hex');
}

function* textOf({ entries }: Shard, origin: string): Generator<string> {
  yield URLSET_START;
  for (let at = 0; at < entries.length; at += CHUNK) {
    let text = '';
    for (const entry of entries.slice(at, at + CHUNK)) text += entryXml(entry, origin);
    yield text;
  }
  yield URLSET_END;
}

/** The file as it is kept and sent; compressed outside the event loop, a chunk at a time. */
async function compressed(shard: Shard, origin: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  const gzip = Readable.from(textOf(shard, origin)).pipe(createGzip({ level: GZIP_LEVEL }));
  for await (const part of gzip) parts.push(part);
  return Buffer.concat(parts);
}
