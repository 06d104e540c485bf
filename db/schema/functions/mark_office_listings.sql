-- Truth that fans out: the dependants are marked in the transaction that changes it.
create or replace function mark_office_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((
    select array_agg(l.id) from new_rows n join old_rows o using (id) join listings l on l.office_id = n.id
    where l.status = 'active' and (n.slug, n.name_ar, n.name_en, n.is_verified, n.logo_image_id, n.status)
      is distinct from (o.slug, o.name_ar, o.name_en, o.is_verified, o.logo_image_id, o.status)));
  return null;
end $$;
