import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { dollarsOf } from '#rules/money.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import type { BoostRow } from './queries.ts';

const DAY_MS = 86_400_000;
const URL = '/dashboard/boosts';

/** The boosted listing's title, as a notification's parameters. */
type Titles = Record<'titleAr' | 'titleEn', string>;
type News = KindAndParameters<'boost_ended' | 'boost_stopped'>;

async function tell(trx: Db, boost: BoostRow, newsOf: (titles: Titles) => News): Promise<void> {
  if (!boost.account_id) return;
  const listing = boost.listing_id
    ? await trx('listings').where({ id: boost.listing_id }).first('code', 'title_ar', 'title_en')
    : undefined;
  const { code = '', title_ar, title_en } = listing ?? {};
  const titles = { titleAr: title_ar ?? title_en ?? `#${code}`, titleEn: title_en ?? title_ar ?? `#${code}` };
  const { people, isApart } = await payerOfAccount(trx, boost.account_id);
  const url = isApart ? `${URL}?purse=private` : URL;
  for (const userId of people) await notify(trx, { userId, type: 'boost', url, ...newsOf(titles) });
}

/** After a day it is no news any more. */
export async function notifyOfEnd(trx: Db, boost: BoostRow, moment: Date): Promise<void> {
  const now = await appNow(trx);
  if (now.getTime() - moment.getTime() < DAY_MS)
    await tell(trx, boost, (titles) => ({ kind: 'boost_ended', parameters: titles }));
}

export const notifyOfStop = (trx: Db, boost: BoostRow): Promise<void> =>
  tell(trx, boost, (titles) => ({
    kind: 'boost_stopped',
    parameters: { ...titles, amount: dollarsOf(boost.refund_cents) },
  }));
