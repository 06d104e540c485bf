import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { bothNames } from '#lib/fields.ts';
import { centsIn } from '#rules/money.ts';
import { PLAN_FEATURE_CODES, PLAN_FEATURES, PLAN_LINES } from '#rules/plan-features.ts';

export const PlanCode = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_]*$/);
export const PlanFamily = z.enum(['standard', 'premium']);
export const PlanPeriod = z.enum(['monthly', 'yearly']);

export const Plan = z.object({
  code: z.string(),
  name: z.string(),
  /** Null: as many as one likes. */
  listingLimit: z.int().nullable(),
  /** Whose plan it is without buying one. */
  isFor: z.enum(['regular', 'office']).nullable(),
  family: PlanFamily.nullable(),
  period: PlanPeriod.nullable(),
  /** In dollars for the whole period; null where nothing is sold. */
  price: z.number().nullable(),
  /** What a year costs less than twelve months of the same family, in whole percent. */
  savesPercent: z.int().nullable(),
  /** All that is promised, which is all that the server asks for. */
  features: z.array(
    z.object({
      code: z.enum(PLAN_LINES),
      name: z.string(),
      /** Null: all there is, or nothing that is counted. */
      amount: z.int().nullable(),
      /** A personal account with this plan has not got it. */
      officeOnly: z.boolean(),
    }),
  ),
});
export type Plan = z.infer<typeof Plan>;

const params = z.strictObject({ code: PlanCode });

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  access: 'public',
  tag: 'plans',
  summary: 'The plans there are, in their order',
  data: z.object({ plans: z.array(Plan) }),
});
export const getPlan = endpoint({
  method: 'GET',
  path: '/plans/:code',
  access: 'public',
  tag: 'plans',
  summary: 'One plan',
  params,
  data: z.object({ plan: Plan }),
  errors: ['plan_not_found'],
});

const Price = z
  .union([z.string().max(20), z.number()])
  .transform((amount) => centsIn(amount) ?? Number.NaN)
  .refine((cents) => cents >= 1 && cents <= 10_000_000, { params: { code: 'price_range' } });
const PlanForm = z.strictObject({
  ...bothNames(100),
  listingLimit: z.int().min(0).max(100_000).nullable(),
  family: PlanFamily,
  period: PlanPeriod,
  /** In dollars. Another price than before is a new version: subscriptions that run keep theirs until they renew. */
  price: Price,
  isActive: z.boolean(),
  sort: z.int().min(0).max(10_000),
  features: z
    .array(
      z
        .strictObject({ code: z.enum(PLAN_FEATURE_CODES), amount: z.int().min(1).nullable() })
        .refine(({ code, amount }) => amount === null || amount <= (PLAN_FEATURES[code].most ?? 0), {
          path: ['amount'],
          params: { code: 'feature_amount' },
        }),
    )
    .refine((features) => new Set(features.map(({ code }) => code)).size === features.length, {
      params: { code: 'feature_twice' },
    }),
});
export type PlanForm = z.output<typeof PlanForm>;

const AdminPlan = z.object({
  code: z.string(),
  nameAr: z.string(),
  nameEn: z.string(),
  listingLimit: z.int().nullable(),
  isFor: z.enum(['regular', 'office']).nullable(),
  family: PlanFamily.nullable(),
  period: PlanPeriod.nullable(),
  price: z.number().nullable(),
  isActive: z.boolean(),
  sort: z.int(),
  version: z.int(),
  /** Accounts that have it, its days of grace included. */
  subscribers: z.int(),
  features: z.array(z.object({ code: z.enum(PLAN_FEATURE_CODES), name: z.string(), amount: z.int().nullable() })),
  /** Every price it had, the newest first. */
  prices: z.array(z.object({ price: z.number(), validFrom: z.string() })),
});
export type AdminPlan = z.infer<typeof AdminPlan>;

const admin = { access: 'payments', tag: 'plans' } as const;
export const adminPlans = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/plans',
  summary: 'Every plan, those no longer offered too',
  data: z.object({ plans: z.array(AdminPlan) }),
});
export const createPlan = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/plans',
  summary: 'Offer a plan',
  body: PlanForm.extend({ code: PlanCode }),
  success: 201,
  data: z.object({ plan: AdminPlan }),
  errors: ['plan_exists', 'plan_offered_twice'],
});
export const updatePlan = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/plans/:code',
  summary: 'Change a plan that is sold',
  params,
  body: PlanForm.extend({ version: z.int() }),
  data: z.object({ plan: AdminPlan }),
  errors: ['plan_not_found', 'plan_changed', 'plan_offered_twice', 'plan_not_sold'],
});
export const deletePlan = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/admin/plans/:code',
  summary: 'Offer a plan no longer; who has it keeps it until its end',
  params,
  data: z.object({}),
  errors: ['plan_not_found', 'plan_not_sold'],
});
export const initializePlans = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/plans/initialize',
  summary: 'Add those of the four first plans that are missing',
  data: z.object({ added: z.int(), plans: z.array(AdminPlan) }),
});
