import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Means, runTool } from '@diyar/db/postgres-tools';

/** Whom a server runs as when we are root, which PostgreSQL refuses; undefined: as we do. */
export type Account = { uid: number; gid: number } | undefined;

export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = lines.find((line) => line.startsWith('postgres:')) ?? lines.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = found?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The server program of a major version. @throws Error when it is not here: no other reads the files */
export function serverProgram(major: number, { pgBin, path }: Pick<Means, 'pgBin' | 'path'>): string {
  const folders = pgBin ? [pgBin] : [`/usr/lib/postgresql/${major}/bin`, ...(path ?? '').split(':')];
  const programs = folders.map((folder) => join(folder, 'postgres')).filter((program) => existsSync(program));
  const versions = programs.map(
    (program) => /\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0],
  );
  const found = programs[versions.indexOf(String(major))];
  if (found) return found;
  const here = [...new Set(versions)].join(', ') || 'none';
  throw new Error(
    `The copy of the cluster is of PostgreSQL ${major}, and here is ${here}: install ${major} with PostGIS, or name its folder in PG_BIN.`,
  );
}

/** Connections by its socket alone, and nothing of the settings that the cluster had: addresses, certificates, archives. */
const settings = (socket: string, moment: Date) => `
listen_addresses = ''
unix_socket_directories = '${socket}'
port = 5432
hot_standby = off
restore_command = 'false'
recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'
recovery_target_action = promote
fsync = off
full_page_writes = off
autovacuum = off
jit = off
max_connections = 20
max_wal_size = 4GB
dynamic_shared_memory_type = mmap
log_error_verbosity = terse
log_min_error_statement = panic
`;

export interface Recovery {
  program: string;
  account: Account;
  /** The cluster as it was copied, with the log it needs in `pg_wal`. */
  data: string;
  moment: Date;
  database: string;
  role: string;
}

/**
 * Starts a server on a copied cluster, lets it play its log up to a moment, and stops it when the work is done.
 * @throws Error with the server's own words when it does not come that far
 */
export async function atMoment<T>(
  means: Means,
  { program, account, data, moment, database, role }: Recovery,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  // Short: the path of a socket may have 107 bytes.
  const socket = await mkdtemp(join(tmpdir(), 'diyar-'));
  if (account) await chown(socket, account.uid, account.gid);
  const said = join(socket, 'said');
  const files = {
    'postgresql.conf': settings(socket, moment),
    'postgresql.auto.conf': '',
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
    'recovery.signal': '',
  };
  for (const [name, text] of Object.entries(files)) await writeOwn(join(data, name), text, account);
  await writeOwn(said, '', account);
  const server = spawn('sh', ['-c', 'exec "$0" -D "$1" >"$2" 2>&1', program, data, said], {
    ...account,
    cwd: data,
    env: { PATH: means.path, LC_ALL: 'C' },
    stdio: 'ignore',
  });
  try {
    const url = `postgres://${encodeURIComponent(role)}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`;
    await becomesReady({ ...means, ownerUrl: url }, server, said);
    return await work(url);
  } finally {
    await ended(server);
    await rm(socket, { recursive: true, force: true });
  }
}

/** A file only the server's account may read. */
export async function writeOwn(
  path: string,
  content: string | AsyncIterable<Uint8Array>,
  account: Account,
): Promise<void> {
  await writeFile(path, content, { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
}

/** Waits until the server accepts somebody: once it has come to the moment, which may take hours. */
async function becomesReady(means: Means, server: ChildProcess, said: string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    if (
      await runTool(means, 'pg_isready', ['--quiet']).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(200);
  }
  const words = (await readFile(said, 'utf8')).trim().split('\n').slice(-3).join('\n');
  throw new Error(`The log could not be played:\n${words || `the server ended with ${server.exitCode}`}`);
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await gone;
}

/** An empty folder for a cluster, which the server's account can reach: ours may lie below a home that it cannot. */
export async function clusterFolder(dataDir: string, account: Account): Promise<string> {
  const parent = account ? '/var/tmp' : dataDir;
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'restore-cluster-'));
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
