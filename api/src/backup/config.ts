import { join, resolve } from 'node:path';
import { readSettings } from '@diyar/db/settings';
import { objectStoreOf } from '#store-settings.ts';

export type BackupConfig = ReturnType<typeof loadBackupConfig>;

/** Where backups go, for whom they are sealed, and how long they are kept. `place` null: nowhere. */
export function loadBackupConfig(env: NodeJS.ProcessEnv = process.env) {
  const e = readSettings(['backup'], env);
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(e.BACKUP_TO) ?? [];
  return Object.freeze({
    place: !e.BACKUP_TO
      ? null
      : bucket
        ? Object.freeze({
            kind: 'bucket' as const,
            prefix,
            store: {
              endpoint: bucketAddress(e.BACKUP_S3_ENDPOINT),
              bucket,
              region: e.BACKUP_S3_REGION,
              accessKeyId: e.BACKUP_S3_ACCESS_KEY_ID,
              secretAccessKey: e.BACKUP_S3_SECRET_ACCESS_KEY,
            },
          })
        : Object.freeze({ kind: 'folder' as const, path: resolve(e.BACKUP_TO) }),
    /** Public key (age) of the operator; null: as it is, into a folder only. */
    recipient: e.BACKUP_RECIPIENT ?? null,
    retainedDays: e.BACKUP_KEEP_DAYS,
    /** Hour of the day (UTC) of the scheduled one. */
    hour: e.BACKUP_HOUR,
    /** The database's log of changes: minutes between two sendings (0: it is not kept), and where it waits for them. */
    log: Object.freeze({ minutes: e.BACKUP_LOG_MINUTES, folder: resolve(e.BACKUP_LOG_DIR || join(e.DATA_DIR, 'wal')) }),
    dataDir: resolve(e.DATA_DIR),
    /** The owner's connection: of the commands alone, never of a process that serves. */
    ownerUrl: e.DATABASE_OWNER_URL ?? '',
    authSecret: e.AUTH_SECRET,
    objectStore: objectStoreOf(e),
    pgBin: e.PG_BIN,
    path: env.PATH,
  });
}

function bucketAddress(endpoint: string | undefined): string {
  if (!endpoint)
    throw new Error('Configuration: BACKUP_TO names a bucket, and BACKUP_S3_ENDPOINT does not say where it is');
  return endpoint;
}
