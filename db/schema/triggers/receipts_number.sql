create or replace trigger receipts_number before insert on receipts for each row execute function number_receipt();
