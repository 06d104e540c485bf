import type { Knex } from 'knex';

/**
 * What was settled stays settled, whoever writes: its amount, payer and account never change, and only the reference is taken off, when
 * the person leaves. Which columns the application may write at all is in `src/rights/expected.ts`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function keep_settled_payments() returns trigger language plpgsql as $$
    begin
      raise exception 'payment % was settled', old.id using errcode = 'check_violation', constraint = 'payments_stay_settled';
    end $$;
    create trigger payments_stay_settled before update on payments for each row
      when (old.status <> 'pending' and (new.status, new.transfer_id, new.settled_at, coalesce(new.reference_number, '')) is distinct from
        (old.status, old.transfer_id, old.settled_at, case when new.reference_number is null then '' else old.reference_number end))
      execute function keep_settled_payments();
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop trigger payments_stay_settled on payments;
    drop function keep_settled_payments();
  `);
