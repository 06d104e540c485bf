import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const DEBIAN = '/usr/lib/postgresql';

export type PostgresTool = 'pg_dump' | 'pg_restore' | 'psql' | 'pg_basebackup' | 'pg_receivewal' | 'pg_isready';

/** `PG_BIN`, else the newest of Debian's, which reads every older server, else the one in PATH. */
export function toolPath(tool: PostgresTool, pgBin: string | undefined): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = pgBin ? [pgBin] : versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.map((folder) => join(folder, tool)).find((path) => existsSync(path)) ?? tool;
}

/** A connection's address as the tools read it from their environment: on a command line others would read the password. */
export function connectionEnv(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

export interface Means {
  ownerUrl: string;
  pgBin?: string;
  /** Where programs are looked for. */
  path?: string;
}

/**
 * Starts a tool with its connection; `done` rejects with the end of its complaint.
 * @param options `hasOwnGroup`: a signal for all of us does not reach it
 */
export function startTool(
  { ownerUrl, pgBin, path }: Means,
  tool: PostgresTool,
  args: string[],
  { input = 'ignore', hasOwnGroup = false }: { input?: 'pipe' | 'ignore'; hasOwnGroup?: boolean } = {},
) {
  const child = spawn(toolPath(tool, pgBin), args, {
    env: { PATH: path, LC_ALL: 'C', ...connectionEnv(ownerUrl) },
    stdio: [input, 'pipe', 'pipe'],
    detached: hasOwnGroup,
  });
  return { child, output: child.stdout as Readable, done: endOf(tool, child) };
}

function endOf(tool: string, child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (bytes) => {
    complaint = (complaint + bytes).slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${tool} ended with ${code}: ${complaint.trim()}`)),
    );
  });
}

/** Runs a tool to its end. @returns what it printed */
export async function runTool(means: Means, tool: PostgresTool, args: string[]): Promise<string> {
  const { output, done } = startTool(means, tool, args);
  done.catch(() => {});
  let text = '';
  for await (const bytes of output) text += bytes;
  await done;
  return text;
}
