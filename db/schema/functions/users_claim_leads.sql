-- Whoever proves the address that an enquiry came from finds it in the account.
create or replace function users_claim_leads() returns trigger language plpgsql as $$
begin
  with claimed as (
    update leads l set enquirer_id = new.id, visitor_email = null, visitor_language = null
    where lower(l.visitor_email) = lower(new.email)
      and not exists (select from office_members m where m.office_id = l.office_id and m.user_id = new.id)
      and not exists (
        select from leads o where o.office_id = l.office_id and o.listing_id is null and o.enquirer_id = new.id)
    returning l.id
  )
  update lead_messages m set author_id = new.id from claimed
  where m.lead_id = claimed.id and m.side = 'enquirer' and m.author_id is null;
  return null;
end $$;
