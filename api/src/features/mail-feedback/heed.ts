import type { Db } from '@diyar/db';
import { hashSecret, type Secrets } from '#lib/auth/secrets.ts';
import { accountNamed, isTokenOf } from '#mail/mailbox-token.ts';
import { refused } from '#mail/refusals.ts';
import { stopStreams } from '#mail/streams.ts';
import { notify } from '../notifications/index.ts';
import { unsubscribeAll } from '../saved-searches/index.ts';
import type { Report } from './read-report.ts';

export type Heeded = Report['kind'] | 'known' | 'ignored';

/** Stops what a report asks to stop, once: the account's row orders those that come together. */
export const heed = (db: Db, secrets: Secrets, { kind, token, about }: Report): Promise<Heeded> =>
  db.transaction(async (trx) => {
    const account = await trx('users')
      .where({ id: accountNamed(token) })
      .forUpdate()
      .first('id', 'email');
    if (!account?.email) return 'ignored';
    if (!isTokenOf(secrets, token, { userId: account.id, email: account.email })) return 'ignored';
    const noted = await trx('mail_feedback')
      .insert({ user_id: account.id, kind, about: hashSecret(about) })
      .onConflict()
      .ignore()
      .returning('user_id');
    if (noted.length === 0) return 'known';
    await STOPS[kind](trx, account.id);
    return kind;
  });

const STOPS: Record<Report['kind'], (trx: Db, userId: string) => Promise<void>> = {
  async bounce(trx, userId) {
    await trx('users').where({ id: userId }).update(refused(trx));
  },
  async complaint(trx, userId) {
    const streams = await stopStreams(trx, userId);
    const searches = await unsubscribeAll(trx, userId);
    if (streams + searches === 0) return;
    await notify(trx, { userId, type: 'system', kind: 'mails_stopped', url: '/dashboard/settings/notifications' });
  },
};
