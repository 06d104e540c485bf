import { join, resolve } from 'node:path';
import { z } from 'zod';
import { objectStoreOf, STORE_SETTINGS } from '../store-settings.ts';

const Optional = z.string().default('');
const Env = z
  .object({
    BACKUP_TO: Optional,
    BACKUP_RECIPIENT: z.union([z.literal(''), z.string().regex(/^age1[0-9a-z]{58}$/)]).default(''),
    BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
    BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
    BACKUP_LOG_MINUTES: z.coerce.number().int().min(0).max(1440).default(5),
    BACKUP_LOG_DIR: Optional,
    BACKUP_S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: Optional,
    BACKUP_S3_SECRET_ACCESS_KEY: Optional,
    DATABASE_OWNER_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
    AUTH_SECRET: Optional,
    ...STORE_SETTINGS,
    PG_BIN: z.string().optional(),
    PATH: z.string().optional(),
  })
  .superRefine((env, context) => {
    if (!env.BACKUP_TO.startsWith('s3://')) return;
    if (env.BACKUP_S3_ENDPOINT) return;
    context.addIssue({
      code: 'custom',
      path: ['BACKUP_S3_ENDPOINT'],
      message: 'BACKUP_TO names a bucket: where is it?',
    });
  });

export type BackupConfig = ReturnType<typeof loadBackupConfig>;

/** Where backups go, for whom they are sealed, and how long they are kept. `place` null: nowhere. */
export function loadBackupConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = Env.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(e.BACKUP_TO) ?? [];
  return Object.freeze({
    place: !e.BACKUP_TO
      ? null
      : bucket
        ? Object.freeze({
            kind: 'bucket' as const,
            prefix,
            store: {
              endpoint: e.BACKUP_S3_ENDPOINT,
              bucket,
              region: e.BACKUP_S3_REGION,
              accessKeyId: e.BACKUP_S3_ACCESS_KEY_ID,
              secretAccessKey: e.BACKUP_S3_SECRET_ACCESS_KEY,
            },
          })
        : Object.freeze({ kind: 'folder' as const, path: resolve(e.BACKUP_TO) }),
    /** Public key (age) of the operator; null: as it is, into a folder only. */
    recipient: e.BACKUP_RECIPIENT || null,
    keepDays: e.BACKUP_KEEP_DAYS,
    /** Hour of the day (UTC) of the scheduled one. */
    hour: e.BACKUP_HOUR,
    /** The database's log of changes: minutes between two sendings (0: it is not kept), and where it waits for them. */
    log: Object.freeze({ minutes: e.BACKUP_LOG_MINUTES, folder: resolve(e.BACKUP_LOG_DIR || join(e.DATA_DIR, 'wal')) }),
    dataDir: resolve(e.DATA_DIR),
    /** The owner's connection: of the commands alone, never of a process that serves. */
    ownerUrl: e.DATABASE_OWNER_URL,
    authSecret: e.AUTH_SECRET,
    objectStore: objectStoreOf(e),
    pgBin: e.PG_BIN,
    path: e.PATH,
  });
}
