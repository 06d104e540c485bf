-- What a plan's lapse hides is still its seller's to show.
create or replace trigger viewings_answer after insert on life_events
  for each row when (
    new.event in ('listing.sold', 'listing.rented', 'listing.suspended', 'listing.deleted', 'listing.transferred',
      'person.suspended', 'person.banned', 'person.closed', 'person.left', 'person.role_changed', 'office.closed')
    or new.event = 'listing.archived' and new.facts ->> 'lapsed' = 'false')
  execute function answer_with_viewings();
