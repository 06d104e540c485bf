import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type BackupConfig, loadBackupConfig } from '../backup/config.ts';
import { installationFiles } from '../backup/installation-files.ts';
import { listBackups } from '../backup/manifest.ts';
import { type Place, placeOf, placeToWrite } from '../backup/place.ts';
import { deleteOldBackups } from '../backup/retention.ts';
import { nextRun } from '../backup/schedule.ts';
import { takeBackup } from '../backup/take-backup.ts';

const USAGE = `usage: npm run backup                       takes a backup now, reads it back, deletes what is past BACKUP_KEEP_DAYS
       npm run backup -- --list             names what there is, oldest first
       npm run backup -- --scheduled        stays, and takes one a day at BACKUP_HOUR (UTC)
       npm run backup -- --make-key FILE    writes a private key, and prints the public one for BACKUP_RECIPIENT

To BACKUP_TO: a folder, or s3://bucket/prefix. Keep the private key where the server is not: without it a sealed backup is lost.`;

const { values } = parseArgs({
  options: {
    once: { type: 'boolean' },
    list: { type: 'boolean' },
    scheduled: { type: 'boolean' },
    'make-key': { type: 'string' },
    help: { type: 'boolean' },
  },
});
const LATER_MS = 3_600_000;

if (values.help) console.log(USAGE);
else if (values['make-key']) await makeKey(values['make-key']);
else await main().catch(fail);

async function main(): Promise<void> {
  const config = loadBackupConfig();
  if (values.list) {
    for (const { id, isComplete } of await listBackups(placeOf(config)))
      console.log(isComplete ? id : `${id}  broke off`);
    return;
  }
  const place = placeToWrite(config);
  if (!config.ownerUrl) throw new Error('DATABASE_OWNER_URL is not set: a backup reads every table.');
  if (!config.recipient)
    console.error('Not sealed: BACKUP_RECIPIENT is not set, and the backup holds the secret. Keep the folder closed.');
  const run = () => takeOne(config, place);
  if (!values.scheduled) return run();
  for (;;) {
    const wait = nextRun(new Date(), config.hour).getTime() - Date.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    // A database that is away for an hour is no reason to wait for a day.
    while (!(await run().then(() => true, complain))) await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  }
}

async function takeOne(config: BackupConfig, place: Place): Promise<void> {
  const { ownerUrl, pgBin, path, dataDir, authSecret, recipient, keepDays } = config;
  const db = connect(ownerUrl, { name: 'diyar-backup', max: 2, statementTimeout: 0 });
  try {
    const files = installationFiles(config);
    const say = (line: string) => console.log(line);
    const id = await takeBackup({ ownerUrl, pgBin, path, db, files, dataDir, authSecret, place, recipient, say });
    const gone = await deleteOldBackups({ place, dataDir, keepDays, now: new Date() });
    console.log(`backup ${id} is complete${recipient ? ', sealed' : ''}; deleted: ${gone.length}`);
  } finally {
    await db.destroy();
  }
}

async function makeKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  writeFileSync(file, `${identity}\n`, { flag: 'wx', mode: 0o600 });
  console.log(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
}

function complain(error: unknown): false {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  return false;
}

function fail(error: unknown): void {
  complain(error);
  process.exitCode = 1;
}
