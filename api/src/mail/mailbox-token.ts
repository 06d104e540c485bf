import { createHmac } from 'node:crypto';
import { isSame, type Secrets } from '#lib/auth/secrets.ts';

export interface Mailbox {
  userId: string;
  email: string;
}

/** Eighty bits: with the account and a mailbox's own name it has to fit before an `@` (64 characters), where case gets lost. */
const signatureOf = (secret: string, { userId, email }: Mailbox): string =>
  createHmac('sha256', secret).update(`mailbox:${userId}:${email.toLowerCase()}`).digest('hex').slice(0, 20);

/** Names an account and signs its address: it goes out with each mail, and a report on that mail shows it. */
export const mailboxToken = (secret: string, mailbox: Mailbox): string =>
  mailbox.userId.replaceAll('-', '') + signatureOf(secret, mailbox);

/** Whether it was made by us for this account at this address: one from before an address changed is of another. */
export const isTokenOf = (secrets: Secrets, token: string, mailbox: Mailbox): boolean =>
  secrets.some((secret) => isSame(token, mailboxToken(secret, mailbox)));

/** Of the account that a token names, signed or not; PostgreSQL reads an id without its dashes. */
export const accountNamed = (token: string): string => token.slice(0, 32);

const BEFORE_HOST = /[0-9a-f]{52}(?=@)/i;

/** @returns the first token in front of an `@`, with all that stands there: of a Message-ID it says which mail is meant */
export function tokenIn(texts: readonly string[]): { token: string; side: string } | undefined {
  for (const text of texts) {
    const found = BEFORE_HOST.exec(text);
    if (!found) continue;
    const [token] = found;
    const before = text.slice(0, found.index);
    const begin = Math.max(before.lastIndexOf('<'), before.lastIndexOf(' ')) + 1;
    return { token: token.toLowerCase(), side: (before.slice(begin) + token).toLowerCase() };
  }
  return undefined;
}
