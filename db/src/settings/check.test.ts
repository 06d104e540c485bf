import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorsHere, errorsInCompose, OF_THE_IMAGE, SERVICES } from './check.ts';
import { composeFile, interpolated } from './compose-file.ts';
import type { Group } from './setting.ts';
import { GROUPS, settingsOf } from './settings.ts';

/** Settings that no container needs, and why. */
const NOT_IN_COMPOSE: Record<string, string> = {
  MAIL_PAGE: 'reset links are for nobody else to read',
  PG_BIN: 'the image has the programs where they are looked for',
  OSMIUM: 'extracts are read where npm runs',
  MEILI_KEY: 'the backup and migrate ask no engine',
  BACKUP_LOG_DIR: 'of the services that write it',
};

const SITE = {
  DOMAIN: 'diyar.example',
  CONTACT_EMAIL: 'hello@diyar.example',
  OWNER_PASSWORD: 'owner',
  APP_PASSWORD: 'app',
  MEILI_MASTER_KEY: 'a master key of 16',
  MEILI_SEARCH_KEY: 'search',
  AUTH_SECRET: 'a secret of tests, long enough for nobody',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Diyar <no-reply@diyar.example>',
};

it.each(Object.entries(SERVICES))('the container %s gets every setting that its processes read', (name, processes) => {
  const passed = { ...OF_THE_IMAGE, ...composeFile().services[name]?.environment };
  const wanted = settingsOf(...processes).map(([setting]) => setting);
  expect(wanted.filter((setting) => !(setting in passed) && !NOT_IN_COMPOSE[setting])).toEqual([]);
});

it.each(Object.entries(SERVICES))('no secret reaches the container %s that it does not read', (name, processes) => {
  const read = new Set(settingsOf(...processes).map(([setting]) => setting));
  const secrets = GROUPS.flatMap(({ settings }: Group) => Object.entries(settings)).filter(([, row]) => row.isSecret);
  const passed = composeFile().services[name]?.environment ?? {};
  expect(secrets.map(([secret]) => secret).filter((secret) => secret in passed && !read.has(secret))).toEqual([]);
});

it('the image brings what the check takes for granted', () => {
  const dockerfile = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(OF_THE_IMAGE)) expect(dockerfile).toContain(`${name}=${value}`);
});

it.each(Object.entries(composeFile().services))('the log of %s has an end', (_, service) => {
  expect(service.logging).toMatchObject({
    options: { 'max-size': expect.any(String), 'max-file': expect.any(String) },
  });
});

it.each(Object.keys(SERVICES))(
  '%s runs without privileges, cannot get any, and writes to its volumes alone',
  (name) => {
    expect(composeFile().services[name]).toMatchObject({
      security_opt: ['no-new-privileges:true'],
      cap_drop: ['ALL'],
      read_only: true,
      mem_limit: expect.stringContaining('MEMORY'),
    });
  },
);

it('a telephone or network that nobody named reaches no container', () => {
  const { environment = {} } = composeFile().services['api-a'] ?? {};
  const shown = Object.entries(environment).filter(([name]) =>
    /^(CONTACT_PHONE|CONTACT_WHATSAPP|SOCIAL_|BUSINESS_HOURS)/.test(name),
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.map(([, text]) => interpolated(text, SITE)).join('')).toBe('');
});

it('a site whose settings are in order has no error', () => {
  expect(errorsInCompose(SITE)).toEqual([]);
});

it('the errors of all containers are said at once, in sentences', () => {
  const { DOMAIN: _, ...rest } = SITE;
  expect(errorsInCompose({ ...rest, SMTP_URL: '' }).sort()).toEqual([
    'DOMAIN must be given.',
    'SMTP_URL must be given.',
  ]);
  const wrong = {
    ...SITE,
    TRUSTED_PROXIES: 'the balancer',
    INDEXER_AUDIT_HOURS: '-1',
    S3_ENDPOINT: 'https://s3.example',
    PAYMENT_PROVIDER_URL: 'https://pay.example',
    PHONE_WEBHOOK_URL: 'https://codes.example',
    BACKUP_TO: 's3://bucket',
    FIREBASE_API_KEY: 'AIza',
    FIREBASE_APP_ID: 'the app',
  };
  const errors = errorsInCompose(wrong).join('\n');
  expect(errors).toMatch(/TRUST_PROXY=.*the balancer is wrong: must be addresses or networks/);
  expect(errors).toMatch(/INDEXER_AUDIT_HOURS=-1 is wrong/);
  expect(errors).toContain('S3_ENDPOINT is set without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY:');
  expect(errors).toContain('PAYMENT_PROVIDER_URL is set without PAYMENT_PROVIDER_SECRET:');
  expect(errors).toContain('PHONE_WEBHOOK_URL is set without PHONE_WEBHOOK_SECRET:');
  expect(errors).toContain('FIREBASE_API_KEY is set without FIREBASE_SERVICE_ACCOUNT:');
  expect(errors).toContain('FIREBASE_APP_ID=the app is wrong: must be of a web app');
  expect(errors).toContain('BACKUP_TO is set without BACKUP_S3_ENDPOINT and');
});

it('a secret that is wrong is not repeated, and mails that nobody would read are an error', () => {
  const errors = errorsHere({ AUTH_SECRET: 'too short', METRICS_KEY: 'short too' }).join('\n');
  expect(errors).toContain('AUTH_SECRET is wrong');
  expect(errors).not.toContain('too short');
  expect(errors).toContain('DATABASE_URL must be given');
  expect(errors).toContain('SMTP_URL is missing');
});
