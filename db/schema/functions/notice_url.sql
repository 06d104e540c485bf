-- Where a notice leads, as long as the page opens for its reader: not an office's page to whoever has left it, nor a conversation or a payment to
-- whoever no longer has it. What was told stays told. Who of an office has its conversations is in `lead_side_standing`, too.
create or replace function notice_url(url text, reader uuid) returns text language sql stable as $$
  select case
    when url ~ '^/dashboard/(office|subscription)([^/]|$)' and url !~ 'purse=private'
      and not exists (select from office_members m where m.user_id = reader) then null
    when url ~ '^/dashboard/leads/[0-9a-f-]{36}' and not exists (
      select from leads d where d.id = substr(url, 18, 36)::uuid and (d.enquirer_id = reader or d.owner_id = reader
        or exists (select from office_members m where m.office_id = d.office_id and m.user_id = reader
          and (m.role in ('owner', 'assistant') or d.assigned_to = reader)))) then null
    when url ~ '^/dashboard/payments/[0-9a-f-]{36}' and not exists (
      select from payments p join ledger_accounts a on a.id = p.account_id
      where p.id = substr(url, 21, 36)::uuid and (a.user_id = reader
        or exists (select from office_members m where m.office_id = a.office_id and m.user_id = reader and m.role = 'owner'))) then null
    else url end
$$;
