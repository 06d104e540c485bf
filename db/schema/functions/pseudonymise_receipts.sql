-- The number, the amount and the dates stay for seven years; the name leaves with the person.
create or replace function pseudonymise_receipts(subjects uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update receipts r set content = r.content || '{"payer": {"ar": "—", "en": "—"}, "referenceNumber": null}'
  from payments p
  where p.id = r.payment_id and exists (
    select from users u where u.id = p.user_id and u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all
    select from ledger_accounts a join offices o on o.id = a.office_id
    where a.id = p.account_id and o.id = any(subjects) and o.closed_at < app_now() - interval '25 days');
end $$;
