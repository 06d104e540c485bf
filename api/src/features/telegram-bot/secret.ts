import { createHmac } from 'node:crypto';
import { isSame, type Secrets } from '#lib/auth/secrets.ts';

/** Secret that Telegram shows with each update: only it was told. */
export const webhookSecret = (secret: string): string =>
  createHmac('sha256', secret).update('telegram updates').digest('base64url');

export const isFromTelegram = (secrets: Secrets, shown: string): boolean =>
  secrets.some((secret) => isSame(webhookSecret(secret), shown));
