import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { connect } from '@diyar/db';
import { countRows, dump } from '../database.ts';
import { listBackups, type Manifest, readManifest, timeOfId } from '../manifest.ts';
import type { Place } from '../place.ts';
import { expectNobody, putInPlace, type RestoreDeps, secretOf } from '../restore-backup.ts';
import { type Base, openBase } from './base.ts';
import { openEntry, readEntry } from './entries.ts';
import { wayTo } from './reachable.ts';
import { type Account, atMoment, clusterFolder, serverAccount, serverProgram, writeOwn } from './temporary-server.ts';

/** A moment as it is typed, with its distance from UTC: `2026-11-26T14:03:00+03:00`. @throws Error when it is none, or is to come */
export function momentIn(text: string, now: Date): Date {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new Error(`"${text}" is no moment: write it as 2026-11-26T14:03:00+03:00, with the distance from UTC.`);
  if (moment > now) throw new Error(`${text} is still to come.`);
  return moment;
}

/**
 * Puts the database as it was at a moment in the place of what an installation holds: a copy of the cluster and the log since are
 * played in a server of their own, whose database then goes the way of every restore. Files are those of the backups around it.
 * @throws Error when the log does not lead there, or another version of PostgreSQL is needed; what was there is then still there
 */
export async function restoreMoment(deps: RestoreDeps, moment: Date): Promise<{ authSecret: string }> {
  await expectNobody(deps.db);
  const { base, log, histories } = await wayTo(deps.place, moment);
  const program = serverProgram(base.major, deps);
  const files = await backupsAround(deps.place, moment);
  const [nearest] = files;
  if (!nearest) throw new Error('There is no complete backup, which files and AUTH_SECRET are taken from.');
  const authSecret = await secretOf(deps, nearest);
  const account = serverAccount();
  const data = await clusterFolder(deps.dataDir, account);
  try {
    await unpack(deps, base, data, account);
    const known = histories.map(async (named) => ({
      segment: named.segment,
      entry: await readEntry(deps.place, named),
    }));
    for (const { segment, entry } of [...(await Promise.all(known)), ...log]) {
      if (entry) await writeOwn(join(data, 'pg_wal', segment), openEntry(deps.place, entry, deps.identity), account);
    }
    deps.print(`copy of ${base.takenAt}, and ${log.length} segments of the log`);
    const { database, role } = base;
    await atMoment(deps, { program, account, data, moment, database, role }, async (ownerUrl) => {
      const then = connect(ownerUrl, { name: 'diyar-restore', max: 1, statementTimeout: 0 });
      const counts = await countRows(then).finally(() => then.destroy());
      const dumped = dump({ ...deps, ownerUrl });
      await putInPlace(deps, { takenAt: moment.toISOString(), counts, dumped, authSecret, files });
    });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  return { authSecret };
}

/** The complete backup before a moment, and the one after it: what was removed and what was added in between. */
async function backupsAround(place: Place, moment: Date): Promise<Manifest[]> {
  const complete = (await listBackups(place)).filter(({ isComplete }) => isComplete);
  const before = complete.findLast(({ id }) => timeOfId(id) <= moment.getTime());
  const after = complete.find(({ id }) => timeOfId(id) > moment.getTime());
  return Promise.all([before, after].flatMap((backup) => (backup ? readManifest(place, backup.id) : [])));
}

async function unpack(
  { place, identity, path }: RestoreDeps,
  base: Base,
  data: string,
  account: Account,
): Promise<void> {
  const tar = spawn('tar', ['--extract', '--file=-', '--no-same-owner', `--directory=${data}`], {
    ...account,
    cwd: data,
    env: { PATH: path, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  tar.stderr.on('data', (bytes) => {
    complaint = (complaint + bytes).slice(-500);
  });
  const ended = once(tar, 'close');
  await Promise.all([ended, pipeline(openBase(place, base, identity), tar.stdin)]);
  if (tar.exitCode !== 0) throw new Error(`The copy of the cluster could not be unpacked: ${complaint.trim()}`);
}
