import { randomUUID } from 'node:crypto';
import { aListing } from '@diyar/api/testing/factories';
import { credited } from '@diyar/api/testing/money';
import { signedInAgain } from '@diyar/api/testing/people';
import { appOn } from '@diyar/api/testing/test-app';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase } from '@diyar/db/testing';
import { dice } from './dice.ts';

/** The last day of a month, so that periods end on the 28th, the 30th and the 31st. */
export const BEGIN = new Date('2027-01-31T09:00:00Z');
export const HOUR_MS = 3_600_000;
export const HOURS = 365 * 24;
/** People decide on these hours, when every clock has caught up. */
const DECISION_HOURS = 14 * 24;
/** Weeks in which a stopped clock stands, and nobody decides. */
export const STOPPED: readonly (readonly [from: number, to: number])[] = [
  [70 * 24, 98 * 24],
  [210 * 24, 245 * 24],
];
export const isStopped = (hour: number) => STOPPED.some(([from, to]) => hour > from && hour < to);

const PLANS = ['standard_monthly', 'standard_monthly', 'premium_monthly', 'standard_yearly'] as const;

interface Office {
  id: string;
  userId: string;
  accountId: string;
  plan: string;
  cents: number;
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** So many offices whose plans began in the same month, some with more listings than are free; the same in every world. */
export async function openWorld(count: number) {
  const database = await createTestDatabase();
  const api = await appOn(database);
  const { owner } = database;
  await setClock(owner, BEGIN);
  const prices = await database.db('plan_prices').select('id', 'plan_code', 'cents');
  const offices: Office[] = [];
  for (let n = 0; n < count; n++) offices.push(await anOffice(database.db, owner, n, prices));
  return {
    database,
    owner,
    api,
    offices,
    close: async () => {
      await api.close();
      await database.drop();
    },
  };
}

export const setClock = (owner: Db, at: Date) => owner.raw('update app_clock set shift = ?::timestamptz - now()', [at]);

type Price = { id: string; plan_code: string; cents: number };

async function anOffice(db: Db, owner: Db, n: number, prices: Price[]): Promise<Office> {
  const { next, pick } = dice(n + 1);
  const plan = pick(PLANS);
  const price = prices.find(({ plan_code }) => plan_code === plan) as Price;
  const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
  const names = { name_ar: `مكتب ${n}`, name_en: `Office ${n}`, city_id: city.id };
  const { id } = await rowOf(
    db('offices')
      .insert({ slug: `office-${n}`, ...names })
      .returning('id'),
  );
  const { id: userId } = await rowOf(
    db('users')
      .insert({ first_name: 'ليلى', last_name: 'الخطيب', account_type: 'office', email: `${randomUUID()}@mail.test` })
      .returning('id'),
  );
  await db('office_members').insert({ office_id: id, user_id: userId, role: 'owner' });
  const accountId = await credited(db, { officeId: id }, Math.ceil(next() * 4) * 1_500);
  const startsAt = new Date(BEGIN.getTime() - Math.floor(next() * 20) * 24 * HOUR_MS);
  const months = plan.endsWith('yearly') ? 12 : 1;
  await owner.raw(
    `insert into subscriptions (account_id, plan_code, price_id, cents, anchor_at, months, starts_at, ends_at)
     values (:accountId, :plan, :priceId, :cents, :startsAt, :months, :startsAt, calendar_add(:startsAt, :months))`,
    { accountId, plan, priceId: price.id, cents: price.cents, startsAt, months },
  );
  // Every fifth shows more than the ten that are free.
  if (n % 5 === 0) {
    for (let minute = 1; minute <= 14; minute++) {
      const published_at = new Date(BEGIN.getTime() - minute * 60_000);
      await aListing(db, { owner: { id: userId }, office: { id }, published_at, expires_at: '2031-01-01' });
    }
  }
  return { id, userId, accountId, plan, cents: price.cents };
}

/**
 * Acts of people within the hour before `hour`, the same in every world: credit comes at half past, whatever the clock does;
 * who lapsed comes back on decision days.
 */
export async function actsBefore(world: World, hour: number): Promise<void> {
  const { offices, database, owner, api } = world;
  if (hour === 0) return;
  await setClock(owner, new Date(BEGIN.getTime() + (hour - 0.5) * HOUR_MS));
  for (const [n, office] of offices.entries()) {
    const { next } = dice(n * 100_003 + hour);
    // About once in three weeks, of about a period's price.
    if (next() < 1 / 500) await credited(database.db, { officeId: office.id }, Math.ceil(next() * 2) * office.cents);
  }
  if (hour % DECISION_HOURS !== 1 || isStopped(hour)) return;
  for (const [n, office] of offices.entries()) {
    if (dice(n * 7_919 + hour).next() > 0.5) continue;
    const lapsed = await database
      .db('subscriptions')
      .where({ account_id: office.accountId })
      .orderBy('id', 'desc')
      .first();
    if (!lapsed?.ended_at) continue;
    const { token } = await signedInAgain({ db: database.db, config: api.config }, office.userId, 'office');
    // 402 where the credit is not enough: then nothing happens, in every world.
    await api.call('POST', `/subscriptions/${lapsed.id}/reactivate`, {
      token,
      body: {},
      headers: { 'idempotency-key': `${n}-${hour}-reactivate` },
    });
  }
}

type EventRow = Pick<
  tables.SubscriptionEventRow,
  'account_id' | 'kind' | 'from_plan_code' | 'to_plan_code' | 'cents' | 'moment'
> & { archived: number; activated: number };

/** All that happened to each office, in words that do not depend on ids or on the moment of the run. */
export async function historyOf({ database, offices }: World): Promise<string[]> {
  const { rows } = await database.db.raw<{ rows: EventRow[] }>(
    `select e.account_id, e.kind, e.from_plan_code, e.to_plan_code, e.cents, cardinality(e.archived) as archived,
       cardinality(e.activated) as activated, date_trunc('hour', e.moment + interval '30 minutes') as moment
     from subscription_events e order by e.moment, e.id`,
  );
  const balances = await database.db('ledger_accounts').select('id', 'balance_cents');
  return offices.map(({ accountId }) => {
    const own = rows.filter((row) => row.account_id === accountId);
    const told = own.map(({ account_id: _, ...event }) => JSON.stringify(event));
    const balance = balances.find(({ id }: { id: string }) => id === accountId)?.balance_cents;
    return [...told, `balance ${balance}`].join('\n');
  });
}

/** Listings whose state no event explains: archived by a plan without an event that says so, or brought back likewise. */
export async function unexplained({ database }: World): Promise<number> {
  const { rows } = await database.db.raw<{ rows: [{ n: number }] }>(
    `with moved as (
       select listing, count(*) filter (where is_archive) as archives, count(*) filter (where not is_archive) as returns
       from (
         select unnest(archived) as listing, true as is_archive from subscription_events
         union all select unnest(activated), false from subscription_events) moves
       group by listing)
     select count(*)::int as n from listings l left join moved m on m.listing = l.id
     where (l.archived_by_subscription_id is not null) <> (coalesce(m.archives, 0) > coalesce(m.returns, 0))
       or (l.status = 'archived') <> (l.archived_by_subscription_id is not null)`,
  );
  return rows[0].n;
}
