import { createHmac } from 'node:crypto';
import { isSame } from '#lib/auth/secrets.ts';

/** Whether a webhook's header signs these bytes with the app's secret. */
export const isFromMeta = (appSecret: string, body: Buffer | undefined, header: unknown): boolean =>
  body !== undefined &&
  typeof header === 'string' &&
  isSame(header, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
