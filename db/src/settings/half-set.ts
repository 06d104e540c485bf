import type { Process } from './setting.ts';
import { settingsOf } from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** Settings that only mean something together. */
interface Bundle {
  /** The setting that switches it on, and the value with which it does. */
  on: string;
  when?: (value: unknown) => boolean;
  needs: readonly string[];
  /** The harm without them. */
  otherwise: string;
}

const WHATSAPP = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_NUMBER',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
];

const BUNDLES: readonly Bundle[] = [
  {
    on: 'S3_ENDPOINT',
    needs: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    otherwise: 'no photo could be kept in that store',
  },
  { on: 'S3_ACCESS_KEY_ID', needs: ['S3_ENDPOINT'], otherwise: 'photos would stay on this disk' },
  {
    on: 'BACKUP_TO',
    when: (value) => String(value).startsWith('s3://'),
    needs: ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_RECIPIENT'],
    otherwise: 'no backup could be written to that bucket',
  },
  {
    on: 'PAYMENT_PROVIDER_URL',
    needs: ['PAYMENT_PROVIDER_SECRET'],
    otherwise: 'online payments would be off without a word',
  },
  {
    on: 'PAYMENT_PROVIDER_SECRET',
    needs: ['PAYMENT_PROVIDER_URL'],
    otherwise: 'online payments would be off without a word',
  },
  {
    on: 'PHONE_WEBHOOK_URL',
    needs: ['PHONE_WEBHOOK_SECRET'],
    otherwise: 'anybody could pass telephone codes off as ours',
  },
  {
    on: 'FIREBASE_SERVICE_ACCOUNT',
    needs: ['FIREBASE_API_KEY', 'FIREBASE_APP_ID', 'VAPID_PRIVATE_KEY'],
    otherwise: 'no browser could be registered at Firebase',
  },
  {
    on: 'FIREBASE_API_KEY',
    needs: ['FIREBASE_SERVICE_ACCOUNT'],
    otherwise: 'nothing could be sent by Firebase',
  },
  {
    on: 'FIREBASE_APP_ID',
    needs: ['FIREBASE_SERVICE_ACCOUNT'],
    otherwise: 'nothing could be sent by Firebase',
  },
  { on: 'TELEGRAM_BOT_TOKEN', needs: ['TELEGRAM_BOT_NAME'], otherwise: 'nobody could be led to the bot' },
  { on: 'TELEGRAM_BOT_NAME', needs: ['TELEGRAM_BOT_TOKEN'], otherwise: 'the bot could say nothing' },
  ...WHATSAPP.map((on) => ({
    on,
    needs: WHATSAPP.filter((name) => name !== on),
    otherwise: 'WhatsApp would be off without a word',
  })),
  {
    on: 'ANDROID_PACKAGE',
    needs: ['ANDROID_FINGERPRINTS'],
    otherwise: 'the app would show a browser’s bar',
  },
  {
    on: 'ANDROID_FINGERPRINTS',
    needs: ['ANDROID_PACKAGE'],
    otherwise: 'nobody would know whose keys they are',
  },
  {
    on: 'MAP_IMAGERY_TILES',
    needs: ['MAP_IMAGERY_ATTRIBUTION'],
    otherwise: 'whose pictures they are would not be said',
  },
];

/** Settings that are set while others which they need are not, one sentence each. */
export function halfSet(processes: readonly Process[], values: Values): string[] {
  const read = new Set(settingsOf(...processes).map(([name]) => name));
  return BUNDLES.flatMap(({ on, when = Boolean, needs, otherwise }) => {
    const missing = needs.filter((name) => !values[name]);
    // A process that does not read the switch has nothing to say about it.
    if (!read.has(on) || !values[on] || !when(values[on]) || missing.length === 0) return [];
    return [`${on} is set without ${missing.join(' and ')}: ${otherwise}.`];
  });
}
