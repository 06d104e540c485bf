import { z } from 'zod';

/** Where what people upload is kept: settings of every process and of the commands for backups. */
export const STORE_SETTINGS = {
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  S3_BUCKET: z.string().default('diyar'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
};

const Settings = z.object(STORE_SETTINGS);

/** The bucket that is configured; null: everything is kept below `DATA_DIR`. */
export const objectStoreOf = (settings: z.infer<typeof Settings>) =>
  settings.S3_ENDPOINT
    ? Object.freeze({
        endpoint: settings.S3_ENDPOINT,
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      })
    : null;
