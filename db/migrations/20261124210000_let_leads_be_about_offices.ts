import type { Knex } from 'knex';

/**
 * A lead is about a listing or about an office itself. An office's has no owner: its people answer by their roles. It may
 * come from a visitor without an account, who is answered by mail; whoever proves that address finds it in the account.
 */
export const up = (db: Knex) =>
  db.raw(`
    alter table leads
      alter column listing_id drop not null,
      alter column owner_id drop not null,
      alter column enquirer_id drop not null,
      add column visitor_email text constraint leads_visitor_email check (char_length(visitor_email) between 3 and 254),
      add column visitor_language text constraint leads_visitor_language check (visitor_language in ('ar', 'en')),
      add constraint leads_about check (listing_id is not null or office_id is not null),
      add constraint leads_owner_side check (owner_id is not null or office_id is not null),
      add constraint leads_from_one check (num_nonnulls(enquirer_id, visitor_email) = 1),
      add constraint leads_visitor_named check (visitor_email is null or num_nonnulls(name, visitor_language) = 2);
    create unique index leads_to_office_once on leads (office_id, enquirer_id)
      where listing_id is null and enquirer_id is not null;
    create unique index leads_of_visitor_once on leads (office_id, lower(visitor_email)) where visitor_email is not null;
    create index leads_of_visitor on leads (lower(visitor_email)) where visitor_email is not null;

    create function users_claim_leads() returns trigger language plpgsql as $$
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
    create trigger users_claim_leads after insert or update of email_verified_at on users
      for each row when (new.email_verified_at is not null and new.email is not null)
      execute function users_claim_leads();
  `);

export const down = (db: Knex) =>
  db.raw(`
    drop trigger users_claim_leads on users;
    drop function users_claim_leads();
    delete from leads where listing_id is null or owner_id is null or enquirer_id is null;
    drop index leads_to_office_once, leads_of_visitor_once, leads_of_visitor;
    alter table leads
      drop constraint leads_about, drop constraint leads_owner_side, drop constraint leads_from_one,
      drop constraint leads_visitor_named, drop column visitor_email, drop column visitor_language,
      alter column listing_id set not null, alter column owner_id set not null, alter column enquirer_id set not null;
  `);
