import { createHmac } from 'node:crypto';
import { enqueue } from '#jobs/enqueue.ts';
import type { JobDeps } from '#jobs/job-deps.ts';
import { isSame, type Secrets } from '#lib/auth/secrets.ts';
import { callTelegram } from '../../chats/index.ts';
import { ALLOWED_UPDATES } from './update.ts';

/** Secret that Telegram shows with each update: only it was told. */
const webhookSecret = (secret: string): string =>
  createHmac('sha256', secret).update('telegram updates').digest('base64url');

export const isFromTelegram = (secrets: Secrets, shown: string): boolean =>
  secrets.some((secret) => isSame(webhookSecret(secret), shown));

export interface BotCall {
  method: string;
  body: Record<string, unknown>;
}

/** A call that nobody waits for; put off by the machine's clock, as the queue goes. @throws where Telegram is unwell */
export async function callBot({ db, config }: JobDeps, payload: BotCall): Promise<void> {
  if (!config.telegram) return;
  const outcome = await callTelegram(config.telegram, payload.method, payload.body);
  if (outcome === 'again') throw new Error('Telegram is unwell');
  if (typeof outcome === 'object' && 'laterSeconds' in outcome)
    await enqueue(db, 'telegram_call', payload, outcome.laterSeconds * 1_000);
}

/** Tells Telegram where updates go, and the secret to show there. @throws where it did not take it */
export async function registerWebhook({ config }: JobDeps): Promise<void> {
  if (!config.telegram) return;
  const outcome = await callTelegram(config.telegram, 'setWebhook', {
    url: `${config.http.publicUrl}/api/telegram/updates`,
    secret_token: webhookSecret(config.auth.secret),
    allowed_updates: ALLOWED_UPDATES,
  });
  if (outcome !== 'sent') throw new Error(`Telegram took no address for updates: ${JSON.stringify(outcome)}`);
}
