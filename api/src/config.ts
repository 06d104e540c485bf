import { resolve } from 'node:path';
import { z } from 'zod';
import { objectStoreOf, STORE_SETTINGS } from './store-settings.ts';

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: z.string().default(''),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  MEILI_URL: z.url(),
  MEILI_KEY: z.string().default(''),
  MEILI_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]*$/)
    .default('diyar_'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AUTH_SECRET: z.string().min(32),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_ISSUER: z.string().default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com/gsi/client'),
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  CONTACT_EMAIL: z.email().default('hello@diyar.example'),
  MAIL_FROM: z.string().default('Diyar <no-reply@diyar.example>'),
  MAIL_PAGE: z.enum(['on', 'off', '']).default(''),
  PHONE_WEBHOOK_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  PHONE_WEBHOOK_SECRET: z.string().default(''),
  PAYMENT_PROVIDER_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  PAYMENT_PROVIDER_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  BRAND_AR: z.string().default('ديار'),
  BRAND_EN: z.string().default('Diyar'),
  ...STORE_SETTINGS,
  SEARCH_ENGINES: z.enum(['on', 'off', '']).default(''),
  VIEWS_WRITE_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  ADVERTISEMENTS_READ_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  METRICS_KEY: z.union([z.literal(''), z.string().min(16)]).default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.union([z.literal(''), z.coerce.number().int().min(1).max(65535)]).default(''),
  PAGE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(300),
});

export type Config = ReturnType<typeof loadConfig>;

/** The only reader of the environment in this process: everything wrong is said at once, then frozen groups are returned. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = Env.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  return Object.freeze({
    environment: e.NODE_ENV,
    http: Object.freeze({
      host: e.HOST,
      port: e.PORT,
      publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
      trustProxy: e.TRUST_PROXY === '' ? false : e.TRUST_PROXY,
      rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
      /** Pages and preview pictures drawn for one address. No limit on requests is none on pages either. */
      drawingsPerMinute: e.RATE_LIMIT_PER_MINUTE === 0 ? 0 : e.PAGE_LIMIT_PER_MINUTE,
    }),
    metrics: Object.freeze({
      /** Null: `/api/metrics` does not exist. */
      key: e.METRICS_KEY || null,
      /** Null: no port of its own. */
      listen: e.METRICS_PORT === '' ? null : Object.freeze({ host: e.METRICS_HOST, port: e.METRICS_PORT }),
    }),
    auth: Object.freeze({ secret: e.AUTH_SECRET }),
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
      smtpUrl: e.SMTP_URL || null,
      from: e.MAIL_FROM,
      // Mails that were sent can be read by anyone who opens the page: never in production unless the operator says so.
      hasPage: e.MAIL_PAGE === 'on' || (e.MAIL_PAGE === '' && e.NODE_ENV === 'development'),
    }),
    phoneWebhook: e.PHONE_WEBHOOK_URL
      ? Object.freeze({ url: e.PHONE_WEBHOOK_URL, secret: e.PHONE_WEBHOOK_SECRET })
      : null,
    /** Null: credit is paid for by hand alone. */
    paymentProvider:
      e.PAYMENT_PROVIDER_URL && e.PAYMENT_PROVIDER_SECRET
        ? Object.freeze({ url: e.PAYMENT_PROVIDER_URL, secret: e.PAYMENT_PROVIDER_SECRET })
        : null,
    /** Whether search engines may read the site; where it is developed or tried out they may not. */
    isOpenToCrawlers: e.SEARCH_ENGINES === 'on' || (e.SEARCH_ENGINES === '' && e.NODE_ENV === 'production'),
    brand: Object.freeze({ ar: e.BRAND_AR, en: e.BRAND_EN }),
    logLevel: e.LOG_LEVEL,
    database: Object.freeze({ url: e.DATABASE_URL, pool: e.DATABASE_POOL }),
    engine: Object.freeze({ url: e.MEILI_URL, key: e.MEILI_KEY, prefix: e.MEILI_PREFIX }),
    dataDir: resolve(e.DATA_DIR),
    /** Null: what people upload is kept below `dataDir`. */
    objectStore: objectStoreOf(e),
  });
}
