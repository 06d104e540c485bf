import type { Db } from '@diyar/db';
import { dollarsOf } from '../../rules/money.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { AdvertisementRow } from './queries.ts';

const URL = '/dashboard/advertisements';

async function tell(
  trx: Db,
  { account_id: accountId, title }: AdvertisementRow,
  kind: string,
  more: Record<string, string | number> = {},
): Promise<void> {
  const { people } = await payerOfAccount(trx, accountId);
  for (const userId of people)
    await notify(trx, { userId, type: 'other', kind, url: URL, parameters: { title, ...more } });
}

export const tellOfDecision = (
  trx: Db,
  row: AdvertisementRow,
  kind: 'advertisement_approved' | 'advertisement_rejected',
  more: Record<string, string> = {},
): Promise<void> => tell(trx, row, kind, more);

export const tellOfPause = (trx: Db, row: AdvertisementRow, reason: 'low_performance' | 'budget'): Promise<void> =>
  tell(trx, row, `advertisement_paused_${reason}`);

/** With what came back to the credit, in cents. */
export const tellOfEnd = (trx: Db, row: AdvertisementRow, cents: number): Promise<void> =>
  cents > 0
    ? tell(trx, row, 'advertisement_ended_refunded', { amount: dollarsOf(cents) })
    : tell(trx, row, 'advertisement_ended');
