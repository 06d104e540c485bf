import { z } from 'zod';
import { address, type Group, text, whole } from '../setting.ts';

export const BACKUPS = {
  title: 'Backups: database, photos, videos, papers and AUTH_SECRET; docs/operations.md',
  settings: {
    BACKUP_TO: {
      of: ['worker', 'backup', 'start'],
      kind: text,
      default: '',
      says: 'a folder, or s3://bucket/prefix; set, it is also taken daily (compose: /backups, a volume)',
      compose: { default: '/backups' },
    },
    BACKUP_RECIPIENT: {
      of: ['worker', 'backup'],
      kind: z.string().regex(/^age1[0-9a-z]{58}$/),
      says: 'age1…: the public key of `npm run backup -- --make-key FILE`; a bucket needs one',
    },
    BACKUP_KEEP_DAYS: {
      of: ['worker', 'backup'],
      kind: whole(1, 3650),
      default: '30',
      says: 'older ones are deleted, but never the newest',
    },
    BACKUP_HOUR: { of: ['worker', 'backup'], kind: whole(0, 23), default: '2', says: 'of the daily one, UTC' },
    BACKUP_LOG_MINUTES: {
      of: ['worker', 'backup'],
      kind: whole(0, 1440),
      default: '5',
      says: "how often the database's log is sent there: the worst loss of rows; 0: it is not kept",
    },
    BACKUP_LOG_DIR: {
      of: ['worker', 'backup'],
      kind: text,
      says: 'where it waits; default: DATA_DIR/wal',
      compose: 'fixed',
    },
    BACKUP_S3_ENDPOINT: { of: ['worker', 'backup'], kind: address, says: 'https://…: where the bucket is' },
    BACKUP_S3_REGION: { of: ['worker', 'backup'], kind: text, default: 'us-east-1' },
    BACKUP_S3_ACCESS_KEY_ID: { of: ['worker', 'backup'], kind: text, default: '', isSecret: true },
    BACKUP_S3_SECRET_ACCESS_KEY: { of: ['worker', 'backup'], kind: text, default: '', isSecret: true },
  },
} as const satisfies Group;

export const STORE = {
  title: 'Photos and videos: in DATA_DIR, or in an S3-compatible store for several servers',
  settings: {
    S3_ENDPOINT: {
      of: ['api', 'worker', 'backup'],
      kind: address,
      says: 'https://s3.example.org; the bucket must exist, addressed by path',
    },
    S3_BUCKET: { of: ['api', 'worker', 'backup'], kind: text, default: 'diyar' },
    S3_REGION: { of: ['api', 'worker', 'backup'], kind: text, default: 'us-east-1' },
    S3_ACCESS_KEY_ID: { of: ['api', 'worker', 'backup'], kind: text, default: '', isSecret: true },
    S3_SECRET_ACCESS_KEY: { of: ['api', 'worker', 'backup'], kind: text, default: '', isSecret: true },
  },
} as const satisfies Group;
