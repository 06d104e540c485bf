-- As devices are signed out: whoever linked a messenger may be the one the account is kept from, or its owner of before.
create or replace function users_end_chats() returns trigger language plpgsql as $$
begin
  delete from chat_links where user_id = new.id;
  delete from one_time_tokens where user_id = new.id and purpose = 'link_chat' and used_at is null;
  return null;
end $$;
