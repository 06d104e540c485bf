import { rowOf } from '@diyar/db/row-of';
import { connect } from '../../../db/src/index.ts';

/** Runs on the test's database, as its operator. */
async function asOperator<T>(work: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Devices that someone switched notifications on on. */
export const devicesOf = (email: string): Promise<{ language: string }[]> =>
  asOperator((db) =>
    db('push_subscriptions as p').join('users as u', 'u.id', 'p.user_id').where({ email }).select('p.language'),
  );

/** Tells someone `count` times that an office was approved. */
export const notify = (email: string, count: number): Promise<void> =>
  asOperator(async (db) => {
    const user = await rowOf(db('users').where({ email }).first('id'));
    const row = { user_id: user.id, type: 'system', kind: 'office_approved' } as const;
    await db('notifications').insert(Array.from({ length: count }, () => row));
  });

/** As an administrator does, without one. */
export const suspend = (email: string, reason: string): Promise<void> =>
  asOperator(async (db) => {
    const until = db.raw(`app_now() + interval '7 days'`);
    await db('users').where({ email }).update({ suspended_until: until, suspension_reason: reason });
  });
