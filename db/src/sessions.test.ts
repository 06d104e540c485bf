import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADER } from '../../scripts/lib/loader.ts';
import { createTestDatabase, type TestDatabase } from '../testing/template-database.ts';
import { type TransactionPooler, transactionPooler } from '../testing/transaction-pooler.ts';
import { connect, type Db } from './connect.ts';
import { expectLimitOfRole, expectSessions, holdsSessions, NoSessions } from './sessions.ts';

let database: TestDatabase;
let pooler: TransactionPooler;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await transactionPooler(database.url);
});
afterAll(async () => {
  pooler?.close();
  await database?.drop();
});

/** A process of the site, told to start behind the pooler. */
const started = (program: string, env: Record<string, string>) =>
  new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...LOADER, fileURLToPath(new URL(`../../${program}`, import.meta.url))],
      { env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...env } },
      (_, __, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });

describe('a connection', () => {
  it('to PostgreSQL holds its session, and one to a pooler in transaction mode does not', async () => {
    expect(await holdsSessions(database.url)).toBe(true);
    expect(await holdsSessions(pooler.url)).toBe(false);
    await expect(expectSessions(pooler.url)).rejects.toThrow(NoSessions);
  });

  it('to a database that is away is left to the first question', async () => {
    await expect(expectSessions('postgres://nobody@127.0.0.1:9/nothing')).resolves.toBeUndefined();
  });
});

describe('a process that needs a session', () => {
  it('does not start behind a pooler alone, and says so in one sentence', async () => {
    const env = { MEILI_URL: 'http://127.0.0.1:9', DATABASE_URL: pooler.url };
    const { code, stderr } = await started('indexer/src/main.ts', env);
    expect(stderr).toMatch(
      /^The database is reached through a pooler in transaction mode, .*DATABASE_SESSION_URL.*\n$/,
    );
    expect(code).toBe(1);
  });

  it('does not bring a schema up to date behind one', async () => {
    const { code, stderr } = await started('db/src/cli/migrate.ts', { DATABASE_OWNER_URL: pooler.url });
    expect(stderr).toContain('give the address of PostgreSQL itself as DATABASE_OWNER_URL');
    expect(code).toBe(1);
  });
});

describe('a pool behind a pooler', () => {
  let pooled: Db;
  beforeAll(() => {
    pooled = connect(pooler.url, { name: 'diyar-pooled', max: 4, answerWithin: 4_000, isPooled: true });
  });
  afterAll(() => pooled?.destroy());

  it('asks without settings of its own, several at once over fewer connections', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        pooled.transaction(
          async (trx) => (await trx.raw<{ rows: [{ n: number }] }>('select ?::int as n', [n])).rows[0].n,
        ),
      ),
    );
    expect(answers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('needs a limit on statements that is its role’s', async () => {
    await expect(expectLimitOfRole(pooled, 4_000)).rejects.toThrow(
      /no statement of diyar_app has an end: alter role diyar_app set statement_timeout = 4000/,
    );
    const [name] = (await database.owner.raw<{ rows: [{ name: string }] }>('select current_database() as name')).rows;
    await database.db.raw('alter role diyar_app in database ?? set statement_timeout = 4000', [name.name]);
    const later = await transactionPooler(database.url);
    const limited = connect(later.url, { name: 'diyar-limited', max: 1, isPooled: true });
    await expect(expectLimitOfRole(limited, 4_000)).resolves.toBeUndefined();
    await limited.destroy();
    later.close();
  });

  it('is overruled by a process with a limit of its own, or with none', async () => {
    for (const [statementTimeout, shown] of [
      [60_000, '1min'],
      [0, '0'],
    ] as const) {
      const own = connect(database.url, { name: 'diyar-own', max: 1, statementTimeout });
      const { rows } = await own.raw<{ rows: unknown[] }>('show statement_timeout');
      await own.destroy();
      expect(rows).toEqual([{ statement_timeout: shown }]);
    }
  });
});
