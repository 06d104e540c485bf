import type { Db } from '@diyar/db';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { stoppedUntil } from '../ledger/index.ts';
import { endedGraces, endedPeriods, graceDays, REMIND_DAYS, reminders } from './due-queries.ts';
import { GRACE_DAYS } from './grace.ts';
import { applyListingImpact, listingImpact } from './listing-impact.ts';
import { freeLimitOf } from './listing-queries.ts';
import { notifyOfEnd, notifyOfGrace, notifyOfLapse, notifyOfRenewal } from './notify.ts';
import { calendarAdd, lockSubscription, type SubscriptionRow, writeEvent } from './queries.ts';
import { renew } from './renew.ts';

const REMINDER = 'subscription_reminder';
const GRACE_DAY = 'subscription_grace_day';

/** Its account is locked first, as everybody does who sells to it or publishes; a second clock waits and finds nothing due. */
async function lockDue(trx: Db, { subject }: Due): Promise<SubscriptionRow | undefined> {
  const row = await trx('subscriptions').where({ id: subject }).first('account_id');
  const live = row && (await lockSubscription(trx, row.account_id));
  return live?.id === subject ? live : undefined;
}
/** What changes no row of its own stays due by its event alone; whoever waited for the lock looks again. */
const isDone = async (trx: Db, kind: string, { subject, moment }: Due): Promise<boolean> =>
  (await trx('clock_events').where({ kind, subject, moment }).first('id')) !== undefined;
const isSame = (a: Date | null, b: Date) => a?.getTime() === b.getTime();

/** How many days a moment lies from the end, in whole calendar days; undefined where it is none of them. */
async function dayOf(trx: Db, { ends_at }: SubscriptionRow, moment: Date, days: readonly number[]) {
  for (const day of days) if (isSame(await calendarAdd(trx, ends_at, 0, day), moment)) return day;
  return undefined;
}

const reminder: ClockHandler = {
  kind: REMINDER,
  due: (db, limit) => reminders(db, limit, REMINDER),
  async act(trx, due) {
    const live = await lockDue(trx, due);
    if (!live || live.status === 'expired' || (await isDone(trx, REMINDER, due))) return undefined;
    const day = await dayOf(
      trx,
      live,
      due.moment,
      REMIND_DAYS.map((days) => -days),
    );
    if (day === undefined) return undefined;
    return { days: -day, told: await notifyOfEnd(trx, { live, moment: due.moment, days: -day }) };
  },
};

/** At the end of a suspension somebody is there again who may go on or cancel: until then nothing is taken, and nothing lapses. */
async function waitForPayer(trx: Db, live: SubscriptionRow): Promise<Date | undefined> {
  const until = await stoppedUntil(trx, live.account_id);
  if (!live.renews || !until || until <= live.ends_at) return undefined;
  await trx('subscriptions')
    .where({ id: live.id })
    .update({ anchor_at: until, months: 0, ends_at: until, version: live.version + 1 });
  return until;
}

/** Renewed from the credit; otherwise everything stays for the days of grace, unless it was cancelled on purpose. */
const end: ClockHandler = {
  kind: 'subscription_end',
  due: endedPeriods,
  async act(trx, due, { brand }) {
    const live = await lockDue(trx, due);
    if (!live || live.status === 'expired' || !isSame(live.ends_at, due.moment)) return undefined;
    const { moment } = due;
    const until = await waitForPayer(trx, live);
    if (until) return { waitsUntil: until.toISOString() };
    const renewed = await renew(trx, { live, moment, brand });
    if (renewed.paid) {
      await notifyOfRenewal(trx, live, renewed);
      return { renewed: true, plan: renewed.plan.code, cents: renewed.cents, archived: renewed.archived };
    }
    if (!live.renews) return { renewed: false, archived: await letGo(trx, live, moment) };
    await trx('subscriptions')
      .where({ id: live.id })
      .update({
        status: 'expired',
        version: live.version + 1,
        grace_ends_at: await calendarAdd(trx, live.ends_at, 0, GRACE_DAYS),
      });
    await writeEvent(trx, { subscription: live, kind: 'expiry', from: live.plan_code, moment, actorId: null });
    await notifyOfGrace(trx, { live, moment, days: GRACE_DAYS });
    return { renewed: false };
  },
};

/** Credit that came in since is enough to go on; every other day says what is about to happen. */
const graceDay: ClockHandler = {
  kind: GRACE_DAY,
  due: (db, limit) => graceDays(db, limit, GRACE_DAY, GRACE_DAYS),
  async act(trx, due, { brand }) {
    const live = await lockDue(trx, due);
    if (live?.status !== 'expired' || (await isDone(trx, GRACE_DAY, due))) return undefined;
    const { moment } = due;
    const days = Array.from({ length: GRACE_DAYS - 1 }, (_, i) => i + 1);
    const day = await dayOf(trx, live, moment, days);
    if (day === undefined) return undefined;
    const renewed = await renew(trx, { live, moment, brand });
    if (renewed.paid) await notifyOfRenewal(trx, live, renewed);
    else await notifyOfGrace(trx, { live, moment, days: GRACE_DAYS - day });
    return { day, renewed: renewed.paid };
  },
};

/** What is above the free limit leaves view, marked so that a new plan brings it back. @returns how many listings did */
async function letGo(trx: Db, live: SubscriptionRow, moment: Date): Promise<number> {
  await trx('subscriptions')
    .where({ id: live.id })
    .update({
      status: 'expired',
      grace_ends_at: live.grace_ends_at ?? moment,
      ended_at: moment,
      next_plan_code: null,
      version: live.version + 1,
    });
  const impact = await listingImpact(trx, {
    accountId: live.account_id,
    limit: await freeLimitOf(trx, live.account_id),
    mayArchive: true,
  });
  const { archived } = await applyListingImpact(
    trx,
    { archived_by_subscription_id: live.id },
    { ...impact, activated: [] },
  );
  await writeEvent(trx, { subscription: live, kind: 'lapse', from: live.plan_code, archived, moment, actorId: null });
  await notifyOfLapse(trx, live, archived.length);
  return archived.length;
}

/** The end of grace. */
const lapse: ClockHandler = {
  kind: 'subscription_lapse',
  due: endedGraces,
  async act(trx, due, { brand }) {
    const live = await lockDue(trx, due);
    if (live?.status !== 'expired' || !isSame(live.grace_ends_at, due.moment)) return undefined;
    const { moment } = due;
    const until = live.renews ? await stoppedUntil(trx, live.account_id) : null;
    if (until && until > moment) {
      await trx('subscriptions')
        .where({ id: live.id })
        .update({
          grace_ends_at: until,
          anchor_at: until,
          months: 0,
          ends_at: until,
          version: live.version + 1,
        });
      return { waitsUntil: until.toISOString() };
    }
    const renewed = await renew(trx, { live, moment, brand });
    if (renewed.paid) {
      await notifyOfRenewal(trx, live, renewed);
      return { renewed: true };
    }
    return { renewed: false, archived: await letGo(trx, live, moment) };
  },
};

/** What falls due for subscriptions by the clock alone. */
export const SUBSCRIPTION_CLOCK: readonly ClockHandler[] = [reminder, end, graceDay, lapse];
