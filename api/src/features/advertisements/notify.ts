import type { Db } from '@diyar/db';
import { dollarsOf } from '#rules/money.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { paymentPath } from '../payments/index.ts';
import type { AdvertisementRow } from './queries.ts';

const URL = '/dashboard/advertisements';

type News = KindAndParameters<
  | 'advertisement_approved'
  | 'advertisement_rejected'
  | 'advertisement_paused_low_performance'
  | 'advertisement_paused_budget'
  | 'advertisement_paused_link_gone'
  | 'advertisement_ended'
  | 'advertisement_ended_refunded'
>;

async function tell(
  trx: Db,
  { account_id: accountId }: AdvertisementRow,
  news: News,
  paymentId?: string,
): Promise<void> {
  const { people, isApart } = await payerOfAccount(trx, accountId);
  const page = isApart ? `${URL}?purse=private` : URL;
  const url = paymentId ? paymentPath(paymentId, { isApart }) : page;
  for (const userId of people) await notify(trx, { userId, type: 'other', url, ...news });
}

export const notifyOfApproval = (trx: Db, row: AdvertisementRow): Promise<void> =>
  tell(trx, row, { kind: 'advertisement_approved', parameters: { title: row.title } });

export const notifyOfRejection = (trx: Db, row: AdvertisementRow, reason: string): Promise<void> =>
  tell(trx, row, { kind: 'advertisement_rejected', parameters: { title: row.title, reason } });

const PAUSED = {
  low_performance: 'advertisement_paused_low_performance',
  budget: 'advertisement_paused_budget',
  link_gone: 'advertisement_paused_link_gone',
} as const;

export const notifyOfPause = (trx: Db, row: AdvertisementRow, reason: keyof typeof PAUSED): Promise<void> =>
  tell(trx, row, { kind: PAUSED[reason], parameters: { title: row.title } });

interface Back {
  cents: number;
  paymentId: string | undefined;
}

/** With what came back to the credit. */
export const notifyOfEnd = (trx: Db, row: AdvertisementRow, { cents, paymentId }: Back): Promise<void> => {
  const { title } = row;
  if (cents === 0) return tell(trx, row, { kind: 'advertisement_ended', parameters: { title } });
  const parameters = { title, amount: dollarsOf(cents) };
  return tell(trx, row, { kind: 'advertisement_ended_refunded', parameters }, paymentId);
};
