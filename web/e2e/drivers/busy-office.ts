import { rowOf } from '@diyar/db/row-of';
import { connect } from '../../../db/src/index.ts';

/** Makes somebody who has an account an agent of the demo's office with most listings, whose listings were looked at this month. */
export async function joinBusyOffice(email: string): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    const { rows } = await db.raw(
      `select office_id from listings where office_id is not null and status = 'active'
       group by 1 order by count(*) desc, 1 limit 1`,
    );
    const { office_id } = rows[0];
    const user = await rowOf(db('users').where({ email }).update({ account_type: 'office' }).returning('id'));
    await db('office_members').insert({ office_id, user_id: user.id, role: 'agent' });
    await db.raw(
      `insert into listing_daily_views (listing_id, day, views)
       select l.id, d::date, 3 + (l.code + extract(day from d)::int) % 17
       from listings l, generate_series(now() - interval '29 days', now(), '1 day') d
       where l.office_id = ? and l.status = 'active' on conflict do nothing`,
      [office_id],
    );
  } finally {
    await db.destroy();
  }
}
