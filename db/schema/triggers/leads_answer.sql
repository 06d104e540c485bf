create or replace trigger leads_answer after insert on life_events
  for each row when (new.event = 'listing.transferred') execute function answer_with_leads();
