import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';

export const title = 'what the application’s database role must not do, each in a transaction that is rolled back';

/** A statement, refused by the database; those of money, the audit, the clock and the schema. */
const REFUSED = [
  'update payments set amount_cents = 1',
  'update payments set status = status, amount_cents = 2',
  'delete from payments',
  'update money_rules set two_deciders_above_cents = 100000000',
  'delete from money_rules',
  'insert into money_rules select * from money_rules',
  'delete from clock_events',
  'update clock_events set outcome = null',
  'update ledger_entries set amount_cents = 1',
  'delete from ledger_entries',
  'insert into ledger_entries overriding system value select * from ledger_entries limit 1',
  'update ledger_accounts set balance_cents = 1000000',
  'insert into ledger_accounts select * from ledger_accounts limit 1',
  'update ledger_transfers set kind = kind',
  'delete from ledger_transfers',
  'update receipts set number = number',
  'delete from receipts',
  'delete from receipt_counter',
  'update audit_log set action = action',
  'delete from audit_log',
  'delete from subscription_events',
  'update subscription_events set kind = kind',
  'update plan_prices set cents = 0',
  'update payees set is_active = true',
  "update payee_versions set account_number = '0900000000'",
  'delete from boosts',
  'delete from subscriptions',
  'delete from advertisements',
  'delete from purchases',
  "update app_clock set shift = interval '1 year'",
  'update address_words set word = word',
  'delete from locations',
  'update seed_state set hash = name',
  'truncate users',
  'truncate ledger_entries',
  'drop table listings',
  'alter table payments add column x int',
  'create table mine (id int)',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create role mine',
  'alter role diyar_app superuser',
  'set role diyar_owner',
  'set role diyar_ledger',
  'grant diyar_ledger to diyar_app',
  'alter table ledger_entries disable trigger all',
  'set session_replication_role = replica',
  'create extension dblink',
  "copy (select 1) to program 'id'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  'delete from migrations',
  'select * from migrations',
  "alter system set log_statement = 'all'",
  'drop database postgres',
];

export async function attack({ db, count }: AttackedSite, { check }: Tally): Promise<void> {
  for (const statement of REFUSED) {
    count();
    const client = await db.client.acquireConnection();
    const refused = await client
      .query(`begin`)
      .then(() => client.query(statement))
      .then(() => null)
      .catch((error: { code?: string; message: string }) => error);
    await client.query('rollback');
    await db.client.releaseConnection(client);
    // 42501: no right. A statement that fails for another reason proves nothing, but that a transaction cannot hold it (25001).
    check(statement, refused !== null && ['42501', '25001', '42704'].includes(refused.code ?? ''), refused ?? 'done');
  }
}
