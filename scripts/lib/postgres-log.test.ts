import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADER } from './loader.ts';

/** What the launcher does, in a process of its own: a private cluster, and statements that fail with somebody's data. */
const LAUNCH = `
  import { createCommands } from './scripts/lib/commands.ts';
  import { anyPort } from './scripts/lib/ports.ts';
  import { findPostgres } from './scripts/lib/postgres-find.ts';
  import { startPostgres } from './scripts/lib/postgres.ts';
  import { withConnection } from './scripts/lib/sql.ts';
  import { createSupervisor } from './scripts/lib/supervisor.ts';
  const [serviceDir] = process.argv.slice(1);
  const logDir = serviceDir + '/logs';
  if (!findPostgres()) process.exit(77);
  const supervisor = createSupervisor({ logDir, note() {}, onChange() {}, onFatal() {} });
  const commands = createCommands({ logDir, onChange() {} });
  const state = { values: { ownerPassword: 'a1', appPassword: 'b2' } };
  const { ownerUrl } = await startPostgres({ serviceDir, state, commands, supervisor, choosePort: anyPort, report() {} });
  await withConnection(ownerUrl, async (query) => {
    const fails = (...args) => query(...args).then(() => { throw new Error('was expected to fail'); }, () => {});
    await query('create table people (email text unique, phone text check (phone <> $$+963944555666$$))');
    await query('insert into people values ($1)', ['planted@mail.example']);
    await fails('insert into people values ($1)', ['planted@mail.example']);
    await fails("insert into people values ('planted@mail.example')");
    await fails("insert into people values ('other', '+963944555666')");
    await fails("select pg_sleep(0), 'planted@mail.example', no_such_function()");
  });
  await supervisor.stop();
`;

let folder = '';
let isInstalled = true;
const log = (name: string) => path.join(folder, 'logs', name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diyar-log-'));
  // The database's own account walks through it.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'logs'), { mode: 0o755 });
  writeFileSync(log('postgres.log'), 'of an earlier version\n', { mode: 0o644 });
  const root = path.resolve(import.meta.dirname, '../..');
  const program = LAUNCH.replaceAll("'./scripts/", `'${pathToFileURL(root).href}/scripts/`);
  const { status } = run(program, root);
  isInstalled = status !== 77;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, cwd: string): { status: number } {
  try {
    execFileSync(process.execPath, [...LOADER, '--input-type=module', '-e', program, folder], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { status: 0 };
  } catch (error) {
    if ((error as { status?: number }).status === 77) return { status: 77 };
    throw error;
  }
}

describe('the log of the private cluster', () => {
  it('says which rule a statement broke, and with whose data never', ({ skip }) => {
    if (!isInstalled) skip('PostgreSQL is not installed');
    const text = readFileSync(log('postgres.log'), 'utf8');
    expect(text).toContain('duplicate key value violates unique constraint "people_email_key"');
    expect(text).toContain('violates check constraint');
    expect(text).not.toMatch(/planted@mail|944555666|STATEMENT|DETAIL/);
  });

  it('is read by its owner alone, like every log, also one of an earlier version', ({ skip }) => {
    if (!isInstalled) skip('PostgreSQL is not installed');
    expect(statSync(path.join(folder, 'logs')).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(path.join(folder, 'logs')))
      expect(statSync(log(name)).mode & 0o777, name).toBe(0o600);
  });
});
