import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { mayAct } from '#lib/standing/questions.ts';
import type { Owner } from '../ledger/index.ts';

/** A null limit: unlimited. */
export type QuotaRow = Pick<tables.PlanRow, 'code' | 'name_ar' | 'name_en' | 'listing_limit'> & {
  /** Places without a subscription. */
  free_limit: number | null;
  used: number;
  /** Places bought on top of the plan's. */
  bought: number;
};

/** Listings that take a place: public ones, waits to be, or was taken from view by an administrator. */
export const TAKES_A_PLACE = `l.deleted_at is null and (l.status in ('pending', 'suspended')
  or (l.status = 'active' and (l.expires_at is null or l.expires_at > app_now())))`;

/** Whose they are is the account's owner: an office's belong to the office, whoever of it wrote them. */
export const OF_ACCOUNT = `l.deleted_at is null and exists (select from ledger_accounts a where a.id = :accountId
  and (a.office_id = l.office_id or (a.user_id = l.owner_id and l.office_id is null)))`;

/** SQL: the kind of the free plan; a member's private listings have a person's, since the office's are the office's. */
export const freePlanKind = (officeId: string, userId: string) => `case when ${officeId} is not null or exists (
    select from users x where x.id = ${userId} and x.account_type = 'office'
      and not exists (select from office_members y where y.user_id = x.id)) then 'office' else 'regular' end`;

/**
 * Of an office, or of a person alone: what a member once bought for private listings gives an office nothing, and neither takes
 * the other's places.
 */
export async function quotaOf(db: Db, owner: Owner): Promise<QuotaRow | undefined> {
  const ids =
    'officeId' in owner ? { officeId: owner.officeId, userId: null } : { officeId: null, userId: owner.userId };
  const { rows } = await db.raw<{ rows: QuotaRow[] }>(
    `select p.code, p.name_ar, p.name_en, case when p.listing_limit is not null then
         nullif(greatest(p.listing_limit, case when coalesce(kept.kept_until > app_now(), true) then kept.kept_limit end),
           2147483647) end as listing_limit, free.listing_limit as free_limit,
       (select count(*)::int from listings l where ${TAKES_A_PLACE}
         and (l.office_id = w.office_id or (l.owner_id = w.user_id and l.office_id is null))) as used,
       (select coalesce(sum(s.slots), 0)::int from listing_slots s
         where s.account_id = a.id and s.starts_at <= app_now() and s.ends_at > app_now()) as bought
     from (select cast(:officeId as uuid) as office_id, cast(:userId as uuid) as user_id) w
       left join ledger_accounts a on a.office_id = w.office_id or a.user_id = w.user_id
       join plans free on free.is_active and free.default_for = ${freePlanKind('w.office_id', 'w.user_id')}
       left join subscriptions kept on kept.account_id = a.id and kept.ended_at is null
       join plans p on p.code = coalesce(kept.plan_code, free.code)`,
    ids,
  );
  return rows[0];
}

/** Locks the account (and its office) so that two who publish at once count each other. */
export async function lockAccount(trx: Db, userId: string): Promise<{ is_stopped: boolean } | undefined> {
  await trx.raw(
    `select 1 from offices o join office_members m on m.office_id = o.id where m.user_id = ? for no key update of o`,
    [userId],
  );
  const { rows } = await trx.raw<{ rows: { is_stopped: boolean }[] }>(
    `select not ${mayAct('u')} as is_stopped from users u where u.id = ? for no key update`,
    [userId],
  );
  return rows[0];
}

/** Places that were paid for, for so many days from now. */
export const addListingSlots = async (
  trx: Db,
  { accountId, purchaseId, slots, days }: { accountId: string; purchaseId: string; slots: number; days: number },
): Promise<void> => {
  await trx('listing_slots').insert({
    account_id: accountId,
    purchase_id: purchaseId,
    slots,
    ends_at: trx.raw(`app_now() + ? * interval '1 day'`, [days]),
  });
};

/** The time in which bought places count. */
export async function givenBySlots(db: Db, purchaseId: string) {
  const rows = await db('listing_slots').where({ purchase_id: purchaseId }).select('starts_at', 'ends_at');
  return rows.map((row) => ({ name: null, startsAt: row.starts_at, endsAt: row.ends_at, refundCents: 0 }));
}
