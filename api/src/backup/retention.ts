import { closedAccountsIn, forgetClosed } from './closed-accounts.ts';
import { deleteOldLog } from './log/log-retention.ts';
import { listBackups, readManifest, timeOfId } from './manifest.ts';
import type { Place } from './place.ts';
import { open, textOf } from './stored.ts';

const DAY_MS = 86_400_000;

interface Kept {
  place: Place;
  dataDir: string;
  retainedDays: number;
  now: Date;
}

/**
 * Deletes backups that are past their days, what killed runs left, contents that no kept backup needs, and the log likewise. The newest complete one
 * stays, whatever its age: a schedule that stopped must not end with none.
 * @returns the names of the backups that went
 */
export async function deleteOldBackups({ place, dataDir, retainedDays, now }: Kept): Promise<string[]> {
  const backups = await listBackups(place);
  const newest = backups.findLast(({ isComplete }) => isComplete)?.id;
  const isOld = (id: string, days: number) => timeOfId(id) < now.getTime() - days * DAY_MS;
  const going = backups.filter(({ id, isComplete }) => id !== newest && isOld(id, isComplete ? retainedDays : 1));
  // The manifest first: half a backup must not look whole.
  for (const { names } of going) for (const name of names.toSorted(manifestFirst)) await place.remove(name);

  const needed = new Set<string>();
  const staying = backups.filter((backup) => !going.includes(backup));
  const complete = staying.filter(({ isComplete }) => isComplete);
  for (const { id } of complete) {
    const { contents } = await readManifest(place, id);
    for (const name of (await textOf(open(place, contents, null))).split('\n')) needed.add(name);
  }
  // One that is under way has stored contents that no list names yet.
  if (staying.length === complete.length) {
    for (const name of await place.list('contents/')) {
      if (!needed.has(name.replace(/\.\d{4}$/, ''))) await place.remove(name);
    }
  }
  const oldestBase = await deleteOldLog(place, { retainedDays, now });
  const oldest = complete[0];
  if (oldest) {
    const since = new Date(Math.min(timeOfId(oldest.id), oldestBase?.getTime() ?? Number.POSITIVE_INFINITY));
    for (const notes of [place, closedAccountsIn(dataDir)]) await forgetClosed(notes, since);
  }
  return going.map(({ id }) => id);
}

const manifestFirst = (a: string, b: string) =>
  Number(b.endsWith('manifest.json')) - Number(a.endsWith('manifest.json'));
