import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { anOffice, aUser } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';
import {
  balanceOf,
  checkLedger,
  creditAccount,
  handCreditToOffice,
  reverse,
  systemAccount,
  transfer,
} from './index.ts';

let api: TestApp;
let wallet: string;
let boosts: string;
beforeAll(async () => {
  api = await testApp({ METRICS_KEY: 'a key of the tests, long enough' });
  wallet = await systemAccount(api.db, { kind: 'cash', name: 'mobile_wallet' });
  boosts = await systemAccount(api.db, { kind: 'revenue', name: 'boost' });
});
afterAll(() => api.close());

const event = () => `test:${randomUUID()}`;
async function anAccount(cents = 0): Promise<string> {
  const account = await creditAccount(api.db, { userId: (await aUser(api.db)).id });
  if (cents > 0) {
    await transfer(api.db, { kind: 'deposit', event: event(), from: wallet, to: account, cents, actorId: null });
  }
  return account;
}
const spend = (account: string, cents: number, over: object = {}) =>
  transfer(api.db, { kind: 'boost', event: event(), from: account, to: boosts, cents, actorId: null, ...over });
const balanced = { unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 };

describe('transfers', () => {
  it('move money, remember each balance, and sum to nothing', async () => {
    const account = await anAccount(10_000);
    await spend(account, 2_550);
    expect(await balanceOf(api.db, account)).toBe(7_450);
    const entries = await api.db('ledger_entries').where({ account_id: account }).orderBy('id');
    expect(entries).toMatchObject([
      { amount_cents: 10_000, balance_cents: 10_000 },
      { amount_cents: -2_550, balance_cents: 7_450 },
    ]);
    expect(await checkLedger(api.db)).toMatchObject(balanced);
  });

  it('say what is missing, and leave the balance alone', async () => {
    const account = await anAccount(1_000);
    await expect(spend(account, 1_001)).rejects.toMatchObject({
      code: 'insufficient_credits',
      statusCode: 402,
      data: { missing: 0.01 },
    });
    expect(await balanceOf(api.db, account)).toBe(1_000);
  });

  it('of one event happen once', async () => {
    const account = await anAccount(1_000);
    const same = { event: event() };
    await spend(account, 100, same);
    await expect(spend(account, 100, same)).rejects.toThrow(/ledger_transfers_once/);
    expect(await balanceOf(api.db, account)).toBe(900);
  });

  it('let ten of two hundred at once through, when there is enough for ten (L2)', async () => {
    const account = await anAccount(10_000);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => spend(account, 1_000)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(results.length - refused.length).toBe(10);
    expect(new Set(refused)).toEqual(new Set(['insufficient_credits']));
    expect(await balanceOf(api.db, account)).toBe(0);
    const entries = await api.db('ledger_entries').where({ account_id: account }).orderBy('id').pluck('balance_cents');
    expect(entries).toEqual([10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000, 1_000, 0]);
  });

  it('are put right by their reversal, once', async () => {
    const account = await anAccount(1_000);
    const transferId = await spend(account, 400);
    await reverse(api.db, { transferId, event: event(), actorId: null });
    expect(await balanceOf(api.db, account)).toBe(1_000);
    await expect(reverse(api.db, { transferId, event: event(), actorId: null })).rejects.toThrow(/reverses_key/);
    const reversal = await rowOf(api.db('ledger_transfers').where({ reverses: transferId }).first('id'));
    await expect(reverse(api.db, { transferId: reversal.id, event: event(), actorId: null })).rejects.toThrow(
      /reversed/,
    );
  });

  it.each([0, -5, 1e21])('move no %s cents', async (cents) => {
    await expect(spend(await anAccount(1_000), cents)).rejects.toThrow();
  });

  it('go on from the office that a person begins', async () => {
    const user = await aUser(api.db);
    const account = await creditAccount(api.db, { userId: user.id });
    const office = await anOffice(api.db);
    await handCreditToOffice(api.db, user.id, office.id);
    expect(await creditAccount(api.db, { officeId: office.id })).toBe(account);
  });

  it('belong to one account of an owner, however many ask for it first', async () => {
    const { id: userId } = await aUser(api.db);
    const ids = await Promise.all(Array.from({ length: 10 }, () => creditAccount(api.db, { userId })));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the ledger’s rows (L4)', () => {
  const entry = (transfer_id: string, account_id: string, amount_cents: number) => ({
    transfer_id,
    account_id,
    amount_cents,
  });
  const CHANGES = [
    ['ledger_entries', 'amount_cents = 1'],
    ['ledger_transfers', 'created_at = now()'],
    ['ledger_accounts', 'balance_cents = 1'],
  ] as const;

  it.each(CHANGES)('of %s are neither added, changed nor deleted by the application’s role', async (table, change) => {
    await spend(await anAccount(1_000), 100);
    const denied = /permission denied/;
    await expect(api.db.raw('insert into ?? default values', [table])).rejects.toThrow(denied);
    await expect(api.db.raw(`update ?? set ${change}`, [table])).rejects.toThrow(denied);
    await expect(api.db(table).delete()).rejects.toThrow(denied);
    await expect(api.db.raw('truncate ?? cascade', [table])).rejects.toThrow(denied);
  });

  it.each(CHANGES)('of %s are not changed by their owner either', async (table, change) => {
    await spend(await anAccount(1_000), 100);
    const never = /never changed|cannot truncate/;
    await expect(api.owner.raw(`update ?? set ${change}`, [table])).rejects.toThrow(never);
    await expect(api.owner(table).delete()).rejects.toThrow(never);
    await expect(api.owner.raw('truncate ?? cascade', [table])).rejects.toThrow(never);
  });

  it('fail at commit when they do not balance, whoever writes them', async () => {
    const account = await anAccount(1_000);
    const id = randomUUID();
    const write = (entries: (readonly [string, number])[]) =>
      api.owner.transaction(async (trx) => {
        await trx('ledger_transfers').insert({ id, kind: 'boost', reference: event() });
        for (const [to, cents] of entries) await trx('ledger_entries').insert(entry(id, to, cents));
      });
    const unbalanced = /is not balanced/;
    await expect(write([])).rejects.toThrow(unbalanced);
    await expect(write([[account, 100]])).rejects.toThrow(unbalanced);
    await expect(
      write([
        [account, 100],
        [boosts, -99],
      ]),
    ).rejects.toThrow(unbalanced);
    // Another entry for a transfer of yesterday.
    const earlier = await spend(account, 10);
    await expect(api.owner('ledger_entries').insert(entry(earlier, wallet, -5))).rejects.toThrow(unbalanced);
    expect(await checkLedger(api.db)).toMatchObject(balanced);
  });

  it('fail when they overdraw an account, whoever writes them', async () => {
    const account = await anAccount(1_000);
    const id = randomUUID();
    const write = api.owner.transaction(async (trx) => {
      await trx('ledger_transfers').insert({ id, kind: 'boost', reference: event() });
      await trx('ledger_entries').insert([entry(id, account, -1_001), entry(id, boosts, 1_001)]);
    });
    await expect(write).rejects.toThrow(/ledger_accounts_covered/);
    expect(await balanceOf(api.db, account)).toBe(1_000);
  });
});

describe('the check of the ledger', () => {
  const run = async () => {
    const { database, engine, auth } = api.config;
    const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
    const program = new URL('../../cli/ledger-check.ts', import.meta.url).pathname;
    return promisify(execFile)(process.execPath, [...LOADER, program], { env });
  };
  const metrics = async () =>
    (await api.call('GET', '/metrics', { headers: { authorization: 'Bearer a key of the tests, long enough' } })).answer
      .body;

  it('runs nightly and by command, tells what it found, and finds what somebody did behind its back', async () => {
    const account = await anAccount(1_000);
    await enqueue(api.db, 'ledger_check', {});
    await workJobs(api);
    expect(await metrics()).toMatch(/^ledger_check_faults 0$/m);
    expect((await run()).stdout).toMatch(/transfers; sum 0 cents, 0 unbalanced, 0 wrong balances/);

    // A superuser with the triggers off.
    await api.owner.transaction(async (trx) => {
      await trx.raw('set local session_replication_role = replica');
      await trx('ledger_accounts').where({ id: account }).update({ balance_cents: 999 });
    });
    await expect(run()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('1 wrong balances') });
    expect(await metrics()).toMatch(/^ledger_check_faults 1$/m);
    expect(await metrics()).toMatch(/^ledger_check_age_seconds \d+$/m);
  });
});
