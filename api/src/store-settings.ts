import type { readSettings } from '@diyar/db/settings';

type Settings = ReturnType<typeof readSettings<'backup'>>;

/** The bucket that is configured; null: everything is kept below `DATA_DIR`. */
export const objectStoreOf = (settings: Pick<Settings, Extract<keyof Settings, `S3_${string}`>>) =>
  settings.S3_ENDPOINT
    ? Object.freeze({
        endpoint: settings.S3_ENDPOINT,
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      })
    : null;
