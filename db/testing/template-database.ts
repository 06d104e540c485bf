import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedLocations } from '../seeds/01_locations.ts';
import { seedCategories } from '../seeds/02_categories.ts';
import { seedPlans } from '../seeds/03_plans.ts';
import { seedStreets } from '../seeds/04_streets.ts';
import { seedWalks } from '../seeds/05_walks.ts';
import { connect, type Db } from '../src/connect.ts';
import { migrate } from '../src/migrate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LOCK = 7_415_002;
/** A file of tests may stand still for seconds while its neighbours clone their databases. */
const connectWithin = 60_000;

export interface OwnedDatabase {
  /** As the owner role: for arranging what the application may not do (shift the clock, disable a trigger). */
  ownerUrl: string;
  owner: Db;
  /** Closes its pools and drops the database; throws when someone else still holds a connection (a leak). */
  drop(): Promise<void>;
}

export interface TestDatabase extends OwnedDatabase {
  /** As the application role: what processes get. */
  url: string;
  db: Db;
}

const ownerBase = () => {
  const url = process.env.TEST_DATABASE_OWNER_URL;
  if (!url) throw new Error('TEST_DATABASE_OWNER_URL is not set: run the tests with `npm test` or `npm run check`');
  return url;
};
const withName = (url: string, name: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};
const asApp = (url: string) => {
  const app = process.env.TEST_DATABASE_URL;
  if (app) return withName(app, new URL(url).pathname.slice(1));
  const changed = new URL(url);
  changed.username = 'diyar_app';
  return changed.href;
};

/** Migrations, the schema's files and seeds decide the template's name, so a change of either makes a new one. */
function templateName(): string {
  const hash = createHash('sha256');
  const walk = (dir: string) => {
    for (const entry of readdirSync(dir).sort()) {
      const path = join(dir, entry);
      if (statSync(path).isDirectory()) walk(path);
      else hash.update(entry).update(readFileSync(path));
    }
  };
  for (const dir of ['migrations', 'schema', 'seeds', 'src/geo', 'src/rights', 'src/schema']) walk(join(root, dir));
  return `diyar_template_${hash.digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(admin: Db): Promise<string> {
  const name = templateName();
  await admin.raw('select pg_advisory_lock(?)', [LOCK]);
  try {
    const { rows } = await admin.raw<{ rows: unknown[] }>('select 1 from pg_database where datname = ?', [name]);
    if (rows.length > 0) return name;
    const building = `${name}_building`;
    await admin.raw('drop database if exists ??', [building]);
    await admin.raw('create database ??', [building]);
    const db = connect(withName(ownerBase(), building), {
      name: 'diyar-template',
      max: 3,
      statementTimeout: 0,
      connectWithin,
    });
    try {
      await migrate(db);
      await seedLocations(db);
      await seedCategories(db);
      await seedPlans(db);
      await seedStreets(db);
      await seedWalks(db);
    } finally {
      await db.destroy();
    }
    await admin.raw('alter database ?? rename to ??', [building, name]);
    return name;
  } finally {
    await admin.raw('select pg_advisory_unlock(?)', [LOCK]);
  }
}

/** Asked for once in each process: a name is a hash over all of them. */
let template: Promise<string> | undefined;

async function templateOf(admin: Db): Promise<string> {
  template ??= ensureTemplate(admin);
  return template.catch((error) => {
    template = undefined;
    throw error;
  });
}

/** A fresh database with schema and facts, cloned from a template that is built once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { name, ownerUrl, owner } = await createFrom(templateOf);
  const url = asApp(ownerUrl);
  const db = connect(url, { name: 'diyar-test', max: 5, connectWithin });
  return { url, ownerUrl, db, owner, drop: () => dropDatabase(name, [db, owner]) };
}

/** A database with nothing in it, for what makes a schema. */
export async function createEmptyDatabase(): Promise<OwnedDatabase> {
  const { name, ownerUrl, owner } = await createFrom(async () => 'template1');
  return { ownerUrl, owner, drop: () => dropDatabase(name, [owner]) };
}

async function createFrom(template: (admin: Db) => Promise<string>) {
  const admin = connect(withName(ownerBase(), 'postgres'), {
    name: 'diyar-test-admin',
    max: 1,
    statementTimeout: 0,
    connectWithin,
  });
  const name = `diyar_test_${randomBytes(6).toString('hex')}`;
  try {
    await admin.raw('create database ?? template ?? strategy file_copy', [name, await template(admin)]);
  } finally {
    await admin.destroy();
  }
  const ownerUrl = withName(ownerBase(), name);
  return { name, ownerUrl, owner: connect(ownerUrl, { name: 'diyar-test-owner', max: 3, connectWithin }) };
}

async function dropDatabase(name: string, pools: Db[]): Promise<void> {
  for (const pool of pools) await pool.destroy();
  const admin = connect(withName(ownerBase(), 'postgres'), {
    name: 'diyar-test-admin',
    max: 1,
    statementTimeout: 0,
    connectWithin,
  });
  try {
    // A backend takes a moment to leave after its client closed; only one that stays is a leak.
    let held: { application_name: string; query: string }[] = [];
    for (let attempt = 0; attempt < 40; attempt++) {
      const { rows } = await admin.raw<{ rows: typeof held }>(
        "select application_name, query from pg_stat_activity where datname = ? and backend_type = 'client backend'",
        [name],
      );
      held = rows;
      if (held.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await admin.raw('drop database if exists ?? with (force)', [name]);
    if (held.length > 0) throw new Error(`Leaked connection(s): ${JSON.stringify(held)}`);
  } finally {
    await admin.destroy();
  }
}
