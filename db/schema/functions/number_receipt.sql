-- Receipts are numbered without gaps.
create or replace function number_receipt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update receipt_counter set last = last + 1 returning last into new.number;
  return new;
end $$;
