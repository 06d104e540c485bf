create or replace trigger users_end_chats after update of password_hash, email on users
  for each row when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
  execute function users_end_chats();
