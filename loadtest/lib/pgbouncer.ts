import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeFile, interpolated } from '@diyar/db/compose-file';
import pg from 'pg';
import { killedAtExit } from './child-process.ts';
import { anyPort } from './private-engine.ts';
import { account } from './private-postgres.ts';
import { until } from './until.ts';

export interface PgBouncer {
  /** The application's address through it. */
  url: string;
  close(): Promise<void>;
}

interface PreparedPgBouncer {
  /** The application's address through it. */
  url: string;
  command: [string, ...string[]];
  as: SpawnOptions;
  folder: string;
}

/**
 * The pooler of compose.yaml by its own configuration, before a database on this machine. `PGBOUNCER` names the program.
 * @param url the application's own address, with its password
 */
export async function preparePgBouncer(url: string, settings: Record<string, string> = {}): Promise<PreparedPgBouncer> {
  const { hostname, port: behind, pathname, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'diyar-pgbouncer-'));
  const port = await anyPort();
  const users = join(folder, 'userlist.txt');
  const written = (name: string) =>
    interpolated(composeFile().configs[name]?.content ?? '', { ...settings, APP_PASSWORD: password || 'none' });
  const here = written('pooler')
    .replace('host=postgres port=5432 dbname=diyar', `host=${hostname} port=${behind} dbname=${pathname.slice(1)}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, here);
  writeFileSync(users, written('poolers'));
  const as = account();
  const { uid, gid } = as;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, config, users]) chownSync(path, uid, gid);
  return {
    url: Object.assign(new URL(`postgres://127.0.0.1:${port}/diyar`), { username, password }).href,
    command: [process.env.PGBOUNCER ?? 'pgbouncer', '--quiet', config],
    as: { ...as, cwd: folder },
    folder,
  };
}

export async function startPgBouncer(url: string, settings: Record<string, string> = {}): Promise<PgBouncer> {
  const { url: pooled, command, as, folder } = await preparePgBouncer(url, settings);
  const [program, ...args] = command;
  const child = spawn(program, args, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
  killedAtExit(child);
  const gone = once(child, 'exit').catch(() => {
    console.error(
      `There is no program ${program} here: apt-get install pgbouncer, or name it with PGBOUNCER=/path/to/pgbouncer.`,
    );
    process.exit(1);
  });
  await until('the pooler answers', () => answers(pooled));
  return {
    url: pooled,
    async close() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a database answers at an address. @throws the reason why not */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
