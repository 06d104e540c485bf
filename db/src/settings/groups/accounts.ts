import { z } from 'zod';
import { address, type Group, onOff, serviceAccount, text } from '../setting.ts';

/** As Meta has them. */
const templateName = z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be small letters, digits and _');
const templateLanguage = z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, 'must be like ar or en_US');

export const ACCOUNTS = {
  title: 'Accounts, mail, telephone, payments',
  settings: {
    AUTH_SECRET: {
      of: ['api', 'worker', 'backup', 'start'],
      kind: z.string().min(32),
      isRequired: true,
      isSecret: true,
      says: '32 characters or more, the same for every process; npm start keeps one in DATA_DIR',
      compose: 'required',
    },
    AUTH_SECRET_ALSO: {
      of: ['api', 'worker'],
      kind: z.string().min(32),
      isSecret: true,
      says: 'what is read with as well, for the days in which one secret follows the other; docs/operations.md',
    },
    GOOGLE_CLIENT_ID: {
      of: ['api'],
      kind: text,
      says: 'sign-in with Google; none: the buttons say that it is not configured',
    },
    GOOGLE_ISSUER: { of: ['api'], kind: text, default: 'https://accounts.google.com' },
    GOOGLE_JWKS_URL: { of: ['api'], kind: z.url(), default: 'https://www.googleapis.com/oauth2/v3/certs' },
    GOOGLE_SCRIPT_URL: {
      of: ['api'],
      kind: address,
      default: 'https://accounts.google.com/gsi/client',
      says: 'the policy of the pages allows it, and frames, calls and style beside it',
    },
    SMTP_URL: {
      of: ['api', 'worker'],
      kind: z.url({ protocol: /^smtps?$/ }),
      isSecret: true,
      says: 'smtps://user:password@host:465; none: mails are files in DATA_DIR/mail',
      compose: 'required',
    },
    MAIL_FROM: {
      of: ['api', 'worker'],
      kind: text,
      default: 'Diyar <no-reply@diyar.example>',
      compose: 'required',
    },
    MAIL_BOUNCES: {
      of: ['worker'],
      kind: z.string().regex(/^[\w.-]{1,11}@[\w.-]+$/, 'must be an address with at most 11 characters before the @'),
      says: 'bounces@host: where mail servers report to, as bounces+TOKEN@host; none: to MAIL_FROM, and the report has to show the mail',
    },
    MAIL_FEEDBACK_KEY: {
      of: ['api'],
      kind: z.string().min(16),
      isSecret: true,
      says: '16 characters or more: opens POST /api/mail/feedback, which takes those reports (docs/operations.md); none: it is not there',
    },
    MAIL_PAGE: {
      of: ['api', 'start'],
      kind: onOff,
      says: 'on: /dev/mail shows those files to everyone; by itself in development and with demo data on 127.0.0.1',
      compose: 'fixed',
    },
    PHONE_WEBHOOK_URL: {
      of: ['worker'],
      kind: address,
      says: 'gets {"phone", "text", "language"} by POST; none: codes are among the mails',
    },
    PHONE_WEBHOOK_SECRET: {
      of: ['worker'],
      kind: text,
      default: '',
      isSecret: true,
      says: 'signs it: X-Signature, hex HMAC-SHA256 of the body',
    },
    VAPID_PRIVATE_KEY: {
      of: ['api', 'worker', 'start'],
      kind: z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
      isSecret: true,
      says: 'notifications on devices (web push): 32 random bytes in base64url; none: they are not offered. npm start keeps one in DATA_DIR',
    },
    FIREBASE_SERVICE_ACCOUNT: {
      of: ['api', 'worker'],
      kind: serviceAccount,
      isSecret: true,
      says: 'notifications by Firebase Cloud Messaging as well: the JSON key file of its service account, on one line; none: by the standard alone',
    },
    FIREBASE_API_KEY: {
      of: ['api', 'worker'],
      kind: text,
      says: 'of the web app in that project; pages tell it everybody',
    },
    FIREBASE_APP_ID: {
      of: ['api', 'worker'],
      kind: z.string().regex(/^1:\d+:web:\w+$/, 'must be of a web app: 1:…:web:…'),
      says: 'the same app; the site’s VAPID key pair is imported in that project, under Web Push certificates',
    },
    FIREBASE_SEND_URL: { of: ['api', 'worker'], kind: address, default: 'https://fcm.googleapis.com' },
    TELEGRAM_BOT_TOKEN: {
      of: ['api', 'worker'],
      kind: z.string().regex(/^\d+:[\w-]{30,}$/, 'must be as BotFather gives it: 123456:ABC…'),
      isSecret: true,
      says: 'messages by a bot of Telegram, which people link in Settings; none: it is not offered. Telegram calls the bot at PUBLIC_URL, by HTTPS',
    },
    TELEGRAM_BOT_NAME: {
      of: ['api', 'worker'],
      kind: z.string().regex(/^\w{5,32}$/, 'must be the name of the bot without @'),
      says: 'name of that bot, as in t.me/NAME',
    },
    TELEGRAM_API_URL: { of: ['api', 'worker'], kind: address, default: 'https://api.telegram.org' },
    WHATSAPP_TOKEN: {
      of: ['api', 'worker'],
      kind: text,
      isSecret: true,
      says: 'messages by WhatsApp’s Cloud API, which people link in Settings: the access token of a system user; none: it is not offered. docs/operations.md says what Meta asks for',
    },
    WHATSAPP_PHONE_ID: {
      of: ['api', 'worker'],
      kind: z.string().regex(/^\d+$/, 'must be the id that Meta gave the number: digits'),
      says: 'id of the number at Meta, which is not the number',
    },
    WHATSAPP_NUMBER: {
      of: ['api', 'worker'],
      kind: z.string().regex(/^[1-9]\d{6,14}$/, 'must be the number with its country, digits alone'),
      says: 'the number itself, as in wa.me/NUMBER: 963…',
    },
    WHATSAPP_APP_SECRET: {
      of: ['api', 'worker'],
      kind: z.string().min(16),
      isSecret: true,
      says: 'of the app at Meta: signs what it posts to PUBLIC_URL/api/whatsapp/updates',
    },
    WHATSAPP_VERIFY_TOKEN: {
      of: ['api', 'worker'],
      kind: z.string().min(16),
      isSecret: true,
      says: '16 characters or more, typed in at Meta beside that address',
    },
    WHATSAPP_NEWS_TEMPLATE: {
      of: ['api', 'worker'],
      kind: templateName,
      default: 'diyar_news',
      says: 'approved template of news, with three parameters: title, text, address',
    },
    WHATSAPP_QUESTION_TEMPLATE: {
      of: ['api', 'worker'],
      kind: templateName,
      default: 'diyar_still_available',
      says: 'of “still available?”: the same three, and two quick replies, yes and no',
    },
    WHATSAPP_LANGUAGE_AR: {
      of: ['api', 'worker'],
      kind: templateLanguage,
      default: 'ar',
      says: 'language under which Meta has the Arabic templates',
    },
    WHATSAPP_LANGUAGE_EN: {
      of: ['api', 'worker'],
      kind: templateLanguage,
      default: 'en',
      says: 'and the English ones',
    },
    WHATSAPP_API_URL: {
      of: ['api', 'worker'],
      kind: address,
      default: 'https://graph.facebook.com/v25.0',
      says: 'with the version, which Meta ends after about two years',
    },
    PAYMENT_PROVIDER_URL: {
      of: ['api', 'worker'],
      kind: address,
      says: 'collects credit online besides what is paid by hand; docs/operations.md says how it speaks',
    },
    PAYMENT_PROVIDER_SECRET: {
      of: ['api', 'worker'],
      kind: z.string().min(32),
      isSecret: true,
      says: 'signs both ways, 32 characters or more',
    },
  },
} as const satisfies Group;
