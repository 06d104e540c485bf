import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { STANDING_COLUMNS, type Standing } from '#lib/auth/standing.ts';
import type { AccountType } from '#rules/sections.ts';

/** The row that signing in decides on. */
export type AccountRow = Standing &
  Pick<
    tables.UserRow,
    | 'id'
    | 'account_type'
    | 'email'
    | 'password_hash'
    | 'google_subject'
    | 'language'
    | 'email_verified_at'
    | 'totp_confirmed_at'
  >;

const ACCOUNT = `
  select u.id, u.account_type, u.email, u.password_hash, u.google_subject, u.language, u.email_verified_at, u.totp_confirmed_at,
    ${STANDING_COLUMNS}
  from users u where u.closed_at is null`;

const one = async (db: Db, condition: string, value: string): Promise<AccountRow | undefined> =>
  (await db.raw<{ rows: AccountRow[] }>(`${ACCOUNT} and ${condition}`, [value])).rows[0];

/** Closed accounts are gone: none of these finds them. `email` in lower case. */
export const accountByEmail = (db: Db, email: string) => one(db, 'lower(email) = ?', email);
export const accountById = (db: Db, id: string) => one(db, 'id = ?', id);
export const accountByGoogle = (db: Db, subject: string) => one(db, 'google_subject = ?', subject);

/** Where to write to an account; undefined for one that has no address. */
export async function addressOf(db: Db, userId: string): Promise<string | undefined> {
  const user = await db('users').where({ id: userId }).first('email');
  return user?.email ?? undefined;
}

export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string;
  password_hash?: string;
  google_subject?: string;
  language: 'ar' | 'en';
  /** Somebody we trust, as Google, has proven it. */
  isEmailProven?: boolean;
  account_type?: AccountType;
}

/** Whoever opens an account has accepted the terms: the caller has seen to that. @returns the id */
export async function insertUser(db: Db, { isEmailProven = false, ...user }: NewUser): Promise<string> {
  const now = db.raw('app_now()');
  const row = await rowOf(
    db('users')
      .insert({ ...user, terms_accepted_at: now, ...(isEmailProven && { email_verified_at: now }) })
      .returning('id'),
  );
  return row.id;
}

/** Which unique constraint a write broke, if that is what happened. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
};
