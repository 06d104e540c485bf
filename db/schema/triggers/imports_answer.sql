create or replace trigger imports_answer after insert on life_events
  for each row when (new.event in ('person.joined', 'person.left')) execute function stop_imports_of_member();
