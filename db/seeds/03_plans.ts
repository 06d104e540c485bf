import type { Knex } from 'knex';

/** What an account may do that bought nothing. */
const PLANS = [
  {
    code: 'free_personal',
    name_ar: 'شخصي مجاني',
    name_en: 'Free personal',
    listing_limit: 3,
    default_for: 'regular',
    sort: 10,
  },
  { code: 'office', name_ar: 'مكتب', name_en: 'Office', listing_limit: 10, default_for: 'office', sort: 20 },
];

/** Adds the plans that are missing; what an operator changed stays. */
export async function seedPlans(db: Knex): Promise<void> {
  await db('plans').insert(PLANS).onConflict('code').ignore();
  await db.raw('select initialize_plan_features()');
}
