import { isDatabaseAway } from '../bounded-client.ts';
import type { Db } from '../connect.ts';
import { expectRights } from './compare.ts';

interface Log {
  warn(facts: object, text: string): void;
}

/**
 * Every process's first question. Rights that are missing are logged: a process of the version before meets a newer database so. A
 * database that is away is not waited for, since pages are served without it.
 * @throws WrongRights when the application could write what only grows
 */
export async function expectRightsAtStart(db: Db, log: Log): Promise<void> {
  const missing = await expectRights(db).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, 'rights were not compared: the database is away');
    return [];
  });
  if (missing.length > 0) log.warn({ missing }, 'rights are missing: npm run db:migrate');
}
