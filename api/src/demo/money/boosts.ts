import { rowOf } from '@diyar/db/row-of';
import { systemAccount } from '#features/ledger/index.ts';
import { dayOf } from '#features/views/index.ts';
import { random } from '../random.ts';
import type { Act } from './acts.ts';
import { type Account, buy, move } from './writer.ts';

const DAY_MS = 86_400_000;
/** Days of views that a listing gets, so that each boost of the last weeks has some before it. */
const VIEWED_DAYS = 70;
type Boost = Extract<Act, { kind: 'boost' }>;

/** Boosts a listing that has none now, from that day on. */
export async function boost(account: Account, act: Boost, at: Date, listingId: string): Promise<void> {
  const { trx, accountId } = account;
  const { type, days, cents } = act;
  const parameters = { listings: [listingId], type, duration: days };
  const { purchaseId } = await buy(account, { product: 'boost', parameters, cents, at });
  const endsAt = new Date(at.getTime() + days * DAY_MS);
  await trx('boosts').insert({
    listing_id: listingId,
    account_id: accountId,
    purchase_id: purchaseId,
    type,
    days,
    cents,
    starts_at: at,
    ends_at: endsAt,
    created_at: at,
    slot: type === 'homepage_featured' ? 1 : null,
    status: trx.raw(`case when ? > app_now() then 'active' else 'expired' end`, [endsAt]),
  });
}

/** Stops the listing's boost of that type: the whole days that are left are given back. */
export async function stop(account: Account, { type, days, cents }: Boost, at: Date, listingId: string): Promise<void> {
  const { trx, accountId } = account;
  const row = await rowOf(
    trx('boosts').where({ listing_id: listingId, type }).orderBy('starts_at', 'desc').first('id', 'ends_at'),
  );
  const left = Math.floor((row.ends_at.getTime() - at.getTime()) / DAY_MS);
  const refund = Math.floor((cents * left) / days);
  const from = await systemAccount(trx, { kind: 'revenue', name: 'boost' });
  const transferId = await move(account, { kind: 'boost', at, from, to: accountId, cents: refund });
  await trx('boosts').where({ id: row.id }).update({
    status: 'inactive',
    stopped_at: at,
    stop_reason: 'cancelled',
    refund_cents: refund,
    refund_transfer_id: transferId,
  });
}

/** Views by day of Damascus, more on the days of a boost that moved the listing up; the end of the week is busier. */
export async function view({ trx, name }: Account, listingId: string, now: Date): Promise<void> {
  const source = random(83, name.length);
  const lifted = await trx('boosts').where({ listing_id: listingId }).select('starts_at', 'ends_at', 'stopped_at');
  const rows = Array.from({ length: VIEWED_DAYS }, (_, ago) => {
    const moment = new Date(now.getTime() - (ago + 1) * DAY_MS);
    const day = dayOf(moment);
    const isLifted = lifted.some(
      ({ starts_at, ends_at, stopped_at }) => starts_at <= moment && moment < (stopped_at ?? ends_at),
    );
    const usual = source.int(9, 16) + ([4, 5].includes(new Date(day).getUTCDay()) ? 5 : 0);
    return {
      listing_id: listingId,
      day,
      views: isLifted ? Math.round(usual * (2 + source.next())) : usual,
    };
  });
  await trx('listing_daily_views').insert(rows).onConflict(['listing_id', 'day']).ignore();
}
