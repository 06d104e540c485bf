import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { systemAccount, transfer } from '../ledger/index.ts';
import { endAdvertisement, payBack } from './end-advertisement.ts';
import { notifyOfEnd, notifyOfPause } from './notify.ts';
import { type AdvertisementRow, LEADS_NOWHERE } from './queries.ts';

const midnightAfter = (day: string) => `(${day} + 1)::timestamp at time zone 'Asia/Damascus'`;

const dueIn = async (db: Db, { moment, where }: { moment: string; where: string }, limit: number): Promise<Due[]> => {
  const { rows } = await db.raw<{ rows: Due[] }>(
    `select id as subject, ${moment} as moment from advertisements ad where ${where} order by moment, subject limit ?`,
    [limit],
  );
  return rows;
};
/** The row while the event is still due; undefined when it is not, or in somebody's hands. */
async function lockDue(trx: Db, id: string, where: string): Promise<AdvertisementRow | undefined> {
  const { rows } = await trx.raw<{ rows: AdvertisementRow[] }>(
    `select ad.* from advertisements ad where id = ? and ${where} for update skip locked`,
    [id],
  );
  return rows[0];
}

const IS_SPENT = `status = 'active' and days_spent >= days and last_paid_day < advertisement_today()
  and interrupted_on is null`;
/** The last day it was paid for is over. */
const spent: ClockHandler = {
  kind: 'advertisement_spent',
  due: (db, limit) => dueIn(db, { moment: midnightAfter('last_paid_day'), where: IS_SPENT }, limit),
  async act(trx, { subject }) {
    const row = await lockDue(trx, subject, IS_SPENT);
    if (!row) return undefined;
    if (!row.pauses_spent) {
      await notifyOfEnd(trx, row, await endAdvertisement(trx, { row, status: 'expired', actorId: null }));
      return { status: 'expired' };
    }
    await pause(trx, row, 'budget');
    return { status: 'paused' };
  },
};

const IS_OVER = `status in ('pending', 'active', 'paused', 'rejected') and ends_on < advertisement_today()`;
const end: ClockHandler = {
  kind: 'advertisement_end',
  due: (db, limit) => dueIn(db, { moment: midnightAfter('ends_on'), where: IS_OVER }, limit),
  async act(trx, { subject }) {
    const row = await lockDue(trx, subject, IS_OVER);
    if (!row) return undefined;
    const back = await endAdvertisement(trx, { row, status: 'expired', actorId: null });
    await notifyOfEnd(trx, row, back);
    return { cents: back.cents };
  },
};

const IS_UNSEEN = `status = 'active' and pauses_unseen and exists (select from advertisement_rules r
  where ad.impressions - ad.judged_impressions >= r.judged_after
    and (ad.clicks - ad.judged_clicks) * 10000 < (ad.impressions - ad.judged_impressions) * r.least_clicks)`;
/** Many have seen it and hardly anyone pressed it: the budget waits for a better picture. */
const unseen: ClockHandler = {
  kind: 'advertisement_unseen',
  due: (db, limit) => dueIn(db, { moment: 'counted_at', where: IS_UNSEEN }, limit),
  async act(trx, { subject }) {
    const row = await lockDue(trx, subject, IS_UNSEEN);
    if (!row) return undefined;
    await pause(trx, row, 'low_performance');
    return { impressions: row.impressions, clicks: row.clicks };
  },
};

const IS_ASTRAY = `status = 'active' and ad.listing_id is not null and ${LEADS_NOWHERE}`;
/** Sold, expired, taken down … : nobody pays for visitors of a page that says so. What is left of the budget stays held until it goes on. */
const astray: ClockHandler = {
  kind: 'advertisement_link_gone',
  due: (db, limit) => dueIn(db, { moment: 'app_now()', where: IS_ASTRAY }, limit),
  async act(trx, { subject }) {
    const row = await lockDue(trx, subject, IS_ASTRAY);
    if (!row) return undefined;
    await pause(trx, row, 'link_gone');
    return { listing: row.listing_id };
  },
};

async function pause(
  trx: Db,
  row: AdvertisementRow,
  reason: 'low_performance' | 'budget' | 'link_gone',
): Promise<void> {
  await trx('advertisements')
    .where({ id: row.id })
    .update({ status: 'paused', pause_reason: reason, version: row.version + 1 });
  await notifyOfPause(trx, row, reason);
}

/** With its owner's account it has ended; what was held comes back here. */
const refund: ClockHandler = {
  kind: 'advertisement_refund',
  due: (db, limit) =>
    dueIn(db, { moment: 'ended_at', where: 'refund_cents > 0 and refund_transfer_id is null' }, limit),
  async act(trx, { subject }) {
    const row = await lockDue(trx, subject, 'refund_cents > 0 and refund_transfer_id is null');
    if (!row) return undefined;
    await payBack(trx, { row, cents: row.refund_cents, actorId: null });
    return { cents: row.refund_cents };
  },
};

const IS_EARNED = 'cents > 0 and transfer_id is null and day < advertisement_today()';
/** A day that is over is earned: its share of the budget leaves what is held. */
const earn: ClockHandler = {
  kind: 'advertisement_day',
  async due(db, limit) {
    const { rows } = await db.raw<{ rows: Due[] }>(
      `select advertisement_id as subject, ${midnightAfter('day')} as moment from advertisement_days
       where ${IS_EARNED} order by moment, subject limit ?`,
      [limit],
    );
    return rows;
  },
  async act(trx, { subject, moment }) {
    const { rows } = await trx.raw<{ rows: (Pick<tables.AdvertisementDayRow, 'cents'> & { day: string })[] }>(
      `select to_char(day, 'YYYY-MM-DD') as day, cents from advertisement_days where advertisement_id = ?
         and ${midnightAfter('day')} = ? and ${IS_EARNED} for update skip locked`,
      [subject, moment],
    );
    if (!rows[0]) return undefined;
    const { day, cents } = rows[0];
    const transferId = await transfer(trx, {
      kind: 'purchase',
      event: `advertisement_day:${subject}:${day}`,
      cents,
      actorId: null,
      from: await systemAccount(trx, { kind: 'held_budgets' }),
      to: await systemAccount(trx, { kind: 'revenue', name: 'advertisement' }),
    });
    await trx('advertisement_days')
      .where({ advertisement_id: subject })
      .where('day', day)
      .update({ transfer_id: transferId });
    return { cents };
  },
};

/** What falls due for advertisements by the clock alone. */
export const ADVERTISEMENT_CLOCK: readonly ClockHandler[] = [spent, end, unseen, astray, refund, earn];
