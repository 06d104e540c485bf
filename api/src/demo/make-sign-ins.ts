import { createHmac } from 'node:crypto';
import { type Db, seedId } from '@diyar/db';
import { hashPassword } from '#lib/auth/passwords.ts';
import { seal } from '#lib/auth/secrets.ts';

/** Somebody with a few listings, as most have: the first are the busiest, far past what a free plan allows. */
const ORDINARY = '40';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface DemoSignIn {
  role: 'regular' | 'office' | 'admin';
  email: string;
  password: string;
  /** Base32, for the administrator's authenticator. */
  totpSecret?: string;
}

const derive = (secret: string, what: string) =>
  createHmac('sha256', secret).update(`diyar demo sign-in: ${what}`).digest();
const passwordOf = (secret: string, role: string) =>
  `Demo-${derive(secret, `${role} password`).toString('hex').slice(0, 12)}-1!`;
const totpOf = (secret: string) => Array.from(derive(secret, 'authenticator'), (byte) => ALPHABET[byte & 31]).join('');

/**
 * Three people of the demo that a newcomer can be. Their secrets are derived from the installation's AUTH_SECRET: the same at
 * every start, different everywhere else. Makes them once, as demo people with listings where the demo has some; later calls only set right what was
 * changed by hand.
 */
export async function demoSignIns(db: Db, secret: string): Promise<DemoSignIn[]> {
  const people = [
    { role: 'regular', id: seedId('demo_persons', ORDINARY), first_name: 'ليلى', last_name: 'الخطيب' },
    { role: 'office', id: seedId('demo_agents', '0.0'), first_name: 'سامر', last_name: 'درويش' },
    { role: 'admin', id: seedId('demo_admins', '0'), first_name: 'رنا', last_name: 'الحلبي' },
  ] as const;
  const made: DemoSignIn[] = [];
  for (const { role, id, ...names } of people) {
    const email = `${role}@demo.diyar.example`;
    const password = passwordOf(secret, role);
    const totpSecret = role === 'admin' ? totpOf(secret) : undefined;
    await db('users')
      .insert({ id, account_type: role, ...names })
      .onConflict('id')
      .ignore();
    // Earlier versions made them of other people.
    await db('users').where({ email }).whereNot({ id }).update({ email: null, password_hash: null });
    await db('users')
      .where({ id })
      .update({
        email,
        password_hash: await hashPassword(password),
        email_verified_at: db.raw('coalesce(email_verified_at, app_now())'),
        terms_accepted_at: db.raw('coalesce(terms_accepted_at, app_now())'),
        closed_at: null,
        banned_at: null,
        ban_reason: null,
        suspended_until: null,
        suspension_reason: null,
        ...(totpSecret && {
          totp_secret: seal(totpSecret, secret).toString('base64'),
          totp_confirmed_at: db.raw('coalesce(totp_confirmed_at, app_now())'),
        }),
      });
    made.push({ role, email, password, ...(totpSecret && { totpSecret }) });
  }
  return made;
}
