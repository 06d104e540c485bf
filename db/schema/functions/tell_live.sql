-- Tells the processes that hold open streams that something of these people changed; people unsaid, it is for administrators. The
-- transaction's number says which change it was, so that one transaction that changes much says it once. A payload may have 8,000 bytes.
create or replace function tell_live(kind text, subject uuid, people uuid[]) returns void language plpgsql as $$
begin
  if people is null then
    perform pg_notify('live', jsonb_build_object('at', pg_current_xact_id()::text, 'kind', kind)::text);
    return;
  end if;
  perform pg_notify('live', jsonb_build_object(
      'at', pg_current_xact_id()::text, 'kind', kind, 'id', subject, 'people', jsonb_agg(person order by person))::text)
    from (select person, (row_number() over (order by person) - 1) / 150 as part
      from (select distinct person from unnest(people) person where person is not null) known) numbered
    group by part;
end $$;
