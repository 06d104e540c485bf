import { SUSPENDING_ACTS } from './decision-to-appeal.ts';

/** SQL: what the last decision on a listing is called (`l`, with its open revision `r`); null where it can't be appealed. */
const DECISION = `case
  when l.status = 'suspended' then coalesce((
    select x.id::text from audit_log x where x.subject_kind = 'listing' and x.subject_id = l.id::text
      and x.action in (${SUSPENDING_ACTS.map((act) => `'${act}'`).join(', ')}) order by x.id desc limit 1), 'rule')
  when r.state = 'rejected' then r.id::text end`;

/** SQL: the owner's appeal of that decision, `{ state, answer }`; its state is `possible` before there is one, null when there is nothing to appeal. */
export const APPEAL_OF_LISTING = `(
  select json_build_object('state', coalesce(a.state, 'possible'), 'answer', a.answer)
  from (select ${DECISION} as about) decision left join listing_appeals a on a.listing_id = l.id and a.about = decision.about
    and (a.version is null or a.version = r.version)
  where decision.about is not null)`;
