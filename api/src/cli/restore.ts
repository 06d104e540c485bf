import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { loadBackupConfig } from '#backup/config.ts';
import { installationFiles } from '#backup/installation-files.ts';
import { momentIn, restoreMoment } from '#backup/log/restore-moment.ts';
import { placeOf } from '#backup/place.ts';
import { chosenBackup, type RestoreDeps, restoreBackup } from '#backup/restore-backup.ts';

const USAGE = `usage: npm run restore -- --yes [--identity FILE] [BACKUP]
       npm run restore -- --yes [--identity FILE] --to 2026-11-26T14:03:00+03:00

Puts the newest backup of BACKUP_TO, or the one named (npm run backup -- --list), in the place of what this installation holds:
database, images, videos, documents and the secret. Stop the site first. --identity: the private key of a sealed backup.
--to: the database as it was at that moment, from the log that npm run backup -- --scheduled keeps.`;

const { values, positionals } = parseArgs({
  options: { identity: { type: 'string' }, yes: { type: 'boolean' }, to: { type: 'string' } },
  allowPositionals: true,
});

try {
  if (!values.yes) throw new Error(USAGE);
  const config = loadBackupConfig();
  if (!config.ownerUrl) throw new Error('DATABASE_OWNER_URL is not set: a restore makes every table anew.');
  const place = placeOf(config);
  const { ownerUrl, pgBin, path, dataDir } = config;
  if (values.to && positionals[0]) throw new Error('Either a backup or a moment (--to).');
  const moment = values.to ? momentIn(values.to, new Date()) : null;
  const identity = values.identity ? identityIn(values.identity) : null;
  const db = connect(ownerUrl, { name: 'diyar-restore', max: 3, statementTimeout: 0 });
  try {
    const files = installationFiles(config);
    const print = (line: string) => console.log(line);
    const deps = { ownerUrl, pgBin, path, db, files, dataDir, place, identity, print };
    const { authSecret, name } = moment
      ? { ...(await restoreMoment(deps, moment)), name: moment.toISOString() }
      : await restoreNamed(deps, positionals[0]);
    storeSecret(dataDir, { given: config.authSecret, restored: authSecret });
    console.log(
      `restored ${name}. The search index is rebuilt when the site starts; then: npm run sitemap:build -- --full`,
    );
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function restoreNamed(deps: RestoreDeps, wanted: string | undefined) {
  const id = await chosenBackup(deps.place, wanted);
  return { ...(await restoreBackup(deps, id)), name: id };
}

function identityIn(file: string): string {
  const found = /^AGE-SECRET-KEY-1\w+$/m.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} holds no AGE-SECRET-KEY.`);
  return found[0];
}

/** `npm start` keeps the secret itself; elsewhere it is a setting, which the operator changes. */
function storeSecret(dataDir: string, { given, restored }: { given: string; restored: string }): void {
  if (given === restored) return;
  const state = join(dataDir, 'state.json');
  const known = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : undefined;
  if (known?.authSecret === given) {
    replace(state, `${JSON.stringify({ ...known, authSecret: restored }, null, 2)}\n`);
    return;
  }
  const file = join(dataDir, 'restored-secret');
  replace(file, `${restored}\n`);
  console.log(`AUTH_SECRET is another than the backup's, which is in ${file}: set it, or authenticators are useless.`);
}

function replace(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
