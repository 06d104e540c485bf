import { hkdfSync } from 'node:crypto';
import type { Db } from '@diyar/db';
import { type Secrets, seal, unsealWithEither } from './secrets.ts';

/** Of installations whose marks are older than the table: what they were keyed by. */
const derivedFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'diyar', 'kept measure', 32));

/**
 * The key of the marks. It stays for good, sealed in the database: marks cannot be made anew of people who are gone, and so outlive
 * a new `AUTH_SECRET`. One that was sealed with a secret we do not have is left there; `npm run secrets:reseal` says so.
 */
export async function measureKey(db: Db, secrets: Secrets): Promise<Buffer> {
  const oldest = secrets.at(-1) ?? secrets[0];
  const sealed = (await sealedKey(db)) ?? (await storeKey(db, derivedFrom(oldest), secrets));
  const opened = unsealWithEither(sealed, secrets);
  return opened ? Buffer.from(opened.text, 'base64') : derivedFrom(oldest);
}

const sealedKey = async (db: Db) => (await db('measure_key').first('sealed'))?.sealed;

/** @returns the key that stands there afterwards: of several at once the first */
async function storeKey(db: Db, key: Buffer, [newest]: Secrets): Promise<Buffer> {
  const sealed = seal(key.toString('base64'), newest);
  await db('measure_key').insert({ sealed }).onConflict().ignore();
  return (await sealedKey(db)) ?? sealed;
}
