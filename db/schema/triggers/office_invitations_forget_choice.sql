create or replace trigger office_invitations_forget_choice before update on office_invitations
  for each row when (new.asked_by is null and new.private_choice is not null) execute function forget_private_choice();
