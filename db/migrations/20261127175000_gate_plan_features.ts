import type { Knex } from 'knex';
import { createFunctions } from '../src/schema/apply.ts';
import { refuseLoss } from '../src/schema/drop-tables.ts';

const CODES = ['seats', 'import', 'history', 'comparison', 'export', 'shop_window', 'badge', 'support'];

/** What plans promise is what the server asks for: known features with an amount, of the free plans too. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Words of their own were promises that nothing kept.
    delete from plan_features;
    alter table plan_features
      -- People, rows, days or listings; null: all there is.
      add column amount integer constraint plan_features_amount check (amount > 0),
      add constraint plan_features_known check (code in (${CODES.map((code) => `'${code}'`).join(', ')})),
      -- Read by the version before alone; they go with the next one, and office_only with them.
      alter column name_ar set default '',
      alter column name_en set default '';

    -- What a running period was bought with where its plan has less by now: {code: amount}.
    alter table subscriptions add column kept_features jsonb;
    -- Whoever has a plan keeps to the end of its period what every office had until today.
    update subscriptions set kept_features =
      '{"seats": 50, "import": 20000, "history": null, "comparison": 5, "export": null, "shop_window": null}'
    where ended_at is null;
  `);
  await createFunctions(db, 'initialize_plan_features');
  await db.raw('select initialize_plan_features()');
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { subscriptions: 'kept_features is not null and ended_at is null' });
  await db.raw(`
    alter table subscriptions drop column kept_features;
    delete from plan_features;
    alter table plan_features drop constraint plan_features_known, drop column amount,
      alter column name_ar drop default, alter column name_en drop default;
  `);
}
