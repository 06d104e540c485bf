import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '#feature.ts';
import { dropMailsTo } from '#mail/mailer.ts';
import { eraseListings } from './erase-listings.ts';
import { eraseOffice } from './erase-office.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Personal data goes within 30 days of closure (spec, section 9): the job runs daily, so some days are left for failures.
 * `pseudonymise_audit_log()` holds the same number and refuses earlier.
 */
const ERASE_AFTER_DAYS = 25;
const DUE = `closed_at < app_now() - interval '${ERASE_AFTER_DAYS} days'`;

interface Deps {
  db: Db;
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  features: readonly Feature[];
}

/**
 * Erases closed accounts and offices that are due, each in steps that may be repeated. One that fails holds up no other; the
 * job then fails as a whole and is tried again.
 */
export async function eraseClosed({ db, dataDir, log, features }: Deps): Promise<void> {
  const owned = features.flatMap(({ owned: tables = [] }) => tables);
  const failures: unknown[] = [];
  const each = async (ids: string[], erase: (id: string) => Promise<void>) => {
    for (const id of ids) {
      await erase(id).catch((error: unknown) => {
        log.error({ err: error, id }, 'erasure failed');
        failures.push(error);
      });
    }
  };
  await each(await officesDue(db), (id) => eraseOffice(db, id));
  await each(await db('users').whereRaw(DUE).whereNull('erased_at').orderBy('closed_at').pluck('id'), async (id) => {
    const user = await db('users').where({ id }).first('email', 'phone', 'closed_at');
    if (!user?.closed_at) return;
    await dropMailsTo(
      dataDir,
      [user.email, user.phone].filter((address) => address !== null),
      user.closed_at,
    );
    await eraseListings(db, id);
    await erasePerson(db, id, owned);
  });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be erased`);
}

const officesDue = (db: Db): Promise<string[]> =>
  db('offices')
    .whereRaw(DUE)
    .whereNotExists(db('office_members').whereRaw(`office_id = offices.id and role = 'owner'`))
    .pluck('id');
