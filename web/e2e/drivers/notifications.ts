import { connect } from '../../../db/src/index.ts';

/** Tells someone `count` times that an office was approved, as the operator of the test's database. */
export async function notify(email: string, count: number): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    const user = await db('users').where({ email }).first('id');
    const row = { user_id: user.id, type: 'system', kind: 'office_approved' };
    await db('notifications').insert(Array.from({ length: count }, () => row));
  } finally {
    await db.destroy();
  }
}
