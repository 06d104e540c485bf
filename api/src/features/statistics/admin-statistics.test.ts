import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#lib/audit.ts';
import { aListing, aUser } from '#testing/factories.ts';
import { credited } from '#testing/money.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { creditAccount, systemAccount, transfer } from '../ledger/index.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  ({ token } = await signedIn(api, { account_type: 'admin' }));
});
afterAll(() => api.close());

const figures = async (subject: string, query = '') =>
  (await api.call('GET', `/admin/statistics/${subject}?${query}`, { token, headers: { 'accept-language': 'en' } }))
    .json;

/** The last half hour of a day, month and year in London, the first of the next ones in Damascus; and an hour earlier. */
const BORDERS = [
  ['day', '2031-03-04T21:30:00Z', '2031-03-05', '2031-03-04'],
  ['month', '2031-04-30T21:30:00Z', '2031-05-01', '2031-04-30'],
  ['year', '2031-12-31T21:30:00Z', '2032-01-01', '2031-12-31'],
] as const;
const hourBefore = (at: string) => new Date(Date.parse(at) - 3_600_000).toISOString();
/** The same from the database, by other means: the day is cut off a timestamp that is moved by three hours. */
const oracle = async (table: string, column: string, day: string, where = 'true') => {
  const { rows } = await api.owner.raw(
    `select count(*)::int as n from ${table} where ${where} and (${column} + interval '3 hours')::date::text = ?`,
    [day],
  );
  return rows[0].n;
};

describe('statistics of administrators', () => {
  it.each(BORDERS)('of listings keep to the border of a %s in Damascus', async (_border, at, after, before) => {
    const owner = await aUser(api.db);
    for (const moment of [at, hourBefore(at), at]) {
      const { id } = await aListing(api.db, { owner });
      await api.owner('listings').where({ id }).update({ created_at: moment });
      await audit(api.db, {
        actorId: null,
        action: 'listing.approve',
        subjectKind: 'listing',
        subjectId: id,
        ip: '192.0.2.1',
      });
      await api.owner('audit_log').where({ subject_id: id }).update({ at: moment });
    }
    for (const [day, count] of [
      [after, 2],
      [before, 1],
    ] as const) {
      const { data } = await figures('listings', `from=${day}&to=${day}`);
      expect(data.totals).toEqual({ created: count, approved: count, rejected: 0 });
      expect(data.totals.created).toBe(await oracle('listings', 'created_at', day));
      expect(data.totals.approved).toBe(await oracle('audit_log', 'at', day, `action = 'listing.approve'`));
    }
    const { data } = await figures('listings', `from=${after}&to=${after}`);
    expect(data.before).toMatchObject({ created: 1 });
  });

  it.each(BORDERS)('of users keep to the border of a %s in Damascus', async (_border, at, after, before) => {
    const people = [await aUser(api.db), await aUser(api.db), await aUser(api.db, { account_type: 'office' })];
    for (const [index, { id }] of people.entries())
      await api
        .owner('users')
        .where({ id })
        .update({ created_at: index === 0 ? hourBefore(at) : at });
    const { data } = await figures('users', `from=${before}&to=${after}`);
    expect(data.steps).toEqual([
      { day: before, personal: 1, office: 0 },
      { day: after, personal: 1, office: 1 },
    ]);
    expect(data.steps[1].personal + data.steps[1].office).toBe(await oracle('users', 'created_at', after));
  });

  it('of revenue are the ledger’s, with refunds taken off', async () => {
    const { id: userId } = await aUser(api.db);
    const before = (await figures('revenue', 'timeframe=today')).data;
    await credited(api.db, { userId }, 10_000);
    const credit = await creditAccount(api.db, { userId });
    const boosts = await systemAccount(api.db, { kind: 'revenue', name: 'boost' });
    const moves = { kind: 'boost', actorId: null } as const;
    await transfer(api.db, { ...moves, event: `test:${randomUUID()}`, from: credit, to: boosts, cents: 2_550 });
    await transfer(api.db, { ...moves, event: `test:${randomUUID()}`, from: boosts, to: credit, cents: 550 });

    const { data } = await figures('revenue', 'timeframe=today');
    const boostsOf = ({ byProduct }: { byProduct: { name: string; amount: number }[] }) =>
      byProduct.find(({ name }) => name === 'boost')?.amount ?? 0;
    expect(boostsOf(data) - boostsOf(before)).toBe(20);
    expect(data.totals.revenue - before.totals.revenue).toBe(20);
    expect(data.totals.cash - before.totals.cash).toBe(100);
    expect(data.now.credit - before.now.credit).toBe(80);
    expect(data.steps).toEqual([{ day: data.to, ...data.totals }]);
    const { rows } = await api.owner.raw(
      `select sum(e.amount_cents)::int as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
       where a.kind = 'revenue'`,
    );
    expect((await figures('revenue', 'timeframe=lastYear')).data.totals.revenue).toBe(rows[0].cents / 100);
  });

  it('refuse a period that ends before it begins, or is longer than a year', async () => {
    for (const period of ['from=2031-03-05&to=2031-03-04', 'from=2029-01-01&to=2031-03-05', 'timeframe=custom'])
      expect(await figures('users', period)).toMatchObject({ statusCode: 400, code: 'period_invalid' });
  });
});
