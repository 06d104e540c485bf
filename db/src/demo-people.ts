import type { Db } from './connect.ts';

/** Ids that the demo's people have (`seedId`) are of version 5, those of everybody who signs up of version 7. */
const IS_SEEDED = `substr(id::text, 15, 1) = '5'`;
/** Names that nobody can own (RFC 2606), so no mail there reaches anybody. */
const HAS_INVENTED_ADDRESS = `email ~* '[@.](example|test|invalid|example[.](com|net|org))$'`;
const IS_DEMO = `${IS_SEEDED} or coalesce(${HAS_INVENTED_ADDRESS}, false)`;

export interface People {
  /** Made by the demo, or under an invented address. */
  demo: number;
  others: number;
  /** Closed accounts of others: their address is gone, their rows of money are not. */
  closed: number;
}

export async function countPeople(db: Db): Promise<People> {
  const { rows } = await db.raw<{ rows: [People] }>(
    `select count(*) filter (where is_demo and erased_at is null)::int as demo,
       count(*) filter (where not is_demo and erased_at is null)::int as others,
       count(*) filter (where not is_demo and erased_at is not null)::int as closed
     from (select ${IS_DEMO} as is_demo, erased_at from users) people`,
  );
  return rows[0];
}
