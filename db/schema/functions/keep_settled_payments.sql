-- What was settled stays settled, whoever writes: its amount, payer and account never change, and only the reference is
-- taken off, when the person leaves. Which columns the application may write at all is in src/rights/expected.ts.
create or replace function keep_settled_payments() returns trigger language plpgsql as $$
begin
  raise exception 'payment % was settled', old.id using errcode = 'check_violation', constraint = 'payments_stay_settled';
end $$;
