-- What became of fields and of their options (`facts.option`); see raise_listing_events().
create or replace function raise_attribute_events() returns trigger language plpgsql as $$
declare
  is_option boolean := tg_table_name = 'attribute_options';
  was jsonb := to_jsonb(old);
  now_is jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  insert into life_events (event, subject, facts)
  select case when is_option then 'option.' else 'attribute.' end || life.event,
    (was ->> case when is_option then 'attribute_id' else 'id' end)::uuid,
    case when is_option then jsonb_build_object('option', was ->> 'value') else jsonb_build_object('slug', was ->> 'slug') end
  from (values
    ('removed', now_is is null or now_is ->> 'is_active' = 'false' and was ->> 'is_active' = 'true'),
    ('renamed', now_is - 'sort' - 'version' - 'previous' - 'is_active' is distinct from was - 'sort' - 'version' - 'previous' - 'is_active'
      and now_is is not null)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;
