import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/template-database.ts';
import { compareRights, expectRights, stateRights } from './compare.ts';
import { CLOSED_FUNCTIONS, NAMED_TABLES } from './expected.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOTHING = { extra: [], missing: [] };

describe('the rights of our roles', () => {
  it('are stated for every table, and for every function that runs with its owner’s', async () => {
    const { rows: tables } = await database.owner.raw(`
      select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
    const { rows: functions } = await database.owner.raw(`
      select proname || '(' || oidvectortypes(proargtypes) || ')' as name from pg_proc p
      where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
    expect(names(tables), 'a new table belongs into src/rights/expected.ts').toEqual([...NAMED_TABLES].sort());
    expect(names(functions)).toEqual([...CLOSED_FUNCTIONS].sort());
  });

  it('are as listed after a migration, and nothing is given by default', async () => {
    expect(await compareRights(database.db)).toEqual(NOTHING);
    expect((await database.owner.raw('select from pg_default_acl')).rowCount).toBe(0);
  });

  it('stop a start when a restore by hand gave more, until they are stated anew', async () => {
    await database.owner.raw(`
      alter default privileges in schema public grant select, insert, update, delete on tables to diyar_app;
      grant insert, update, delete on audit_log, ledger_entries to diyar_app;
      grant execute on function ledger_reverse(uuid, text, uuid) to public;
      revoke select on offices from diyar_app`);
    await expect(expectRights(database.db)).rejects.toThrow(/must not have.*db:migrate/);
    expect(await compareRights(database.db)).toMatchObject({
      extra: expect.arrayContaining([
        'delete on table audit_log to diyar_app',
        'execute on function ledger_reverse(uuid, text, uuid) to public',
      ]),
      missing: ['select on table offices to diyar_app'],
    });

    expect(await stateRights(database.owner)).toBe(7);

    expect(await compareRights(database.db)).toEqual(NOTHING);
    expect((await database.owner.raw('select from pg_default_acl')).rowCount).toBe(0);
    expect(await stateRights(database.owner)).toBe(0);
  });
});

describe('the application', () => {
  it.each([
    'update payments set amount_cents = 1',
    'update payments set account_id = account_id',
    'delete from payments',
    'update money_rules set minimum_cents = 1',
    'delete from clock_events',
    'update clock_events set moment = now()',
  ])('may not: %s', async (statement) => {
    await expect(database.db.raw(statement)).rejects.toThrow(/permission denied/);
  });
});
