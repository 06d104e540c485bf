import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compareRights, connect, type Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { type Comparison, createTestSearch } from '@diyar/indexer/testing';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, creditAccount, isUnbalanced, systemAccount, transfer } from '#features/ledger/index.ts';
import { mediaFiles } from '#lib/images/index.ts';
import { aListing, aUser } from '#testing/factories.ts';
import { s3Server } from '#testing/s3-server.ts';
import { rememberClosed } from './closed-accounts.ts';
import { reachable, wayTo } from './log/reachable.ts';
import { momentIn } from './log/restore-moment.ts';
import { slotOf } from './log/slot.ts';
import { bucketPlace, folderPlace } from './place.ts';

/**
 * The drill (R15 of the acceptance): a backup of a running site, restored to a new place by the commands that compose.yaml names, which
 * are those of `npm run backup` and `npm run restore`. The old place keeps images on its disk, the new one in a bucket.
 */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const SECRET = 'the secret of the old place, thirty-two or more';

let old: TestDatabase;
let fresh: TestDatabase;
let s3: Awaited<ReturnType<typeof s3Server>>;
let home: string;
let recipient: string;
let person: string;
let leaver: string;
const at = (...names: string[]) => join(home, ...names);

beforeAll(async () => {
  [old, fresh, s3] = await Promise.all([createTestDatabase(), createTestDatabase(), s3Server()]);
  home = mkdtempSync(join(tmpdir(), 'diyar-drill-'));
  const identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  writeFileSync(at('key'), identity);
  await fill(old.db);
});
afterAll(async () => {
  const slot = slotOf(new URL(old.ownerUrl).pathname.slice(1));
  await old.owner.raw('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ?', [
    slot,
  ]);
  await Promise.all([old.drop(), fresh.drop(), s3.close()]);
  rmSync(home, { recursive: true, force: true });
});

/** Rows of money, of the audit log and of people; files of each kind. */
async function fill(db: Db): Promise<void> {
  ({ id: person } = await aUser(db));
  ({ id: leaver } = await aUser(db));
  for (const id of [person, leaver]) await aListing(db, { owner: { id } });
  const wallet = await systemAccount(db, { kind: 'cash', name: 'mobile_wallet' });
  const account = await creditAccount(db, { userId: person });
  await transfer(db, { kind: 'deposit', event: 'drill:1', from: wallet, to: account, cents: 5_000, actorId: null });
  await db('audit_log').insert({ actor_id: person, action: 'drill', subject_kind: 'user', subject_id: person });
  const files = mediaFiles({ dataDir: at('old'), objectStore: null });
  for (const kind of ['images', 'videos', 'documents'] as const) {
    const content = [
      ['meta.json', Buffer.from('{}')],
      ['original', Buffer.from(kind.repeat(50_000))],
    ] as const;
    await files[kind].create(randomUUID(), new Map(content));
  }
}

