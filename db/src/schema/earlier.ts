import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '../connect.ts';

/** The first of the migrations of before 2026-11-27, one for each change since the beginning; and how many there were. */
const FIRST = '20261120100000_create_foundation.ts';
const EARLIER_COUNT = 98;
/** The last version that has them. */
const LAST_VERSION = '65e99ce0';
/**
 * Checks that meant the same in other brackets, which a dump and its restore would have taken off: so that the schema has one text
 * however it came to be.
 */
const RESTATED = `
  alter table listings drop constraint listings_point_in_syria, add constraint listings_point_in_syria check (point is null
    or (st_x(point) >= 35.5 and st_x(point) <= 42.6 and st_y(point) between 32.2 and 37.5));
  alter table boosts drop constraint boosts_refund, add constraint boosts_refund check (refund_cents >= 0 and refund_cents <= cents
    and (refund_cents = 0 or status = 'inactive') and (refund_transfer_id is null or refund_cents > 0));
  alter table advertisements
    drop constraint advertisements_spent, add constraint advertisements_spent check
      (spent_cents >= 0 and spent_cents <= budget_cents and days_spent between 0 and days),
    drop constraint advertisements_kept, add constraint advertisements_kept check
      (kept_cents >= 0 and kept_cents <= budget_cents - spent_cents and (kept_cents = 0 or ended_at is not null));`;
const directory = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An installation that stopped half way through migrations that are here no more. */
export class TooOld extends Error {
  constructor(count: number) {
    super(
      `This database has ${count} of ${EARLIER_COUNT} steps of an earlier version. Start version ${LAST_VERSION} on it once ` +
        `(git checkout ${LAST_VERSION} && npm run db:migrate), then this one.`,
    );
  }
}

/**
 * The steps of earlier versions were written anew as one for each subject. A database that went all of those steps has the same tables, so
 * the new names are written down in their place; no row is touched.
 * @throws TooOld when some of them are missing
 */
export async function recogniseEarlier(db: Db, table: string): Promise<void> {
  if (!(await db.schema.hasTable(table))) return;
  await db.transaction(async (trx) => {
    const names = await trx(table).orderBy('id').pluck<string[]>('name');
    if (!names.includes(FIRST)) return;
    const present = readdirSync(directory);
    const earlier = names.filter((name) => !present.includes(name));
    if (earlier.length < EARLIER_COUNT) throw new TooOld(earlier.length);
    const last: { migration_time: Date } = await trx(table).orderBy('id', 'desc').first('migration_time');
    const subjects = present.filter((name) => /^0\d{3}_/.test(name));
    await trx(table).delete().whereIn('name', earlier);
    await trx.raw(RESTATED);
    await trx(table).insert(subjects.sort().map((name) => ({ ...last, name, batch: 1 })));
  });
}
