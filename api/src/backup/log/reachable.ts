import type { Place } from '../place.ts';
import { type Base, listBases } from './base.ts';
import { endOf, entriesUntil, listEntries, unbrokenLog } from './entries.ts';

/** A stretch of time of which every moment can be restored. */
export interface Reachable {
  from: Date;
  until: Date;
}

/** Every stretch, oldest first; what follows on from another is one with it. */
export async function reachable(place: Place): Promise<Reachable[]> {
  const stretches: Reachable[] = [];
  for (const { base } of await listBases(place)) {
    if (!base) continue;
    const from = new Date(base.finishedAt);
    const until = await endOf(place, (await unbrokenLog(place, base)).segments);
    if (!until || until < from) continue;
    const before = stretches.at(-1);
    if (before && before.until >= from) before.until = until;
    else stretches.push({ from, until });
  }
  return stretches;
}

/** Whether a moment of the cluster's log, as it is sent now, could be restored: a base, and no hole since. */
export async function isFounded(place: Place, system: string): Promise<boolean> {
  const base = (await listBases(place)).findLast(({ base }) => base?.system === system)?.base;
  if (!base) return false;
  const { segments, lacks } = await unbrokenLog(place, base);
  return segments.length > 0 && !lacks;
}

/**
 * The newest base before a moment, and the log from there to it.
 * @throws Error with what can be restored instead: there is no base so old, a segment is missing, or the log ends earlier
 */
export async function wayTo(place: Place, moment: Date) {
  const bases = (await listBases(place)).flatMap(({ base }) => base ?? []);
  const base = bases.findLast(({ finishedAt }) => new Date(finishedAt) <= moment);
  if (!base) throw new Error(await noBase(place, bases[0], moment));
  const { segments, histories, lacks } = await unbrokenLog(place, base);
  const log = await entriesUntil(place, segments, moment);
  if (log) return { base, log, histories };
  const end = await endOf(place, segments);
  const isReached = end && end >= new Date(base.finishedAt);
  const best = isReached ? ` It can be restored up to ${end.toISOString()}.` : '';
  const { segment } = segments.at(-1) ?? { segment: base.from };
  throw new Error(
    lacks
      ? `A part of the log is missing after ${segment}, before ${moment.toISOString()}.${best}`
      : `The log ends before ${moment.toISOString()}.${best}`,
  );
}

async function noBase(place: Place, oldest: Base | undefined, moment: Date): Promise<string> {
  if (oldest)
    return `No copy of the cluster is older than ${moment.toISOString()}: it can be restored from ${oldest.finishedAt} on.`;
  return (await listEntries(place)).length > 0
    ? 'There is a log, but no copy of the cluster that it begins with: take one with npm run backup -- --scheduled.'
    : 'No log was kept: restore a backup (npm run backup -- --list).';
}
