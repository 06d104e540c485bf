import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '#config.ts';
import type { RenderedMail } from './mail-content.ts';
import { mailboxToken } from './mailbox-token.ts';

export interface Mail extends RenderedMail {
  to: string;
  /** Where an answer goes instead of to us. */
  replyTo?: string;
  /** The account whose address it goes to: a report on it that comes back later says so (`mailbox-token.ts`). */
  account?: string;
  /** Of a mail that may be sent twice when a worker dies between sending and noting it: mailboxes keep one of the two. */
  messageId?: string;
  /** The address of the one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
}
export interface Mailer {
  /** Resolves when the mail is handed over, or was refused for good. @throws when it could not be: the job tries again */
  send(mail: Mail): Promise<undefined | 'refused'>;
  close(): void;
}

/** The same for every try of the same mail. */
export const messageId = (kind: string, id: string, publicUrl: string): string =>
  `<${kind}.${id}@${new URL(publicUrl).hostname}>`;

type Site = Pick<Config, 'mail' | 'dataDir' | 'auth' | 'http'>;

/** With what names its account to whoever reports on it: the Message-ID, and the mailbox that bounces go to where there is one. */
function traceable({ account, ...letter }: Mail, { mail, auth, http }: Site) {
  if (!account) return letter;
  const token = mailboxToken(auth.secret, { userId: account, email: letter.to });
  const id = letter.messageId ?? messageId('mail', randomUUID(), http.publicUrl);
  return {
    ...letter,
    messageId: id.replace('@', `.${token}@`),
    ...(mail.bounces && { envelope: { from: mail.bounces.replace('@', `+${token}@`), to: letter.to } }),
  };
}

/** Sends through the operator's server, or writes files where there is none, dated by `now`: retention goes by the site's clock. */
export function createMailer(site: Site, now: () => Date | Promise<Date> = () => new Date()): Mailer {
  const { mail, dataDir } = site;
  if (!mail.smtpUrl)
    return {
      send: async (letter) => {
        await storeMail(dataDir, traceable(letter, site), await now());
        return undefined;
      },
      close: () => {},
    };
  const transport = nodemailer.createTransport(
    { url: mail.smtpUrl, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from: mail.from },
  );
  return {
    send: async (letter) => {
      const { unsubscribe, ...sent } = traceable(letter, site);
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && unsubscription(unsubscribe)) };
      await transport.sendMail({ ...sent, headers });
      return undefined;
    },
    close: () => transport.close(),
  };
}

const unsubscription = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export interface KeptMail extends Mail {
  id: string;
  at: string;
}
const ID = /^\d{13}-[0-9a-f-]{36}$/;
const folder = (dataDir: string) => join(dataDir, 'mail');

/** A file each, named by time, visible when it is whole. */
export async function storeMail(dataDir: string, mail: Mail, at = new Date()): Promise<void> {
  await mkdir(folder(dataDir), { recursive: true, mode: 0o700 });
  const id = `${at.getTime()}-${randomUUID()}`;
  const path = join(folder(dataDir), `${id}.json`);
  await writeFile(`${path}.part`, JSON.stringify({ id, at: at.toISOString(), ...mail }), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Newest first. */
export async function storedMails(dataDir: string, limit = 200): Promise<KeptMail[]> {
  const names = await readdir(folder(dataDir)).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .filter((id) => ID.test(id));
  const newest = ids.sort().reverse().slice(0, limit);
  return Promise.all(newest.map(async (id) => JSON.parse(await readFile(join(folder(dataDir), `${id}.json`), 'utf8'))));
}

export async function storedMail(dataDir: string, id: string): Promise<KeptMail | undefined> {
  if (!ID.test(id)) return undefined;
  const text = await readFile(join(folder(dataDir), `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Deletes what was written to somebody until then. */
export async function dropMailsTo(dataDir: string, addresses: string[], until: Date): Promise<void> {
  const mails = await storedMails(dataDir, Number.POSITIVE_INFINITY);
  const theirs = mails.filter(({ id, to }) => addresses.includes(to) && Number.parseInt(id, 10) <= until.getTime());
  for (const { id } of theirs) await rm(join(folder(dataDir), `${id}.json`), { force: true });
}

/** The kept mails hold names, codes and links: they go after a week. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes kept mails past their time, and what a write that broke off left. */
export async function pruneMails(dataDir: string, now: number): Promise<void> {
  const names = await readdir(folder(dataDir)).catch(() => []);
  const old = names.filter((name) => Number.parseInt(name, 10) < now - KEPT_MS);
  for (const name of old) await rm(join(folder(dataDir), name), { force: true });
}
