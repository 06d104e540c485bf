import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type Secrets, seal, unsealWithEither } from '#lib/auth/secrets.ts';

/** Of authenticators and of the key of the marks: sealed with the newest secret already, anew now, or with one that is not here. */
export interface Resealed {
  before: number;
  now: number;
  unreadable: number;
}

/** Seals what older secrets had sealed with the newest one. Whatever is changed meanwhile is left as it came. */
export async function reseal(db: Db, secrets: Secrets): Promise<Resealed> {
  const [newest] = secrets;
  const done: Resealed = { before: 0, now: 0, unreadable: 0 };
  const sealedAnew = (sealed: Buffer): Buffer | undefined => {
    const opened = unsealWithEither(sealed, secrets);
    if (!opened) done.unreadable++;
    else if (opened.isOfNewest) done.before++;
    else return seal(opened.text, newest);
    return undefined;
  };

  const users = await db('users').whereNotNull('totp_secret').select('id', 'totp_secret');
  for (const { id, totp_secret } of users as Pick<tables.UserRow, 'id' | 'totp_secret'>[]) {
    const anew = sealedAnew(Buffer.from(totp_secret ?? '', 'base64'));
    if (anew)
      done.now += await db('users')
        .where({ id, totp_secret })
        .update({ totp_secret: anew.toString('base64') });
  }
  for (const { sealed } of await db('measure_key').select('sealed')) {
    const anew = sealedAnew(sealed);
    if (anew) done.now += await db('measure_key').where({ sealed }).update({ sealed: anew });
  }
  return done;
}
