-- What became of categories; see raise_listing_events(). Whoever merges one raises that, since the row is gone then.
create or replace function raise_category_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into life_events (event, subject, facts) values ('category.removed', old.id, jsonb_build_object('slug', old.slug));
    return null;
  end if;
  insert into life_events (event, subject, facts)
  select 'category.' || life.event, new.id, life.facts
  from (values
    ('hidden', old.is_shown and not new.is_shown, '{}'::jsonb),
    ('shown', new.is_shown and not old.is_shown, '{}'),
    ('moved', new.parent_id is distinct from old.parent_id, jsonb_build_object('parent', old.parent_id)),
    ('retyped', new.property_type is distinct from old.property_type, jsonb_build_object('type', old.property_type)),
    ('renamed', (new.slug, new.name_ar, new.name_en) is distinct from (old.slug, old.name_ar, old.name_en),
      jsonb_build_object('slug', old.slug))
  ) as life (event, is_so, facts)
  where life.is_so;
  return null;
end $$;
