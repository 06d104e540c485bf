import type { Db } from '@diyar/db';
import type { Mailer } from './mailer.ts';

/**
 * Enhanced codes (RFC 3463) that say the mailbox is not there: bad or unknown address, moved, null route, disabled.
 * Not a full one (5.2.2), nor a policy or a reputation (5.7), which say something of us.
 */
export const NO_MAILBOX = String.raw`5\.(?:1\.(?:[1236]|10)|2\.1)\b`;
const REFUSAL = new RegExp(`^55[0134][ -]${NO_MAILBOX}`);

/** Whether what a mail server answered means that this address takes no mail at all. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'response' in error && REFUSAL.test(String(error.response));

/** Of an account, while mails to it are not known to come back. Those asked for just now are sent all the same: they prove it. */
export const takesMail = (users: string): string => `${users}.email is not null and ${users}.email_refused_at is null`;

/** Proven by a link, a code or Google, an address takes mail again. */
export const PROVEN = { email_refused_at: null } as const;

/** Told by its server that it does not exist. */
export const refused = (db: Db) => ({ email_refused_at: db.raw('coalesce(email_refused_at, app_now())') });

/** A mailer that notes addresses of accounts that do not exist; such a mail is settled, and not tried again. */
export const notingRefusals = (mailer: Mailer, db: Db): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      return await mailer.send(mail);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const noted = await db('users').whereRaw('lower(email) = lower(?)', [mail.to]).update(refused(db));
      if (noted === 0) throw error;
      return 'refused';
    }
  },
});

export async function countRefused(db: Db): Promise<number> {
  const row = await db('users').whereNotNull('email').whereNotNull('email_refused_at').count({ n: '*' }).first();
  return Number(row?.n ?? 0);
}
