import type { Db } from '@diyar/db';
import { appNow } from '../../lib/app-now.ts';
import { dollarsOf } from '../../rules/money.ts';
import { balanceOf, payerOfAccount } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { planAt } from './due-queries.ts';
import type { SubscriptionRow } from './queries.ts';
import type { Renewed } from './renew.ts';

const DAY_MS = 86_400_000;
/** Personal accounts have their plan beside what an office has more. */
const PATHS = { office: '/dashboard/subscription', person: '/dashboard/office/features' };

/** After a day the next reminder is due, and this one would tell something that is no longer so. */
const isStale = async (trx: Db, moment: Date) => (await appNow(trx)).getTime() - moment.getTime() >= DAY_MS;

async function tell(trx: Db, live: SubscriptionRow, kind: string, parameters: Record<string, string | number> = {}) {
  const { people, isOffice } = await payerOfAccount(trx, live.account_id);
  const plan = await trx('plans').where({ code: live.plan_code }).first('name_ar', 'name_en');
  for (const userId of people) {
    await notify(trx, {
      ...{ userId, type: 'subscription', kind, url: PATHS[isOffice ? 'office' : 'person'] },
      parameters: { planAr: plan?.name_ar ?? '', planEn: plan?.name_en ?? '', ...parameters },
    });
  }
}

interface Ahead {
  live: SubscriptionRow;
  moment: Date;
  days: number;
}

/** Whether it renews by itself, lacks credit for that, or simply ends. @returns whether anybody was told */
export async function tellOfEnd(trx: Db, { live, moment, days }: Ahead): Promise<boolean> {
  if (await isStale(trx, moment)) return false;
  const plan = live.renews ? await planAt(trx, live.next_plan_code ?? live.plan_code, moment) : undefined;
  if (!plan) await tell(trx, live, 'subscription_expiring', { days });
  else {
    const missing = plan.cents - (await balanceOf(trx, live.account_id));
    if (missing > 0) await tell(trx, live, 'subscription_needs_credit', { days, amount: dollarsOf(missing) });
    else await tell(trx, live, 'subscription_renews_soon', { days, amount: dollarsOf(plan.cents) });
  }
  return true;
}

export async function tellOfGrace(trx: Db, { live, moment, days }: Ahead): Promise<void> {
  if (await isStale(trx, moment)) return;
  await tell(trx, live, 'subscription_grace', { days });
}

export const tellOfRenewal = (trx: Db, live: SubscriptionRow, { plan, cents }: Extract<Renewed, { paid: true }>) =>
  tell(trx, live, 'subscription_renewed', {
    ...{ planAr: plan.name_ar, planEn: plan.name_en, amount: dollarsOf(cents) },
  });

export const tellOfLapse = (trx: Db, live: SubscriptionRow, archived: number) =>
  tell(trx, live, 'subscription_lapsed', { archived });
