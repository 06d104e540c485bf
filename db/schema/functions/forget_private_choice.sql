-- A choice, with the number of a wallet, is kept for as long as its author waits to be let in.
create or replace function forget_private_choice() returns trigger language plpgsql as $$
begin
  new.private_choice := null;
  return new;
end $$;
