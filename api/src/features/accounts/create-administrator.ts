import { randomInt } from 'node:crypto';
import type { Db } from '@diyar/db';
import { hashPassword } from '#lib/auth/passwords.ts';
import { seal } from '#lib/auth/secrets.ts';
import { newTotpSecret, replaceRecoveryCodes, totpAddress } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import { accountByEmail, insertUser } from './users.ts';

export interface NewAdministrator {
  email: string;
  password: string;
  totpSecret: string;
  totpAddress: string;
  recoveryCodes: string[];
}

/**
 * Makes an administrator, or gives one that exists new secrets (a lost authenticator). An account of another type is never
 * turned into one: what it was used for before would come along.
 */
export function createAdministrator(
  db: Db,
  {
    authSecret,
    email,
    firstName,
    lastName,
    issuer,
  }: { authSecret: string; email: string; firstName: string; lastName: string; issuer: string },
): Promise<NewAdministrator> {
  const address = email.toLowerCase();
  const password = newPassword();
  const totpSecret = newTotpSecret();
  return db.transaction(async (trx) => {
    const known = await accountByEmail(trx, address);
    if (known && known.account_type !== 'admin')
      throw new Error(`${address} belongs to an account that is not an administrator's.`);
    const userId =
      known?.id ??
      (await insertUser(trx, {
        first_name: firstName,
        last_name: lastName,
        email: address,
        language: 'ar',
        account_type: 'admin',
      }));
    await trx('users')
      .where({ id: userId })
      .update({
        password_hash: await hashPassword(password),
        email_verified_at: trx.raw('coalesce(email_verified_at, app_now())'),
        totp_secret: seal(totpSecret, authSecret).toString('base64'),
        totp_confirmed_at: trx.raw('app_now()'),
        totp_last_step: null,
      });
    await endSessions(trx, { userId }, 'password');
    await trx('audit_log').insert({
      action: known ? 'security.admin_reset' : 'security.admin_created',
      subject_kind: 'user',
      subject_id: userId,
    });
    const recoveryCodes = await replaceRecoveryCodes(trx, userId);
    return {
      email: address,
      password,
      totpSecret,
      totpAddress: totpAddress(totpSecret, { label: address, issuer }),
      recoveryCodes,
    };
  });
}

const LOWER = 'abcdefghjkmnpqrstuvwxyz';
/** Some 90 bits, and every kind of character that the rule asks for. */
export function newPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const word = (length: number) => Array.from({ length }, () => pick(LOWER)).join('');
  return `${pick(LOWER.toUpperCase())}${word(5)}-${word(6)}-${word(6)}${pick('23456789')}${pick('@$!%*?&')}`;
}
