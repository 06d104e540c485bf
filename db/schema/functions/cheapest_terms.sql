-- The cheapest terms that together last so many days.
create or replace function cheapest_terms(terms jsonb, used integer) returns bigint
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  best bigint[] := '[0:0]={0}';
begin
  for day in 1..used loop
    best[day] := (select min((term ->> 1)::bigint + best[greatest(0, day - (term ->> 0)::integer)])
      from jsonb_array_elements(terms) as term);
  end loop;
  return best[greatest(0, used)];
end $$;
