import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import { OF_EVERY_OFFICE, PLAN_FEATURES } from '#rules/plan-features.ts';
import type { AdminPlan, Plan } from './contract.ts';
import { featureWords } from './feature-words.ts';
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
  features: linesOf(row).map((line) => ({ ...line, name: featureWords(line.code, line.amount, lang) })),
});

type Line = Omit<Plan['features'][number], 'name'>;

/** What people have who are no office is no more than what is not for offices alone. */
function linesOf({ listing_limit, default_for, features }: PlanDetails): Line[] {
  const lines: Line[] = [
    { code: 'listings', amount: listing_limit, officeOnly: false },
    ...OF_EVERY_OFFICE.map((code) => ({ code, amount: null, officeOnly: true })),
    ...features.map(({ code, amount }) => ({ code, amount, officeOnly: PLAN_FEATURES[code].isForOffices })),
  ];
  return default_for === 'regular' ? lines.filter(({ officeOnly }) => !officeOnly) : lines;
}

export const presentForAdmin = (row: PlanDetails, subscribers: Map<string, number>, lang: Lang): AdminPlan => ({
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
  features: row.features.map(({ code, amount }) => ({ code, amount, name: featureWords(code, amount, lang) })),
  prices: row.prices.map(({ cents, valid_from }) => ({
    price: dollarsOf(cents),
    validFrom: new Date(valid_from).toISOString(),
  })),
});
