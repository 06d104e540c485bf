import type { Lang } from '../../lib/endpoint.ts';
import { dollarsOf } from '../../rules/money.ts';
import type { AdminPlan, Plan } from './contract.ts';
import type { PlanDetails } from './queries.ts';

const MONTHS = 12;

/** Rounded down: never promised more than it is. */
export function savesPercentOf({
  period,
  cents,
  monthly_cents,
}: Pick<PlanDetails, 'period' | 'cents' | 'monthly_cents'>) {
  if (period !== 'yearly' || cents === null || monthly_cents === null) return null;
  const percent = Math.floor(((monthly_cents * MONTHS - cents) * 100) / (monthly_cents * MONTHS));
  return percent > 0 ? percent : null;
}

export const presentPlan = (row: PlanDetails, lang: Lang): Plan => ({
  code: row.code,
  name: lang === 'ar' ? row.name_ar : row.name_en,
  listingLimit: row.listing_limit,
  isFor: row.default_for,
  family: row.family,
  period: row.period,
  price: row.cents === null ? null : dollarsOf(row.cents),
  savesPercent: savesPercentOf(row),
  features: row.features.map(({ code, name_ar, name_en, office_only }) => ({
    ...{ code, name: lang === 'ar' ? name_ar : name_en },
    officeOnly: office_only,
  })),
});

export const presentForAdmin = (row: PlanDetails, subscribers: Map<string, number>): AdminPlan => ({
  code: row.code,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  listingLimit: row.listing_limit,
  isFor: row.default_for,
  family: row.family,
  period: row.period,
  price: row.cents === null ? null : dollarsOf(row.cents),
  isActive: row.is_active,
  sort: row.sort,
  version: row.version,
  subscribers: subscribers.get(row.code) ?? 0,
  features: row.features.map(({ code, name_ar, name_en, office_only }) => ({
    ...{ code, nameAr: name_ar, nameEn: name_en },
    officeOnly: office_only,
  })),
  prices: row.prices.map(({ cents, valid_from }) => ({
    price: dollarsOf(cents),
    validFrom: new Date(valid_from).toISOString(),
  })),
});
