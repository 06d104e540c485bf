import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { Boost } from './contract.ts';
import type { BoostDetails } from './queries.ts';

export function presentBoost(row: BoostDetails, lang: Lang): Boost {
  const { listing, now, days_counted: days } = row;
  // The clock may be a minute late; what people are told is not.
  const status = currentStatus(row);
  const isLive = status === 'pending' || status === 'active';
  return {
    id: row.id,
    listing: listing && {
      id: listing.id,
      code: listing.code,
      image: listing.image,
      title: (lang === 'ar' ? (listing.title_ar ?? listing.title_en) : (listing.title_en ?? listing.title_ar)) ?? '',
    },
    type: row.type,
    status,
    duration: row.days,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    remainingTime: isLive ? Math.max(0, Math.round((row.ends_at.getTime() - now.getTime()) / 1000)) : 0,
    cost: dollarsOf(row.cents),
    isGranted: row.account_id === null,
    refund: dollarsOf(isLive ? row.refund_now : row.refund_cents),
    daysCharged: row.terms === null ? null : row.days_used,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stopReason: row.stop_reason,
    effect: days > 0 ? { days, before: row.views_before, after: row.views_after } : null,
  };
}

function currentStatus({ status, starts_at, ends_at, now }: BoostDetails): Boost['status'] {
  if (status === 'inactive' || status === 'expired') return status;
  if (ends_at <= now) return 'expired';
  return starts_at <= now ? 'active' : 'pending';
}
