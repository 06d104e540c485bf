-- Handed in, decided or taken back; drafts that are saved every few seconds are nobody's news.
create or replace function tell_changed_revisions() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join old_rows o using (id)
      where 'pending' in (n.state, o.state) and (n.state, n.version) is distinct from (o.state, o.version))
    then perform tell_live('review', null, null);
  end if;
  return null;
end $$;
