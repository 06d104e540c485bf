import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { anyPort } from './private-engine.ts';
import { until } from './until.ts';

/** A PostgreSQL cluster of a scenario's own, which it may crash. */
export interface PrivatePostgres {
  /** As the owner role, database `postgres`. */
  ownerUrl: string;
  /** As `pg_ctl stop -m immediate`: no checkpoint, recovery at the next start. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The folder of PostgreSQL's programs. */
export function programs(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const debian = '/usr/lib/postgresql';
  const newest = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  return newest ? join(debian, newest, 'bin') : '';
}

/** initdb and postgres refuse to run as root. */
export function account(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export async function privatePostgres(): Promise<PrivatePostgres> {
  const bin = programs();
  const as = account();
  const folder = mkdtempSync(join(tmpdir(), 'diyar-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'diyar_owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...as,
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await anyPort();
  const ownerUrl = `postgres://diyar_owner@127.0.0.1:${port}/postgres`;
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'max_connections=60',
    ];
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    const answers = async () => {
      const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 1_000 });
      client.on('error', () => {});
      await client.connect();
      await client.end();
      return true;
    };
    await until('PostgreSQL answers', answers, 60_000, 100);
  }
  async function stop(signal: NodeJS.Signals): Promise<void> {
    const ending = server;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await gone;
  }
  await start();
  return {
    ownerUrl,
    crash: () => stop('SIGQUIT'),
    start,
    async close() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
