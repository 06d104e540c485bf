import { randomUUID } from 'node:crypto';
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
    const city = await db('locations').where({ kind: 'city', key: 'damascus' }).first('id');
    const names = { name_ar: 'مكتب الأمل', name_en: 'Amal Real Estate' };
    const [office] = await db('offices')
      .insert({ slug: `amal-${randomUUID()}`, ...names, city_id: city.id })
      .returning('id');
    const [user] = await db('users').where({ email }).update({ account_type: 'office' }).returning('id');
    await db('office_members').insert({ office_id: office.id, user_id: user.id, role: 'manager' });
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
  asOperator(async (db) => deposit(db, { userId: (await db('users').where({ email }).first('id')).id }, cents));

/** Its plan ended yesterday, and nothing is taken for another period. */
export const endPeriodOf = (officeId: string): Promise<unknown> =>
  asOperator((db) =>
    db.raw(
      `update subscriptions set status = 'expired', renews = false, starts_at = app_now() - interval '31 days',
         ends_at = app_now() - interval '1 day', grace_ends_at = app_now() + interval '6 days'
       where account_id = ledger_credit_account(null, ?)`,
      [officeId],
    ),
  );
