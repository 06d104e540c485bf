import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { call } from './from-address.ts';
import { target } from './target.ts';

/** The password of everyone that is made here. */
export const PASSWORD = 'Orontes!Bridge42';
export type Standing = 'active' | 'suspended' | 'banned';

const phone = () => `+9639${String(randomInt(1e8)).padStart(8, '0')}`;
export const newEmail = () => `load-${randomUUID().slice(0, 12)}@load.test`;

/**
 * Accounts that can sign in, gone again with `remove`. One registers at the front door, the others are given its hash: the
 * price of two hundred hashes is not what is measured.
 */
export async function makePeople(from: string) {
  const db = new pg.Pool({ connectionString: target.database, max: 2 });
  const email = newEmail();
  const form = {
    firstName: 'Load',
    lastName: 'Test',
    email,
    phone: phone().replace('+963', '0'),
    accountType: 'personal',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptTerms: true,
  };
  const reply = await call('/auth/register', { method: 'POST', body: form, from });
  if (reply.status !== 201) throw new Error(`registering: ${reply.status} ${reply.body.slice(0, 300)}`);

  return {
    async more(count: number, standing: Standing = 'active'): Promise<string[]> {
      const people = Array.from({ length: count }, () => ({ email: newEmail(), phone: phone() }));
      await db.query(
        `insert into users (first_name, last_name, email, phone, account_type, password_hash, suspended_until, suspension_reason, banned_at, ban_reason)
         select 'Load', 'Test', x.email, x.phone, 'regular', (select password_hash from users where email = $2),
           case when $3 = 'suspended' then 'infinity'::timestamptz end, case when $3 = 'suspended' then 'load' end,
           case when $3 = 'banned' then app_now() end, case when $3 = 'banned' then 'load' end
         from jsonb_to_recordset($1::jsonb) as x(email text, phone text)`,
        [JSON.stringify(people), email, standing],
      );
      return people.map((person) => person.email);
    },
    async remove(): Promise<void> {
      await db.query(`delete from users where email like 'load-%@load.test'`);
      await db.end();
    },
  };
}
