create or replace function boost_list_cents(boost boosts) returns bigint
language sql immutable set search_path = public, pg_temp as $$
  select coalesce((select (term ->> 1)::bigint from jsonb_array_elements(boost.terms) as term
    where (term ->> 0)::integer = boost.days), boost.cents)
$$;