/** The entry point, or the arguments, that a service of compose.yaml has. */
function entryPoint(service: string, what = 'entrypoint'): string[] {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const [, block = ''] = new RegExp(`^  ${service}:.*\n((?:    .*\n)+)`, 'm').exec(compose) ?? [];
  return JSON.parse(new RegExp(`^ {4}${what}: (\\[.*\\])$`, 'm').exec(block)?.[1] ?? `${service} has no ${what}`);
}
async function command(service: string, args: string[], env: Record<string, string>): Promise<string> {
  const [, ...program] = entryPoint(service);
  const { stdout } = await run(process.execPath, [...program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}
const bucket = () => ({
  BACKUP_TO: 's3://diyar/backups-of-it',
  BACKUP_S3_ENDPOINT: s3.config.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
});
const newPlace = () => ({
  ...bucket(),
  DATA_DIR: at('new'),
  DATABASE_OWNER_URL: fresh.ownerUrl,
  AUTH_SECRET: 'the one that the new place was made with',
  S3_ENDPOINT: s3.config.endpoint,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
});

/** Every row of every table of ours, and every right of every role, as one hash each. */
async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await db.raw<{
    rows: { name: string }[];
  }>(`select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname <> 'migrations_lock' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.raw<{ rows: { hash: string }[] }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
    );
    found[name] = rows[0]?.hash ?? '';
  }
  const { rows: rights } = await db.raw(`
    select object, a.grantee::regrole::text as role, a.privilege_type as right from (
      select relname::text as object, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
        from pg_class where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'v', 'm', 'S')
      union all select relname || '.' || attname, attacl from pg_attribute join pg_class c on c.oid = attrelid where attacl is not null
        and relnamespace = 'public'::regnamespace
      union all select p.oid::regprocedure::text || ' of ' || proowner::regrole, coalesce(proacl, acldefault('f', proowner)) from pg_proc p
        where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all select nspname, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace where nspname in ('public', 'graphile_worker')
    ) o, aclexplode(o.acl) a order by 1, 2, 3`);
  found.rights = createHash('sha256').update(JSON.stringify(rights)).digest('hex');
  return found;
}

describe('a backup', () => {
  it('goes to no bucket without a key', async () => {
    const asked = command('backup', [], {
      ...bucket(),
      DATA_DIR: at('old'),
      DATABASE_OWNER_URL: old.ownerUrl,
      AUTH_SECRET: SECRET,
    });
    await expect(asked).rejects.toThrow(/Without a key nothing goes to a bucket/);
    expect(s3.objects.size).toBe(0);
  });

  it('comes back in a new place: rows, rights, files and the secret are equal, and what left meanwhile is gone', async () => {
    const before = await fingerprint(old.owner);
    const settings = { ...bucket(), DATA_DIR: at('old'), DATABASE_OWNER_URL: old.ownerUrl, AUTH_SECRET: SECRET };
    const said = await command('backup', [], { ...settings, BACKUP_RECIPIENT: recipient });
    expect(said).toMatch(/is complete, sealed/);
    for (const [name, bytes] of s3.objects) {
      expect(bytes.includes(SECRET), name).toBe(false);
      expect(bytes.includes('videosvideos'), name).toBe(false);
    }
    // Somebody leaves after the backup: the list lies beside it, not in the database.
    await old.owner('users').where({ id: leaver }).update({ closed_at: '2026-11-20T10:00:00Z' });
    await rememberClosed(old.owner, [bucketPlace({ ...s3.config }, 'backups-of-it')], { userId: leaver });
    // As a restore by hand leaves it: rights by default, and an audit log that the application may rewrite.
    await fresh.owner.raw(`
      alter default privileges in schema public grant select, insert, update, delete on tables to diyar_app;
      grant update, delete on audit_log to diyar_app; drop table favourites cascade`);
    await fresh.db.destroy();

    await expect(command('restore', ['--yes'], newPlace())).rejects.toThrow(/sealed/);
    await command('restore', ['--yes', '--identity', at('key')], newPlace());

    const closed = await rowOf(fresh.owner('users').where({ id: leaver }).first('closed_at'));
    expect(closed.closed_at).toEqual(new Date('2026-11-20T10:00:00Z'));
    expect(await fresh.owner('listings').where({ owner_id: leaver }).pluck('status')).toEqual(['archived']);
    const after = await fingerprint(fresh.owner);
    const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
    // The account that is closed again and what follows from that, and the rebuild that was asked for.
    expect(changed.sort()).toEqual(expect.arrayContaining(['listings', 'search_reindex_requests', 'users']));
    expect(changed.filter((name) => !FOLLOWS.has(name))).toEqual([]);

    const there = mediaFiles({ dataDir: at('new'), objectStore: s3.config });
    const keys = [...s3.objects.keys()].filter((key) => /^(images|videos|documents)\//.test(key));
    expect(keys).toHaveLength(6);
    for (const key of keys.filter((name) => name.endsWith('/original'))) {
      const [kind, id = ''] = key.split('/') as ['images' | 'videos' | 'documents', string];
      expect((await there[kind].read(id, 'original'))?.equals(Buffer.from(kind.repeat(50_000)))).toBe(true);
    }
    expect(readFileSync(at('new', 'restored-secret'), 'utf8').trim()).toBe(SECRET);
    // Four programs are started: a limit for what hangs on a machine with other work.
  }, 180_000);

  it('gives the application none of the rights of the ledger and the audit log', () => expectRefusals());

  it('comes back where not even the extension is', async () => {
    const bare = await createEmptyDatabase();
    try {
      await command('restore', ['--yes', '--identity', at('key')], {
        ...newPlace(),
        DATABASE_OWNER_URL: bare.ownerUrl,
        DATA_DIR: at('bare'),
      });
      expect(await bare.owner('users').where({ id: person }).first('id')).toBeDefined();
    } finally {
      await bare.drop();
    }
  }, 120_000);

  it('that was damaged is refused, and what was there stays', async () => {
    const damaged = [...s3.objects.keys()].find((key) => key.includes('/database.dump.'));
    const bytes = s3.objects.get(damaged ?? '');
    bytes?.set([(bytes[5_000] ?? 0) ^ 1], 5_000);
    await expect(command('restore', ['--yes', '--identity', at('key')], newPlace())).rejects.toThrow(/restore:/);
    expect(await fresh.owner('users').where({ id: person }).first('id')).toBeDefined();
  });
});

describe('the log', () => {
  it('is kept by the scheduled service, and takes the database back to a moment', async () => {
    const [, ...program] = [...entryPoint('backup'), ...entryPoint('backup', 'command')];
    const env = {
      PATH: process.env.PATH,
      BACKUP_TO: at('kept'),
      BACKUP_LOG_DIR: at('log'),
      BACKUP_RECIPIENT: recipient,
      DATA_DIR: at('old'),
      DATABASE_OWNER_URL: old.ownerUrl,
      AUTH_SECRET: SECRET,
    };
    const service = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(service, 'exit');
    let said = '';
    for await (const line of service.stdout.iterator({ destroyOnReturn: false })) {
      said += line;
      if (/copy of the cluster .* is complete/.test(said)) break;
    }
    expect(said).toMatch(/every moment from now on/);

    const { id: kept } = await aUser(old.db);
    const moment = await momentOf(old.owner);
    await old.owner('users').where({ id: kept }).delete();
    const { id: later } = await aUser(old.db);
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    // A copy larger than a piece goes on in further ones, which have no beginning of their own.
    const open = readdirSync(at('kept'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(bases|wal)\/.*\.0000$/.test(name))
      .filter((name) => !readFileSync(at('kept', name)).subarray(0, 30).includes('age-encryption.org'));
    expect(open).toEqual([]);
    expect(await reachable(folderPlace(at('kept')))).toHaveLength(1);

    const args = ['--yes', '--identity', at('key'), '--to', moment];
    expect(await command('restore', args, { ...newPlace(), BACKUP_TO: at('kept') })).toContain(`restored ${moment}`);
    expect(await fresh.owner('users').whereIn('id', [kept, later]).pluck('id')).toEqual([kept]);
    await expectRefusals();
    expect(isUnbalanced(await checkLedger(fresh.owner))).toBe(false);
    // Nothing is shown of an owner who left, whatever the status says.
    expect(await comparedIndex()).toEqual({ expected: 1, missing: [], extra: [], stale: [] });
  }, 180_000);

  it('says what can be restored when it does not lead to the moment', async () => {
    const now = new Date();
    expect(() => momentIn('2026-11-26', now)).toThrow(/is no moment/);
    expect(() => momentIn(new Date(now.getTime() + 1).toISOString(), now)).toThrow(/still to come/);
    const kept = folderPlace(at('kept'));
    await expect(wayTo(kept, new Date('2020-01-01'))).rejects.toThrow(/it can be restored from 20\d\d-/);
    await expect(wayTo(kept, now)).rejects.toThrow(/The log ends before .* It can be restored up to 20\d\d-/);
  });
});

/** A whole millisecond after everything that was committed, and before everything that will be. */
async function momentOf(db: Db): Promise<string> {
  const clock = async () => {
    const { rows } = await db.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
    return rows[0]?.now.getTime() ?? 0;
  };
  const moment = (await clock()) + 1;
  while ((await clock()) <= moment);
  return new Date(moment).toISOString();
}

/** The index that an indexer makes of the new place, compared with every row there. */
async function comparedIndex(): Promise<Comparison> {
  const db = connect(fresh.url, { name: 'diyar-drill', max: 5 });
  const search = await createTestSearch({ db, url: fresh.url });
  try {
    return await search.compare();
  } finally {
    await search.drop();
    await db.destroy();
  }
}

/** Asks for everything the application's role may not do, in the new place; and the ledger's entries are there. */
async function expectRefusals(): Promise<void> {
  const db = connect(fresh.url, { name: 'diyar-drill', max: 1 });
  try {
    expect(await compareRights(db)).toEqual({ extra: [], missing: [] });
    for (const statement of [
      'update audit_log set reason = null',
      'delete from audit_log',
      'delete from receipts',
      'insert into ledger_transfers default values',
      'update ledger_entries set amount_cents = 1',
      'delete from ledger_entries',
      'update payments set amount_cents = 1',
      'update money_rules set minimum_cents = 1',
      'truncate ledger_entries',
      `update app_clock set shift = '1 day'`,
      'create table mine (id int)',
    ]) {
      await expect(db.raw(statement), statement).rejects.toThrow(/permission denied/);
    }
    const { rows } = await db.raw<{ rows: { sum: number; count: number }[] }>(
      'select sum(amount_cents)::int as sum, count(*)::int as count from ledger_entries',
    );
    expect(rows).toEqual([{ sum: 0, count: 2 }]);
  } finally {
    await db.destroy();
  }
}

/** Tables that closing an account touches, and the index with it. */
const FOLLOWS = new Set([
  'users',
  'listings',
  'search_reindex_requests',
  'search_dirty',
  'public_listings',
  'home_members',
  'listing_search',
  'price_marks',
  'search_state',
  'sessions',
  'favourite_news',
  'life_events',
  'alert_marks',
  'indexed_facts',
  'fact_changes',
  'live_boosts',
  'price_points',
]);
