import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { mayReceive } from '#lib/standing/questions.ts';
import { TAKES_A_PLACE } from './queries.ts';

export type LockedAccount = Pick<tables.UserRow, 'id' | 'account_type'> & {
  office_id: string | null;
  /** A listing: not whoever is stopped, administrators, and offices' assistants. */
  may_receive: boolean;
};

/** Several accounts at once, in the order of all: offices before people, each by id, so that two transfers never deadlock. */
export async function lockAccounts(trx: Db, ids: string[]): Promise<Map<string, LockedAccount>> {
  await trx.raw(
    `select 1 from offices o where o.id in (select office_id from office_members where user_id = any(cast(? as uuid[])))
     order by o.id for no key update`,
    [ids],
  );
  const { rows } = await trx.raw<{ rows: LockedAccount[] }>(
    `select u.id, u.account_type, (select office_id from office_members where user_id = u.id) as office_id,
       ${mayReceive('u')} as may_receive
     from users u where u.id = any(cast(? as uuid[])) order by u.id for no key update`,
    [ids],
  );
  return new Map(rows.map((account) => [account.id, account]));
}

/** Whether the listing counts against its owner's quota now. */
export async function takesPlace(trx: Db, listingId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { takes: boolean }[] }>(
    `select ${TAKES_A_PLACE} as takes from listings l where l.id = ?`,
    [listingId],
  );
  return rows[0]?.takes ?? false;
}
