import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { dollarsOf } from '#rules/money.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { paymentPath } from '../payments/index.ts';
import type { BoostRow } from './queries.ts';

const DAY_MS = 86_400_000;

/** The boosted listing's title, as a notification's parameters. */
type Titles = Record<'titleAr' | 'titleEn', string>;
type News = KindAndParameters<'boost_ended' | 'boost_stopped' | 'boosts_stopped'>;

/** Leads to the payment where one alone came back, to the payments where several did, else to the boosts. */
async function tell(trx: Db, boost: BoostRow, newsOf: (titles: Titles) => News, paymentId?: string): Promise<void> {
  if (!boost.account_id) return;
  const listing = boost.listing_id
    ? await trx('listings').where({ id: boost.listing_id }).first('code', 'title_ar', 'title_en')
    : undefined;
  const { code = '', title_ar, title_en } = listing ?? {};
  const titles = { titleAr: title_ar ?? title_en ?? `#${code}`, titleEn: title_en ?? title_ar ?? `#${code}` };
  const { people, isApart } = await payerOfAccount(trx, boost.account_id);
  const news = newsOf(titles);
  const list = news.kind === 'boosts_stopped' ? '/dashboard/credits?tab=payments' : '/dashboard/boosts';
  const page = isApart ? `${list}${list.includes('?') ? '&' : '?'}purse=private` : list;
  const url = paymentId ? paymentPath(paymentId, { isApart }) : page;
  for (const userId of people) await notify(trx, { userId, type: 'boost', url, ...news });
}

/** After a day it is no news any more. */
export async function notifyOfEnd(trx: Db, boost: BoostRow, moment: Date): Promise<void> {
  const now = await appNow(trx);
  if (now.getTime() - moment.getTime() < DAY_MS)
    await tell(trx, boost, (titles) => ({ kind: 'boost_ended', parameters: titles }));
}

/** Boosts that one act stopped are told together, with the last of them that is paid back. */
export async function notifyOfStop(trx: Db, boost: BoostRow, paymentId?: string): Promise<void> {
  const { count, cents, waiting } = await stoppedWith(trx, boost.id);
  if (waiting > 0) return;
  const amount = dollarsOf(cents);
  if (count > 1) await tell(trx, boost, () => ({ kind: 'boosts_stopped', parameters: { count, amount } }));
  else await tell(trx, boost, (titles) => ({ kind: 'boost_stopped', parameters: { ...titles, amount } }), paymentId);
}

/** Sum and number of all boosts that the same act stopped; those of them that are paid back at once see each other. */
async function stoppedWith(trx: Db, id: string): Promise<{ count: number; cents: number; waiting: number }> {
  await trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('boosts stopped ' || account_id || ' ' || stopped_at, 0)) from boosts where id = ?`,
    [id],
  );
  const { rows } = await trx.raw<{ rows: [{ count: number; cents: number; waiting: number }] }>(
    `select count(*)::int as count, sum(other.refund_cents)::bigint as cents,
       count(*) filter (where other.refund_transfer_id is null)::int as waiting
     from boosts mine join boosts other on other.account_id = mine.account_id and other.stopped_at = mine.stopped_at
       and other.stop_reason = mine.stop_reason
     where mine.id = ? and other.refund_cents > 0`,
    [id],
  );
  return rows[0];
}
