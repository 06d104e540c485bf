import type { Db } from '@diyar/db';
import { holderOfToken, wasSpent } from '#lib/auth/one-time-tokens.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { mayOwn } from '#lib/standing/questions.ts';
import { dollarsOf } from '#rules/money.ts';
import type { ClosingFacts } from './contract.ts';

/**
 * An office closes with its last owner who may run it, now or once a suspension is over, and its money with it; its people keep the
 * listings they wrote. Another owner keeps all of that.
 */
const FACTS = `
  with membership as (
    select o.id, o.name_ar, o.name_en, m.role = 'owner' and not exists (select from office_members other
      join users u on u.id = other.user_id and ${mayOwn('u')}
      where other.office_id = m.office_id and other.role = 'owner' and other.user_id <> m.user_id) as closes
    from office_members m join offices o on o.id = m.office_id where m.user_id = :userId
  ), accounts as (
    select id, balance_cents from ledger_accounts where kind = 'credit'
      and (user_id = :userId or office_id = (select id from membership where closes))
  )
  select (select count(*)::int from listings l where l.status = 'active' and l.deleted_at is null
      and l.owner_id = :userId
      and (l.office_id is null or l.office_id is distinct from (select id from membership where not closes))) as listings,
    (select coalesce(sum(balance_cents), 0)::int from accounts) as credit_cents,
    (select json_build_object(
       'refunds_cents', coalesce(sum(amount_cents) filter (where type = 'refund'), 0),
       'top_ups_cents', coalesce(sum(amount_cents) filter (where type = 'addition'), 0))
     from credit_requests where account_id in (select id from accounts) and status = 'pending') as waiting,
    (select json_build_object('name_ar', p.name_ar, 'name_en', p.name_en, 'ends_at', s.ends_at)
     from subscriptions s join plans p on p.code = s.plan_code
     where s.account_id in (select id from accounts) and s.ended_at is null order by s.id desc limit 1) as plan,
    (select count(*)::int from boosts where account_id in (select id from accounts)
       and status in ('pending', 'active')) as boosts,
    (select json_build_object('count', count(*), 'unspent_cents', coalesce(sum(budget_cents - spent_cents), 0))
     from advertisements where account_id in (select id from accounts)
       and status in ('pending', 'active', 'paused', 'rejected')) as advertisements,
    (select row_to_json(membership) from membership) as office`;

type Named = { name_ar: string; name_en: string };

interface FactsRow {
  listings: number;
  credit_cents: number;
  waiting: { refunds_cents: number; top_ups_cents: number };
  plan: (Named & { ends_at: string }) | null;
  boosts: number;
  advertisements: { count: number; unspent_cents: number };
  office: (Named & { closes: boolean }) | null;
}

/** What closing somebody's account would end, by the same rules as `closeAccount`. */
export async function closingFacts(db: Db, userId: string, lang: Lang): Promise<ClosingFacts> {
  const { rows } = await db.raw<{ rows: [FactsRow] }>(FACTS, { userId });
  const { listings, credit_cents: credit, waiting, plan, boosts, advertisements, office } = rows[0];
  const nameOf = (row: Named) => (lang === 'ar' ? row.name_ar : row.name_en);
  return {
    listings,
    credit: dollarsOf(credit),
    waiting: { refunds: dollarsOf(waiting.refunds_cents), topUps: dollarsOf(waiting.top_ups_cents) },
    plan: plan && { name: nameOf(plan), validUntil: new Date(plan.ends_at).toISOString() },
    boosts,
    advertisements: { count: advertisements.count, unspent: dollarsOf(advertisements.unspent_cents) },
    office: office && { name: nameOf(office), closes: office.closes },
  };
}

/**
 * The same for who holds a deletion link, which stays good.
 * @throws AppError deletion_link_invalid, deletion_link_used (400)
 */
export async function closingFactsByLink(db: Db, token: string, lang: Lang): Promise<ClosingFacts> {
  const userId = await holderOfToken(db, token, 'delete_account');
  if (!userId) {
    const isUsed = await wasSpent(db, token, 'delete_account');
    throw new AppError(isUsed ? 'deletion_link_used' : 'deletion_link_invalid', 400);
  }
  return closingFacts(db, userId, lang);
}
