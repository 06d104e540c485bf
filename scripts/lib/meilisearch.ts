import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { type Account, giveTo, serviceAccount } from './account.ts';
import { readText } from './files.ts';
import type { Installation } from './installation.ts';
import { meilisearchBinary, versionOf } from './meilisearch-binary.ts';
import type { Report } from './progress.ts';

// Every task prepares buffers of this size. By default that is two thirds of the machine: a task of one document then
// took 1.4 s instead of 0.06 s (24 GB, two cores, busy).
const INDEXING_MEMORY_MB = Math.min(1_024, Math.floor(totalmem() / 2 ** 22));
// By default half the cores index. One changed document among a million took 157 ms with one thread of two, 120 with both;
// who searches meanwhile waits a little longer (docs/scaling.md).
const INDEXING_THREADS = availableParallelism();

// The api only asks; documents and settings are the indexer's. The uid is fixed, so the key is made once.
const SEARCH_KEY = {
  uid: '6f1d5c1e-2a0b-4c57-9f0a-d1ba70000002',
  name: 'diyar-api',
  description: 'What the api asks',
  actions: ['search'],
  indexes: ['*'],
  expiresAt: null,
};

export type Engine = { url: string; masterKey: string; searchKey: string; isEmpty: boolean };
type Door = Pick<Engine, 'url' | 'masterKey'>;
type Means = Pick<Installation, 'root' | 'serviceDir' | 'state' | 'supervisor' | 'choosePort'> & { report: Report };

/**
 * Brings up the private search engine in `<serviceDir>/meili`. Its data can be made again at any time, so files of
 * another version are thrown away; `isEmpty` tells the caller that the index must be rebuilt.
 */
export async function startMeilisearch(means: Means): Promise<Engine & { version: string; port: number }> {
  const { root, serviceDir, state, supervisor, choosePort, report } = means;
  const binary = meilisearchBinary({ root, serviceDir });
  const version = versionOf(binary);
  const directory = path.join(serviceDir, 'meili');
  const found = readText(path.join(directory, 'data', 'VERSION'))?.trim();
  if (found !== version) rmSync(directory, { recursive: true, force: true });

  const masterKey = state.values.meiliKey;
  const port = await choosePort('meilisearch');
  const url = `http://127.0.0.1:${port}`;
  report('starting Meilisearch');
  const start = () =>
    supervisor.start({
      name: 'meilisearch',
      layer: 0,
      command: () => [
        binary,
        [
          ...['--env', 'production', '--no-analytics', '--http-addr', `127.0.0.1:${port}`],
          ...['--db-path', path.join(directory, 'data'), '--dump-dir', path.join(directory, 'dumps')],
          ...['--snapshot-dir', path.join(directory, 'snapshots'), '--log-level', 'WARN'],
          ...['--max-indexing-memory', `${INDEXING_MEMORY_MB}MiB`, '--max-indexing-threads', `${INDEXING_THREADS}`],
        ],
      ],
      options: {
        ...prepareDirectory(directory),
        cwd: directory,
        env: { PATH: process.env.PATH, MEILI_MASTER_KEY: masterKey },
      },
      signal: 'SIGTERM',
      graceMs: 4_000,
      isReady: async () =>
        (await call<{ pkgVersion: string }>({ url, masterKey }, 'GET', '/version')).pkgVersion === version,
      readyMs: 60_000,
    });
  let isEmpty = found !== version;
  try {
    await start();
  } catch (error) {
    if (isEmpty) throw error;
    report('its files are damaged; making new ones');
    rmSync(directory, { recursive: true, force: true });
    isEmpty = true;
    await start();
  }
  return { url, masterKey, searchKey: await searchKeyOf({ url, masterKey }), version, port, isEmpty };
}

/** Makes the engine's folder and gives it to whom the engine runs as. @returns that account */
function prepareDirectory(directory: string): Account {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const account = serviceAccount(directory);
  giveTo(account, directory);
  return account;
}

async function searchKeyOf(engine: Door): Promise<string> {
  const made = await call<{ key: string }>(engine, 'GET', `/keys/${SEARCH_KEY.uid}`).catch(() =>
    call<{ key: string }>(engine, 'POST', '/keys', SEARCH_KEY),
  );
  return made.key;
}

async function call<T>({ url, masterKey }: Door, method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(url + address, {
    method,
    headers: { authorization: `Bearer ${masterKey}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`Meilisearch answered ${response.status} to ${method} ${address}`);
  return (await response.json()) as T;
}
