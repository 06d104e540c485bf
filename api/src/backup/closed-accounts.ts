import { join } from 'node:path';
import type { Db } from '@diyar/db';
import { closeAgain } from '#features/profile/index.ts';
import { folderPlace, type Place } from './place.ts';

const PREFIX = 'closed-accounts/';

/** Kept outside the database, which a restore takes back to a day before somebody left: a file for each, with the moment. */
export const closedAccountsIn = (dataDir: string): Place => folderPlace(join(dataDir, 'closed'));

/** Notes that an account was closed, in each of the places. */
export async function rememberClosed(db: Db, places: readonly Place[], { userId }: { userId: string }): Promise<void> {
  const user = await db('users').where({ id: userId }).first('closed_at');
  if (!user?.closed_at) return;
  const note = Buffer.from(JSON.stringify({ closedAt: user.closed_at.toISOString() }));
  for (const place of places) await place.put(`${PREFIX}${userId}.json`, note);
}

/** Copies the notes of the data directory to the place of the backups. */
export async function copyClosedAccounts({ dataDir, place }: { dataDir: string; place: Place }): Promise<void> {
  const here = closedAccountsIn(dataDir);
  const there = new Set(await place.list(PREFIX));
  for (const name of await here.list(PREFIX)) {
    const note = there.has(name) ? undefined : await here.get(name);
    if (note) await place.put(name, note);
  }
}

/** Closes again what a restore opened, at the moment it was closed. @returns how many */
export async function closeAccountsAgain(db: Db, authSecret: string, places: readonly Place[]): Promise<number> {
  const moments = new Map<string, Date>();
  for (const place of places) {
    for (const name of await place.list(PREFIX)) {
      const note = await place.get(name);
      const { closedAt } = JSON.parse(note?.toString('utf8') ?? '{}') as { closedAt?: string };
      if (closedAt) moments.set(name.slice(PREFIX.length, -'.json'.length), new Date(closedAt));
    }
  }
  let closed = 0;
  for (const [userId, closedAt] of moments)
    if (await closeAgain(db, { secrets: [authSecret], userId, closedAt })) closed++;
  return closed;
}

/** Of accounts that no kept backup can bring back the note goes too. */
export async function forgetClosed(place: Place, oldestBackup: Date): Promise<void> {
  for (const name of await place.list(PREFIX)) {
    const { closedAt } = JSON.parse((await place.get(name))?.toString('utf8') ?? '{}') as { closedAt?: string };
    if (closedAt && new Date(closedAt) < oldestBackup) await place.remove(name);
  }
}
