import type { AdminPlan } from './api.ts';

/** A feature's line in the form; `key` is its own, whatever is removed before it. */
export type FeatureLine = { key: string; code: string; nameAr: string; nameEn: string; officeOnly: boolean };

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
  features: FeatureLine[];
};

export const blankLine = (): FeatureLine => ({
  key: crypto.randomUUID(),
  code: '',
  nameAr: '',
  nameEn: '',
  officeOnly: false,
});

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
  features: (plan?.features ?? []).map((feature) => ({ ...feature, key: feature.code })),
});
