import type { Db } from '@diyar/db';
import { mayAct } from '#lib/standing/questions.ts';
import type { AccountType } from '#rules/sections.ts';
import type { Stream } from './streams.ts';

interface Admitted {
  id: string;
  account_type: AccountType;
  has_second_factor: boolean;
}

const AT_ONCE = 1_000;

/** Those of the streams whose session would be let in now as it was when they were opened. */
export async function stillAdmitted(db: Db, streams: readonly Stream[]): Promise<Set<Stream>> {
  const admitted = new Map<string, Admitted>();
  const ids = [...new Set(streams.map(({ caller }) => caller.sessionId))];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows } = await db.raw<{ rows: Admitted[] }>(
      `select s.id, u.account_type, s.second_factor_at is not null as has_second_factor
       from sessions s join users u on u.id = s.user_id
       where s.id = any(?) and s.ended_at is null and s.expires_at > app_now() and ${mayAct('u')}`,
      [ids.slice(from, from + AT_ONCE)],
    );
    for (const row of rows) admitted.set(row.id, row);
  }
  return new Set(
    streams.filter(({ caller }) => {
      const now = admitted.get(caller.sessionId);
      return now?.account_type === caller.type && (!caller.secondFactor || now.has_second_factor);
    }),
  );
}
