import { resolve } from 'node:path';
import { z } from 'zod';

const Optional = z.string().default('');
const Env = z
  .object({
    BACKUP_TO: Optional,
    BACKUP_RECIPIENT: z.union([z.literal(''), z.string().regex(/^age1[0-9a-z]{58}$/)]).default(''),
    BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
    BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
    BACKUP_S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: Optional,
    BACKUP_S3_SECRET_ACCESS_KEY: Optional,
    DATA_DIR: z.string().default('.data'),
    DATABASE_OWNER_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
    AUTH_SECRET: Optional,
    S3_ENDPOINT: Optional,
    S3_BUCKET: z.string().default('diyar'),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: Optional,
    S3_SECRET_ACCESS_KEY: Optional,
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
    dataDir: resolve(e.DATA_DIR),
    /** What only the commands have, and no process that serves: the owner's connection. */
    ownerUrl: e.DATABASE_OWNER_URL,
    authSecret: e.AUTH_SECRET,
    objectStore: e.S3_ENDPOINT
      ? Object.freeze({
          endpoint: e.S3_ENDPOINT,
          bucket: e.S3_BUCKET,
          region: e.S3_REGION,
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        })
      : null,
    pgBin: e.PG_BIN,
    path: e.PATH,
  });
}
