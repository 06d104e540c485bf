import type { Db } from '@diyar/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { clockLag, tick as tickOf } from './tick.ts';

const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';
const BEGIN = new Date('2026-01-01T00:00:00Z');
const day = (n: number) => new Date(BEGIN.getTime() + n * 86_400_000);

const tick = (db: Db, handlers: readonly ClockHandler[], options = {}) =>
  tickOf(db, handlers, { brand: api.config.brand, ...options });

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await api.owner.raw(
    `create table terms (id uuid primary key, next_at timestamptz, left_over int, done timestamptz[] default '{}');
     grant all on terms to public`,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await setClock(day(0));
  await api.db('terms').insert([
    { id: A, next_at: day(1), left_over: 5 },
    { id: B, next_at: day(1.5), left_over: 5 },
  ]);
});
afterEach(async () => {
  await api.owner('clock_events').delete();
  await api.db('terms').delete();
  await api.owner('app_clock').update({ shift: '0' });
});

const setClock = (at: Date) => api.owner.raw('update app_clock set shift = ?::timestamptz - now()', [at]);

/** A term of one day that begins anew, five times. */
const daily: ClockHandler = {
  kind: 'test_daily',
  due: (db, limit) =>
    db('terms')
      .whereRaw('next_at <= app_now()')
      .orderBy('next_at')
      .limit(limit)
      .select<Due[]>('id as subject', 'next_at as moment'),
  async act(trx, { subject, moment }) {
    const row = await trx('terms').where({ id: subject, next_at: moment }).forUpdate().skipLocked().first();
    if (!row) return undefined;
    const next = row.left_over > 1 ? trx.raw(`next_at + interval '1 day'`) : null;
    await trx('terms')
      .where({ id: subject })
      .update({ left_over: row.left_over - 1, next_at: next, done: trx.raw('done || next_at') });
    return { left: row.left_over - 1 };
  },
};
const doneOf = async (id: string) => (await api.db('terms').where({ id }).first()).done;
const order = async () =>
  (await api.db('clock_events').orderBy('id')).map((event) => `${event.subject === A ? 'A' : 'B'}${dayOf(event)}`);
const dayOf = ({ moment }: { moment: Date }) => (moment.getTime() - BEGIN.getTime()) / 86_400_000;

describe('the clock', () => {
  it('does what is due, once, and nothing before', async () => {
    await setClock(day(0.9));
    expect(await tick(api.db, [daily])).toBe(0);
    await setClock(day(1.2));
    expect(await tick(api.db, [daily])).toBe(1);
    expect(await tick(api.db, [daily])).toBe(0);
    expect(await doneOf(A)).toEqual([day(1)]);
    expect(await doneOf(B)).toEqual([]);
  });

  it.each([1, 2, 200])('catches up after a week without it, the oldest first, %i at a time', async (limit) => {
    await setClock(day(9));
    expect(await tick(api.db, [daily], { limit })).toBe(10);
    expect(await doneOf(A)).toEqual([1, 2, 3, 4, 5].map(day));
    expect(await doneOf(B)).toEqual([1.5, 2.5, 3.5, 4.5, 5.5].map(day));
    const events = await order();
    for (const who of ['A', 'B']) {
      const own = events.filter((event) => event.startsWith(who)).map((event) => Number(event.slice(1)));
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
  });

  it('happens once when two clocks tick at the same moment', async () => {
    await setClock(day(9));
    const both = await Promise.all([tick(api.db, [daily]), tick(api.db, [daily]), tick(api.db, [daily])]);
    await tick(api.db, [daily]);
    expect(both.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
    expect(await api.db('clock_events')).toHaveLength(10);
    expect(await doneOf(A)).toEqual([1, 2, 3, 4, 5].map(day));
  });

  it('goes on past an event that fails, takes its effect back, and tells of it', async () => {
    await setClock(day(1.6));
    const broken: ClockHandler = {
      ...daily,
      async act(trx, due) {
        const outcome = await daily.act(trx, due, api.config);
        if (due.subject === A) throw new Error('out of order');
        return outcome;
      },
    };
    await expect(tick(api.db, [broken])).rejects.toThrow(AggregateError);
    expect(await doneOf(A)).toEqual([]);
    expect(await doneOf(B)).toEqual([day(1.5)]);
    expect(await tick(api.db, [daily])).toBe(1);
    expect(await doneOf(A)).toEqual([day(1)]);
  });

  it('cannot repeat an event, even when its handler would', async () => {
    await setClock(day(1.2));
    await tick(api.db, [daily]);
    await api
      .db('terms')
      .where({ id: A })
      .update({ next_at: day(1) });
    await expect(tick(api.db, [daily])).rejects.toThrow(AggregateError);
    expect(await doneOf(A)).toEqual([day(1)]);
  });

  it('passes over a subject that is in somebody’s hands', async () => {
    await setClock(day(1.2));
    await api.db.transaction(async (trx) => {
      await trx('terms').where({ id: A }).forUpdate();
      expect(await tick(api.db, [daily])).toBe(0);
    });
    expect(await tick(api.db, [daily])).toBe(1);
  });

  it('says how far it is behind', async () => {
    expect(await clockLag(api.db, [daily])).toBe(0);
    await setClock(day(2));
    expect(await clockLag(api.db, [daily])).toBeCloseTo(86_400, -2);
    await tick(api.db, [daily]);
    expect(await clockLag(api.db, [daily])).toBe(0);
  });
});
