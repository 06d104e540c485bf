-- Views and clicks that one address adds to one listing or advertisement in a day: a few always count, more only as far as
-- the address usually has them, since a mobile carrier puts thousands behind one.
-- Whether one more counts.
create or replace function take_count(counted_kind text, from_address bytea, of_target uuid, on_day date) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  allowed integer;
  n integer;
begin
  select greatest(r.per_address, ceil(r.growth * coalesce((select sum(d.most) from address_days d
      where d.address = from_address and d.kind = counted_kind and d.day between on_day - 7 and on_day - 1), 0) / 7.0))
    into allowed from count_rules r;
  insert into address_counts as c (day, address, kind, target, counted)
  values (on_day, from_address, counted_kind, of_target, 1)
  on conflict (day, address, kind, target) do update set counted = c.counted + 1 where c.counted < allowed
  returning c.counted into n;
  if not found then return false; end if;
  insert into address_days as d (address, kind, day, most) values (from_address, counted_kind, on_day, n)
  on conflict (address, kind, day) do update set most = excluded.most where d.most < excluded.most;
  return true;
end $$;
