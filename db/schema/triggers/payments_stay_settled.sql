create or replace trigger payments_stay_settled before update on payments for each row
  when (old.status <> 'pending' and (new.status, new.transfer_id, new.settled_at, coalesce(new.reference_number,
  '')) is distinct from
    (old.status, old.transfer_id, old.settled_at, case when new.reference_number is null then '' else old.reference_number end))
  execute function keep_settled_payments();
