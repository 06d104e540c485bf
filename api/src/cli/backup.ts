import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { loadBackupConfig } from '#backup/config.ts';
import { installationFiles } from '#backup/installation-files.ts';
import { reachable } from '#backup/log/reachable.ts';
import { backUp, maintainBackups } from '#backup/maintain-backups.ts';
import { listBackups } from '#backup/manifest.ts';
import { type Place, placeOf, placeToWrite } from '#backup/place.ts';

const USAGE = `usage: npm run backup                       takes a backup now, reads it back, deletes what is past BACKUP_KEEP_DAYS
       npm run backup -- --list             names what there is, oldest first, and the moments that can be restored
       npm run backup -- --scheduled        stays, takes one a day at BACKUP_HOUR (UTC), and keeps the database's log meanwhile,
                                            so that every moment can be restored (BACKUP_LOG_MINUTES=0: it does not)
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

if (values.help) console.log(USAGE);
else if (values['make-key']) await makeKey(values['make-key']);
else await main().catch(fail);

async function main(): Promise<void> {
  const config = loadBackupConfig();
  if (values.list) return list(placeOf(config));
  const place = placeToWrite(config);
  if (!config.ownerUrl) throw new Error('DATABASE_OWNER_URL is not set: a backup reads every table.');
  if (!config.recipient)
    console.error('Not sealed: BACKUP_RECIPIENT is not set, and the backup holds the secret. Keep the folder closed.');
  const db = connect(config.ownerUrl, { name: 'diyar-backup', max: 3, statementTimeout: 0 });
  const deps = { ...config, db, files: installationFiles(config), place, print };
  if (values.scheduled) {
    await maintainBackups(deps, complain);
    // The daily one may be half taken: nobody waits for it.
    process.exit();
  }
  await backUp(deps).finally(() => db.destroy());
}

function print(line: string): void {
  console.log(line);
}

async function list(place: Place): Promise<void> {
  for (const { id, isComplete } of await listBackups(place)) print(isComplete ? id : `${id}  broke off`);
  for (const { from, until } of await reachable(place))
    print(`every moment from ${from.toISOString()} to ${until.toISOString()} (restore --to)`);
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
