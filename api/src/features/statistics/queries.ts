import { bePatient, type Db } from '@diyar/db';
import { mayBeTold, officeMayBeShown } from '#lib/standing/questions.ts';

/** Counts whole tables, once a minute for everybody. */
const PATIENCE_MS = 15_000;

interface Figures {
  offices: number;
  users: number;
  views: number;
  newThisWeek: number;
}

export async function readFigures(db: Db): Promise<Figures> {
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw<{ rows: [Figures] }>(`
    select
      (select count(*)::int from offices where ${officeMayBeShown('offices')}) as offices,
      (select count(*)::int from users where ${mayBeTold('users')}) as users,
      (select coalesce(sum(views), 0)::bigint from listing_stats) as views,
      (select count(*)::int from listings where status = 'active' and published_at > app_now() - interval '7 days')
        as "newThisWeek"`);
    return rows[0];
  });
}
