import type { Db } from '@diyar/db';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';

type News = KindAndParameters<'plan_withdrawn' | 'plan_limit_lowered' | 'plan_features_lowered'>;

const PATHS = { office: '/dashboard/subscription', person: '/dashboard/office/features#plan' };

/** Tells everybody who runs on a plan what an administrator changed of it. */
export async function notifySubscribers(trx: Db, code: string, news: News): Promise<void> {
  const accounts = await trx('subscriptions')
    .where({ plan_code: code })
    .whereNull('ended_at')
    .orderBy('id')
    .pluck('account_id');
  for (const accountId of accounts) {
    const { people, isOffice, isApart } = await payerOfAccount(trx, accountId);
    const url = isApart ? `${PATHS.office}?purse=private` : PATHS[isOffice ? 'office' : 'person'];
    for (const userId of people) await notify(trx, { userId, type: 'subscription', url, ...news });
  }
}
