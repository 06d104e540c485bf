import { bePatient, type Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { appNow } from '#lib/app-now.ts';
import { holderOfToken, spendOneTimeToken, wasSpent } from '#lib/auth/one-time-tokens.ts';
import type { Secrets } from '#lib/auth/secrets.ts';
import { saveMeasure } from '#lib/auth/stored-measures.ts';
import { AppError } from '#lib/errors.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { endSessions } from '../accounts/index.ts';
import { leaveByClosing } from '../office-team/index.ts';

/** An office's people may have thousands of listings, and all leave in one statement. */
const PATIENCE_MS = 30_000;

/**
 * Closes the account of a confirmed link. Its listings leave public view with the commit (their marks are set by the same
 * transaction); the person's data goes with the retention job, within 30 days.
 * @throws AppError deletion_link_invalid, deletion_link_used (400), last_administrator (409)
 */
export function closeAccount(db: Db, secrets: Secrets, token: string): Promise<string> {
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    // Before the link: a measure locks the account first, too, and then takes its links away.
    const holder = await holderOfToken(trx, token, 'delete_account');
    if (holder) await lockLeaver(trx, holder);
    if (holder) await assertNotLastAdministrator(trx, holder);
    const spent = await spendOneTimeToken(trx, token, 'delete_account');
    if (!spent) {
      const isUsed = await wasSpent(trx, token, 'delete_account');
      throw new AppError(isUsed ? 'deletion_link_used' : 'deletion_link_invalid', 400);
    }
    await close(trx, { secrets, userId: spent.userId, closedAt: await appNow(trx) });
    await enqueue(trx, 'closed_account', { userId: spent.userId });
    return spent.userId;
  });
}

/**
 * Closes an account that a restore has opened again, at the moment it was closed.
 * @returns false where it is closed, or was not there on the day of the backup
 */
export function closeAgain(db: Db, closing: Closing): Promise<boolean> {
  const { userId } = closing;
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    await lockLeaver(trx, userId);
    const user = await trx('users').where({ id: userId }).whereNull('closed_at').first('id');
    if (user) await close(trx, closing);
    return Boolean(user);
  });
}

interface Closing {
  /** The key of what is kept of somebody suspended or banned. */
  secrets: Secrets;
  userId: string;
  closedAt: Date;
}

async function close(trx: Db, { secrets, userId, closedAt }: Closing): Promise<void> {
  await saveMeasure(trx, secrets, userId);
  await leaveByClosing(trx, userId);
  await trx('users').where({ id: userId }).update({ closed_at: closedAt });
  await trx('listings').where({ owner_id: userId }).whereNot({ status: 'archived' }).update({ status: 'archived' });
  await endSessions(trx, { userId }, 'closed');
}

/** Offices before people, as everywhere. */
async function lockLeaver(trx: Db, userId: string): Promise<void> {
  const member = await trx('office_members').where({ user_id: userId }).first('office_id');
  if (member) await trx('offices').where({ id: member.office_id }).forUpdate().first('id');
  await trx('users').where({ id: userId }).forUpdate().first('id');
}

/** Two administrators who close at once: the second finds the first gone. */
async function assertNotLastAdministrator(trx: Db, userId: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: { id: string; acts: boolean }[] }>(
    `select u.id, ${mayAct('u')} as acts from users u where u.account_type = 'admin' and u.closed_at is null order by u.id for update`,
  );
  const isTheirs = rows.some(({ id }) => id === userId);
  if (isTheirs && !rows.some(({ id, acts }) => acts && id !== userId)) throw new AppError('last_administrator', 409);
}
