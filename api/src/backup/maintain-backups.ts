import { setTimeout as pause } from 'node:timers/promises';
import { type BackupDeps, createBackup } from './create-backup.ts';
import { createBase } from './log/base.ts';
import { type LogKeeper, logKeeper } from './log/keeper.ts';
import { isFounded } from './log/reachable.ts';
import { deleteOldBackups } from './retention.ts';

const DAY_MS = 86_400_000;

/** The next moment at this hour (UTC), later than now. */
export function nextRun(now: Date, hour: number): Date {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}

export interface KeepingDeps extends BackupDeps {
  retainedDays: number;
  /** Of the day, UTC. */
  hour: number;
  /** Minutes between two sendings of the log (0: it is not kept), and where it waits for them. */
  log: { minutes: number; folder: string };
}

type Complain = (error: unknown) => false;

const LATER_MS = 3_600_000;
const COPY_TRIES = 3;
const MINUTE_MS = 60_000;

/** Takes a backup, then deletes what is past its days. */
export async function backUp(deps: KeepingDeps): Promise<void> {
  const { place, dataDir, retainedDays, recipient, print } = deps;
  const id = await createBackup(deps);
  await deps
    .db('last_backup')
    .insert({ name: id })
    .onConflict('is_only')
    .merge({ name: id, finished_at: deps.db.raw('app_now()') });
  const gone = await deleteOldBackups({ place, dataDir, retainedDays, now: new Date() });
  print(`backup ${id} is complete${recipient ? ', sealed' : ''}; deleted: ${gone.length}`);
}

/** A backup a day, and the log meanwhile, until the process is asked to end; what the log holds by then is sent. */
export async function maintainBackups(deps: KeepingDeps, complain: Complain): Promise<void> {
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  const ended = new Promise<void>((resolve) =>
    ending.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const log = deps.log.minutes > 0 ? logKeeper({ ...deps, folder: deps.log.folder }) : null;
  const kept = log && maintainLog(deps, { log, signal: ending.signal, complain });
  await Promise.race([ended, createDaily(deps, { log, complain })]);
  await kept;
}

/** Never ends. A database that is away for an hour is no reason to wait for a day. */
async function createDaily(
  deps: KeepingDeps,
  { log, complain }: { log: LogKeeper | null; complain: Complain },
): Promise<never> {
  const tried = (work: () => Promise<void>) => work().then(() => true, complain);
  let isDue = log !== null && (await lacksBase(deps, log).catch(complain)) === true;
  for (;;) {
    if (!isDue) await pause(nextRun(new Date(), deps.hour).getTime() - Date.now());
    isDue = false;
    while (!(await tried(() => backUp(deps)))) await pause(LATER_MS);
    // The copy of before still serves: what stands in the way of a new one must not delay the next backup.
    for (let left = COPY_TRIES; log && left > 0 && !(await tried(() => copyCluster(deps, log))); left--)
      await pause(LATER_MS);
  }
}

/** A log is worth nothing before the first copy of its cluster, or after a hole in it. */
async function lacksBase({ place }: KeepingDeps, log: LogKeeper): Promise<boolean> {
  const { system } = await log.start();
  await log.send();
  return !(await isFounded(place, system));
}

async function copyCluster(deps: KeepingDeps, log: LogKeeper): Promise<void> {
  await log.start();
  const id = await createBase(deps);
  await log.send();
  deps.print(`copy of the cluster ${id} is complete: every moment from now on can be restored`);
}

/** Sends the log every few minutes; what failed is said once, and tried again the next time. */
export async function maintainLog(
  { log: { minutes }, print }: Pick<KeepingDeps, 'log' | 'print'>,
  { log, signal, complain }: { log: LogKeeper; signal: AbortSignal; complain: Complain },
): Promise<void> {
  let said = '';
  const send = async () => {
    try {
      await log.send();
      if (said) print('The log is kept again.');
      said = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== said) complain(error);
      said = message;
    }
  };
  while (!signal.aborted) {
    await pause(minutes * MINUTE_MS, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await send();
  }
  // Not the one that was under way when the end was asked for: it knows nothing of what came after it.
  await send();
  await log.stop();
}
