import { resolve } from 'node:path';
import { readSettings } from '@diyar/db/settings';
import { firebaseOf } from './firebase-settings.ts';
import type { Secrets } from './lib/auth/secrets.ts';
import { publicKeyOf } from './lib/p256.ts';
import { objectStoreOf } from './store-settings.ts';
import { whatsappOf } from './whatsapp-settings.ts';

export type Config = ReturnType<typeof loadConfig>;

/** The only reader of the environment in this process: everything wrong is said at once, then frozen groups are returned. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const e = readSettings(['api', 'worker'], env);
  return Object.freeze({
    environment: e.NODE_ENV,
    http: Object.freeze({
      host: e.HOST,
      port: e.PORT,
      publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
      trustProxy: e.TRUST_PROXY ?? false,
      rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
      /** Pages and preview pictures drawn for one address. No limit on requests is none on pages either. */
      drawingsPerMinute: e.RATE_LIMIT_PER_MINUTE === 0 ? 0 : e.PAGE_LIMIT_PER_MINUTE,
      liveStreams: e.LIVE_STREAMS,
      drainMs: e.DRAIN_SECONDS * 1_000,
    }),
    /** Of everybody behind one address, 0 for none; the last three of all people together. */
    limits: Object.freeze({
      signIns: e.ADDRESS_SIGN_INS,
      mails: e.ADDRESS_MAILS,
      registrations: e.ADDRESS_REGISTRATIONS,
      reveals: e.ADDRESS_REVEALS,
      enquiries: e.ADDRESS_ENQUIRIES,
      messages: e.ADDRESS_MESSAGES,
      codes: e.ADDRESS_CODES,
      codesHome: e.CODES_HOME,
      codesPerCountry: e.CODES_COUNTRY,
      codesAbroad: e.CODES_ABROAD,
    }),
    metrics: Object.freeze({
      /** Null: `/api/metrics` does not exist. */
      key: e.METRICS_KEY ?? null,
      /** Null: no port of its own. */
      listen: e.METRICS_PORT === undefined ? null : Object.freeze({ host: e.METRICS_HOST, port: e.METRICS_PORT }),
      worker:
        e.WORKER_METRICS_PORT === undefined
          ? null
          : Object.freeze({ host: e.METRICS_HOST, port: e.WORKER_METRICS_PORT }),
    }),
    auth: Object.freeze({
      secret: e.AUTH_SECRET,
      /** Everything is read with each, and signed and sealed with `secret`, the first. */
      secrets: Object.freeze([e.AUTH_SECRET, ...(e.AUTH_SECRET_ALSO ? [e.AUTH_SECRET_ALSO] : [])]) as Secrets,
    }),
    /** Null: nobody can sign in with Google. */
    google: e.GOOGLE_CLIENT_ID
      ? Object.freeze({
          clientId: e.GOOGLE_CLIENT_ID,
          issuer: e.GOOGLE_ISSUER,
          jwksUrl: e.GOOGLE_JWKS_URL,
          scriptUrl: e.GOOGLE_SCRIPT_URL,
        })
      : null,
    views: Object.freeze({ writeEveryMs: e.VIEWS_WRITE_EVERY_MS }),
    advertisements: Object.freeze({ readEveryMs: e.ADVERTISEMENTS_READ_EVERY_MS }),
    /** Where visitors' messages go. */
    contact: Object.freeze({ email: e.CONTACT_EMAIL }),
    mail: Object.freeze({
      smtpUrl: e.SMTP_URL ?? null,
      from: e.MAIL_FROM,
      /** Null: bounces go to `from`. */
      bounces: e.MAIL_BOUNCES ?? null,
      /** Null: nobody hands reports in, `/api/mail/feedback` does not exist. */
      feedbackKey: e.MAIL_FEEDBACK_KEY ?? null,
      // Mails that were sent can be read by anyone who opens the page: never in production unless the operator says so.
      hasPage: e.MAIL_PAGE === 'on' || (e.MAIL_PAGE === undefined && e.NODE_ENV === 'development'),
    }),
    phoneWebhook: e.PHONE_WEBHOOK_URL
      ? Object.freeze({ url: e.PHONE_WEBHOOK_URL, secret: e.PHONE_WEBHOOK_SECRET })
      : null,
    /** Null: no device is told anything. `local`: a test's own service may be sent to. */
    push: e.VAPID_PRIVATE_KEY
      ? Object.freeze({
          privateKey: e.VAPID_PRIVATE_KEY,
          publicKey: publicKeyOf(e.VAPID_PRIVATE_KEY),
          subject: `mailto:${e.CONTACT_EMAIL}`,
          local: e.NODE_ENV === 'test',
          firebase: firebaseOf(e),
        })
      : null,
    /** Null: there is no bot. */
    telegram:
      e.TELEGRAM_BOT_TOKEN && e.TELEGRAM_BOT_NAME
        ? Object.freeze({ token: e.TELEGRAM_BOT_TOKEN, bot: e.TELEGRAM_BOT_NAME, apiUrl: e.TELEGRAM_API_URL })
        : null,
    whatsapp: whatsappOf(e),
    /** Null: credit is paid for by hand alone. */
    paymentProvider:
      e.PAYMENT_PROVIDER_URL && e.PAYMENT_PROVIDER_SECRET
        ? Object.freeze({ url: e.PAYMENT_PROVIDER_URL, secret: e.PAYMENT_PROVIDER_SECRET })
        : null,
    /** Whether search engines may read the site; where it is developed or tried out they may not. */
    isOpenToCrawlers: e.SEARCH_ENGINES === 'on' || (e.SEARCH_ENGINES === undefined && e.NODE_ENV === 'production'),
    brand: Object.freeze({ ar: e.BRAND_AR, en: e.BRAND_EN }),
    logLevel: e.LOG_LEVEL,
    database: Object.freeze({ ...addressesOf(e), pool: e.DATABASE_POOL }),
    engine: Object.freeze({ url: e.MEILI_URL, key: e.MEILI_KEY, prefix: e.MEILI_PREFIX }),
    dataDir: resolve(e.DATA_DIR),
    /** Null: what people upload is kept below `dataDir`. */
    objectStore: objectStoreOf(e),
  });
}

/** `url`: PostgreSQL itself, for whatever needs a session; `pooled`: what answers visitors, null where that is the same. */
function addressesOf({ DATABASE_URL: url, DATABASE_SESSION_URL: session }: Addresses) {
  return session && session !== url ? { url: session, pooled: url } : { url, pooled: null };
}
type Addresses = { DATABASE_URL: string; DATABASE_SESSION_URL?: string | undefined };
