import { randomUUID } from 'node:crypto';
import type { Db } from '@diyar/db';
import { creditAccount, type Owner, systemAccount, transfer } from '#features/ledger/index.ts';
import type { TestApp } from './test-app.ts';

/** An account with so much credit. @returns its id */
export async function credited(db: Db, owner: Owner, cents: number): Promise<string> {
  const to = await creditAccount(db, owner);
  const from = await systemAccount(db, { kind: 'cash', name: 'cash' });
  await transfer(db, { kind: 'deposit', event: `test:${randomUUID()}`, from, to, cents, actorId: null });
  return to;
}

interface Sent {
  token: string;
  body: object;
  key?: string;
  proof?: string;
}

/** A write that moves money, in English, under a key of its own unless told otherwise. */
export const sendMoney = (api: Pick<TestApp, 'call'>, path: string, { token, body, key, proof }: Sent) =>
  api.call('POST', path, {
    token,
    lang: 'en',
    body,
    headers: { 'idempotency-key': key ?? randomUUID(), ...(proof && { 'x-proof': proof }) },
  });
