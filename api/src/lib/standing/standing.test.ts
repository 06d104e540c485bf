import { readdirSync, readFileSync } from 'node:fs';
import type { OfficeMemberRow } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, aUser } from '#testing/factories.ts';
import { lockStanding, type May } from './lock-standing.ts';
import { officeMayBeShown } from './questions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const DAY = 86_400_000;
const [past, future] = [new Date(Date.now() - DAY), new Date(Date.now() + DAY)];
const ban = { banned_at: past, ban_reason: 'x' };
const stop = (suspended_until: Date | 'infinity') => ({ suspended_until, suspension_reason: 'x' });

const ALL = 'act receive own pay bePaid beTold beShown';
/** What whoever stands so may; the rest they may not. */
const TABLE: Record<string, [columns: Record<string, unknown>, may: string]> = {
  good: [{}, ALL],
  'suspended once': [stop(past), ALL],
  'suspended until': [stop(future), 'own pay bePaid beTold'],
  'suspended for good': [stop('infinity'), 'bePaid beTold'],
  banned: [ban, 'bePaid'],
  'banned and suspended': [{ ...ban, ...stop(future) }, 'bePaid'],
  closed: [{ closed_at: past }, ''],
  'closed while suspended': [{ closed_at: past, ...stop(future) }, ''],
  erased: [{ closed_at: past, erased_at: past }, ''],
  administrator: [{ account_type: 'admin' }, 'act own pay bePaid beTold beShown'],
};

describe('what somebody may', () => {
  const answersOf = async (id: string) => {
    const may: May = await database.db.transaction((trx) => lockStanding(trx, id));
    return Object.entries(may).flatMap(([question, answer]) => (answer ? [question] : []));
  };

  it.each(Object.entries(TABLE))('%s', async (_, [columns, may]) => {
    const { db } = database;
    const { id } = await aUser(db, columns);
    expect(await answersOf(id)).toEqual(may.split(' ').filter(Boolean));
    // In an office an agent is given listings, and an assistant none, whatever else they may.
    const office = await anOffice(db);
    await db('office_members').insert({ office_id: office.id, user_id: (await aUser(db)).id, role: 'owner' });
    await db('office_members').insert({ office_id: office.id, user_id: id, role: 'agent' });
    expect(await answersOf(id)).toEqual(may.split(' ').filter(Boolean));
    await db('office_members').where({ user_id: id }).update({ role: 'assistant' });
    expect(await answersOf(id)).toEqual(may.split(' ').filter((question) => question && question !== 'receive'));
  });

  it('nobody there is nobody', async () => {
    expect(await answersOf('00000000-0000-0000-0000-000000000000')).toEqual([]);
  });
});

describe('an office', () => {
  const isShown = async (id: string): Promise<boolean> =>
    (await database.db('offices as o').where({ id }).whereRaw(officeMayBeShown('o')).first('id')) !== undefined;

  it.each(Object.entries(TABLE))('is shown while an owner may act: %s', async (_, [columns, may]) => {
    const { db } = database;
    const office = await anOffice(db);
    const join = async (role: OfficeMemberRow['role'], values: Record<string, unknown>) =>
      db('office_members').insert({ office_id: office.id, user_id: (await aUser(db, values)).id, role });
    await join('owner', columns);
    await join('agent', {});
    expect(await isShown(office.id)).toBe(may.includes('act'));
    await join('owner', {});
    expect(await isShown(office.id)).toBe(true);
  });

  it('is shown without people, and not once it is rejected or closed', async () => {
    const { db } = database;
    expect(await isShown((await anOffice(db)).id)).toBe(true);
    expect(await isShown((await anOffice(db, { status: 'rejected' })).id)).toBe(false);
    expect(await isShown((await anOffice(db, { closed_at: past })).id)).toBe(false);
  });
});

/** Change how somebody stands, or say it in words; whoever decides by it asks `questions.ts`. */
const MEASURES = [
  'features/admin-users/change-standing.ts',
  'features/admin-users/clock-handlers.ts',
  'features/admin-users/queries.ts',
  'features/statistics/user-figures.ts',
  'lib/auth/admit.ts',
  'lib/auth/stored-measures.ts',
  'lib/auth/standing.ts',
  'lib/standing/questions.ts',
  'features/accounts/session-reply.ts',
];
/** Look accounts up, of which a closed one is none; close; erase what is closed. */
const CLOSINGS = [
  // An administrator sees what was reported of an account that its holder closed.
  ...[
    'account-views/views',
    'admin-users/profile',
    'accounts/present-user',
    'accounts/register-account',
    'accounts/users',
  ],
  ...['office-applications/admin-offices', 'office-applications/queries', 'office-team/accept-invitation'],
  // Whether a request for credit can still be answered is told beside it.
  ...['office-team/dissolve', 'office-team/end-leaderless', 'credits/queries'],
  ...[
    'ledger/payer',
    'office-team/queries',
    'profile/close-account',
    'profile/send-phone-code',
    'profile/notify-holder',
  ],
  ...['retention/erasure/erase-closed', 'retention/erasure/erase-person', 'reveals/queries'],
].map((name) => `features/${name}.ts`);
const OTHER_CLOSINGS = [
  'backup/closed-accounts.ts',
  'lib/auth/account-views.ts',
  'lib/auth/live-session.ts',
  'lib/auth/one-time-tokens.ts',
];

describe('nobody else compares', () => {
  const src = new URL('../../', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('demo/'),
  );
  const naming = (words: RegExp) => files.filter((file) => words.test(readFileSync(new URL(file, src), 'utf8'))).sort();

  it('bans and suspensions', () => {
    expect(naming(/banned_at|suspended_until/)).toEqual([...MEASURES].sort());
  });

  it('the closing of accounts and offices', () => {
    const known = new Set([...MEASURES, ...CLOSINGS, ...OTHER_CLOSINGS]);
    expect(naming(/closed_at/).filter((file) => !known.has(file))).toEqual([]);
  });
});
