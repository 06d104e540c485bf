create or replace trigger plans_keep_limits after update of listing_limit on plans for each row
  when (new.listing_limit is not null and (old.listing_limit is null or new.listing_limit < old.listing_limit))
  execute function keep_limits();
