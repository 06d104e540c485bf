import type { Db } from '@diyar/db';

/** The business clock, which tests and drills may shift. */
export async function appNow(db: Db): Promise<Date> {
  const { rows } = await db.raw<{ rows: [{ now: Date }] }>('select app_now() as now');
  return rows[0].now;
}
