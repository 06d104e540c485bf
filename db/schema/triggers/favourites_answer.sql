create or replace trigger favourites_answer after insert on life_events
  for each row when (new.event in ('person.suspended', 'person.banned', 'person.suspension_ended', 'person.unbanned',
    'category.hidden', 'category.shown'))
  execute function answer_with_favourite_news();
