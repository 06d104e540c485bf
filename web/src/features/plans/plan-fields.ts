import { PLAN_FEATURE_CODES, type PlanFeature } from '@diyar/api/rules/plan-features';
import type { AdminPlan } from './api.ts';

/** Whether a plan has a feature, and how much of it; empty: all there is. */
export type FeatureField = { has: boolean; amount: string };

/** A plan as its dialog's fields hold it. */
export type PlanFields = {
  code: string;
  nameAr: string;
  nameEn: string;
  family: NonNullable<AdminPlan['family']>;
  period: NonNullable<AdminPlan['period']>;
  price: string;
  listingLimit: string;
  sort: string;
  isActive: boolean;
  features: Record<PlanFeature, FeatureField>;
};

/** Values of the dialog's fields; without a plan those of a new one. */
export const fieldsOf = (plan: AdminPlan | undefined): PlanFields => ({
  code: '',
  nameAr: plan?.nameAr ?? '',
  nameEn: plan?.nameEn ?? '',
  family: plan?.family ?? 'standard',
  period: plan?.period ?? 'monthly',
  price: String(plan?.price ?? ''),
  listingLimit: String(plan?.listingLimit ?? ''),
  sort: String(plan?.sort ?? 100),
  isActive: plan?.isActive ?? true,
  features: Object.fromEntries(
    PLAN_FEATURE_CODES.map((code) => {
      const own = plan?.features.find((feature) => feature.code === code);
      return [code, { has: own !== undefined, amount: String(own?.amount ?? '') }];
    }),
  ) as PlanFields['features'],
});
