import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { connect, type Db } from '../../../db/src/index.ts';
import type { Member } from './members.ts';

/** As the operator of the test's database. */
async function asOperator<T>(act: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

/** A member becomes the manager of an office of his own; he has to sign in again. @returns the office's id */
export const ownOffice = ({ email }: Member): Promise<string> =>
  asOperator(async (db) => {
    const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
    const names = { name_ar: 'مكتب الأمل', name_en: 'Amal Real Estate' };
    const office = await rowOf(
      db('offices')
        .insert({ slug: `amal-${randomUUID()}`, ...names, city_id: city.id })
        .returning('id'),
    );
    const user = await rowOf(db('users').where({ email }).update({ account_type: 'office' }).returning('id'));
    await db('office_members').insert({ office_id: office.id, user_id: user.id, role: 'owner' });
    return office.id;
  });

type Payer = { officeId: string } | { userId: string };
const deposit = (db: Db, payer: Payer, cents: number): Promise<unknown> =>
  db.raw(
    `select ledger_transfer('deposit', ?, (select id from ledger_accounts where kind = 'cash' and name = 'cash'),
       ledger_credit_account(?, ?), ?, null)`,
    [
      `e2e:${randomUUID()}`,
      'userId' in payer ? payer.userId : null,
      'officeId' in payer ? payer.officeId : null,
      cents,
    ],
  );

export const addCredit = (officeId: string, cents: number): Promise<unknown> =>
  asOperator((db) => deposit(db, { officeId }, cents));

/** To a person's own credit. */
export const addCreditOf = ({ email }: Member, cents: number): Promise<unknown> =>
  asOperator(async (db) => deposit(db, { userId: (await rowOf(db('users').where({ email }).first('id'))).id }, cents));

/** Days pass for the office's plan alone, and the site's clock does what falls due by then. */
export const passDays = (officeId: string, days: number): Promise<unknown> =>
  asOperator((db) => age(db, { officeId }, days));

/** The same for a person's own plan. */
export const passDaysOf = ({ email }: Member, days: number): Promise<unknown> =>
  asOperator(async (db) => age(db, { userId: (await rowOf(db('users').where({ email }).first('id'))).id }, days));

async function age(db: Db, payer: Payer, days: number): Promise<void> {
  await db.raw(
    `update subscriptions set anchor_at = anchor_at - :term, starts_at = starts_at - :term, ends_at = ends_at - :term,
       grace_ends_at = grace_ends_at - :term, ahead_at = ahead_at - :term
     where account_id = ledger_credit_account(:userId, :officeId) and ended_at is null`.replaceAll(
      ':term',
      `make_interval(days => ${Number(days)})`,
    ),
    { userId: null, officeId: null, ...payer },
  );
  await db.raw(`select graphile_worker.add_job('clock')`);
}

/** So many of the demo's public listings become the office's. @returns the office's address in a search */
export const fillOffice = (officeId: string, count: number): Promise<string> =>
  asOperator(async (db) => {
    const { user_id } = await rowOf(db('office_members').where({ office_id: officeId }).first('user_id'));
    const ids = await db('listings').where({ status: 'active', office_id: null }).limit(count).pluck('id');
    await db('listings').whereIn('id', ids).update({ office_id: officeId, owner_id: user_id });
    return (await rowOf(db('offices').where({ id: officeId }).first('slug'))).slug;
  });
