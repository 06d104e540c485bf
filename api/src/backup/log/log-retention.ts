import { timeOfId } from '../manifest.ts';
import type { Place } from '../place.ts';
import { listBases } from './base.ts';
import { listEntries, readEntry, removeEntry } from './entries.ts';
import { isSegment, orderOf } from './segments.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes copies of the cluster that are past their days or broke off a day ago, and every segment of the log that no kept one begins
 * with. The newest complete one stays. Of a cluster without any, the log stays for its days.
 * @returns when the oldest that stays was taken
 */
export async function deleteOldLog(
  place: Place,
  { retainedDays, now }: { retainedDays: number; now: Date },
): Promise<Date | undefined> {
  const bases = await listBases(place);
  const newest = bases.findLast(({ base }) => base)?.id;
  const isOld = (id: string, days: number) => timeOfId(id) < now.getTime() - days * DAY_MS;
  const going = bases.filter(({ id, base }) => id !== newest && isOld(id, base ? retainedDays : 1));
  for (const { names } of going) {
    // The manifest first: half a copy must not look whole.
    for (const name of names.toSorted((a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json'))))
      await place.remove(name);
  }
  const staying = bases.filter((base) => !going.includes(base)).flatMap(({ base }) => base ?? []);
  for (const named of await listEntries(place)) {
    const first = staying.find(({ system }) => system === named.system);
    const isNeeded = first
      ? !isSegment(named.segment) ||
        orderOf(named.segment, first.segmentBytes) >= orderOf(first.from, first.segmentBytes)
      : new Date((await readEntry(place, named))?.sentAt ?? now) >= new Date(now.getTime() - retainedDays * DAY_MS);
    if (!isNeeded) await removeEntry(place, named);
  }
  return staying[0] && new Date(staying[0].takenAt);
}
