-- Numbers, truths, ids and states; texts may name people.
create or replace function audit_facts(content jsonb) returns jsonb language sql immutable as $$
  select case when content is not null then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(content)
     where jsonb_typeof(value) in ('number', 'boolean')
       or (jsonb_typeof(value) = 'string' and key in ('status', 'state', 'target'))
       or value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '{}') end
$$;
