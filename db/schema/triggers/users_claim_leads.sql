create or replace trigger users_claim_leads after insert or update of email_verified_at on users
  for each row when (new.email_verified_at is not null and new.email is not null)
  execute function users_claim_leads();
