import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { isPlanFeature, type PlanFeature } from '#rules/plan-features.ts';
import { type Owner, payerOf } from '../ledger/index.ts';
import { freePlanKind } from './queries.ts';

/** How much of what; absent: nothing; null: all there is. */
export type Included = ReadonlyMap<PlanFeature, number | null>;

/** What an account's plan includes, or the free one, and what its running period was bought with where that was more. */
export async function includedFor(db: Db, owner: Owner): Promise<Included> {
  const ids =
    'officeId' in owner ? { officeId: owner.officeId, userId: null } : { officeId: null, userId: owner.userId };
  const { rows } = await db.raw<{ rows: { code: string; amount: number | null }[] }>(
    `with own as (
       select coalesce(live.plan_code, free.code) as plan_code,
         case when coalesce(live.kept_until > app_now(), true) then live.kept_features end as kept
       from (select cast(:officeId as uuid) as office_id, cast(:userId as uuid) as user_id) w
         left join ledger_accounts a on a.office_id = w.office_id or a.user_id = w.user_id
         join plans free on free.is_active and free.default_for = ${freePlanKind('w.office_id', 'w.user_id')}
         left join subscriptions live on live.account_id = a.id and live.ended_at is null
     )
     select f.code, f.amount from own join plan_features f on f.plan_code = own.plan_code
     union all
     select k.key, k.value::integer from own, jsonb_each_text(own.kept) k`,
    ids,
  );
  const all = new Map<PlanFeature, number | null>();
  for (const { code, amount } of rows) {
    if (!isPlanFeature(code)) continue;
    const known = all.get(code);
    all.set(code, known === null || amount === null ? null : Math.max(known ?? 0, amount));
  }
  return all;
}

type Refused = Exclude<PlanFeature, 'badge' | 'support'>;

/** @throws AppError `plan_lacks_…` (403): less of it is included than is asked for */
export async function requireIncluded(db: Db, owner: Owner, feature: Refused, asked = 1): Promise<void> {
  const amount = (await includedFor(db, owner)).get(feature);
  if (amount === null || (amount !== undefined && amount >= asked)) return;
  throw new AppError(`plan_lacks_${feature}`, 403, { amount: amount ?? 0 });
}

/** The same of whoever calls: in an office what the office has. */
export const requireOwnIncluded = async (db: Db, userId: string, feature: Refused, asked?: number): Promise<void> =>
  requireIncluded(db, (await payerOf(db, userId)).owner, feature, asked);
