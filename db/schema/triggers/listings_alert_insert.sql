create or replace trigger listings_alert_insert after insert on listings
  referencing new table as new_rows for each statement execute function mark_inserted_alerts();
