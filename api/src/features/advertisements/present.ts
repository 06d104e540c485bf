import type { Lang } from '#lib/endpoint.ts';
import { priceOfAd } from '#rules/advertisements.ts';
import { dollarsOf } from '#rules/money.ts';
import type { AdminAdvertisement, Advertisement } from './contract.ts';
import type { PriceRows } from './prices.ts';
import type { AdminDetails, AdvertisementDetails } from './queries.ts';

/** What it costs now where it waits for credit, else what was paid. */
export function presentAdvertisement(row: AdvertisementDetails, prices: PriceRows): Advertisement {
  const asked = priceOfAd(prices, row);
  const cents = row.status === 'unpaid' ? asked.totalCents : row.budget_cents;
  const isOver = row.ended_at !== null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    link: row.link,
    phone: row.contact_phone,
    image: row.image_id && row.width && row.height ? { id: row.image_id, width: row.width, height: row.height } : null,
    size: row.size,
    place: row.place,
    platform: row.platform,
    priority: row.priority,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    targetDays: row.target_days ?? [],
    mostPerPerson: row.most_per_person,
    dailyLimit: row.daily_limit,
    pausesUnseen: row.pauses_unseen,
    pausesSpent: row.pauses_spent,
    // Deleted ones are read by nobody.
    status: row.status === 'deleted' ? 'expired' : row.status,
    pauseReason: row.pause_reason,
    rejectionReason: row.status === 'rejected' ? row.rejection_reason : null,
    days: row.days,
    daysSpent: row.days_spent,
    dailyPrice: dollarsOf(asked.dailyCents),
    cost: dollarsOf(cents),
    spent: dollarsOf(row.spent_cents + row.kept_cents),
    remaining: dollarsOf(isOver || row.status === 'unpaid' ? 0 : row.budget_cents - row.spent_cents),
    refund: dollarsOf(isOver || row.status === 'unpaid' ? 0 : row.budget_cents - row.spent_cents - row.keeps),
    isByTerms: row.terms !== null && row.status !== 'rejected',
    refunded: dollarsOf(row.refund_cents),
    impressions: row.impressions,
    clicks: row.clicks,
    impressionsLeftOut: row.impressions_left_out,
    clicksLeftOut: row.clicks_left_out,
    ctr: row.impressions > 0 ? Math.round((row.clicks / row.impressions) * 10_000) / 100 : null,
    cpc: row.clicks > 0 ? Math.round(row.spent_cents / row.clicks) / 100 : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

export const presentForAdmin = (row: AdminDetails, prices: PriceRows, lang: Lang): AdminAdvertisement => ({
  ...presentAdvertisement(row, prices),
  owner: {
    id: row.user_id,
    name: row.owner_name,
    office: lang === 'ar' ? row.office_name_ar : (row.office_name_en ?? row.office_name_ar),
  },
});
