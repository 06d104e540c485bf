create or replace trigger payments_stay_settled before update on payments for each row
  when (old.status <> 'pending' and (new.status is distinct from old.status or new.transfer_id is distinct from old.transfer_id
    or new.settled_at is distinct from old.settled_at or coalesce(new.reference_number, '') is distinct from
      case when new.reference_number is null then '' else old.reference_number end))
  execute function keep_settled_payments();
