import type { Db } from '@diyar/db';
import { mayAct, mayBePaid, mayBeShown, mayBeTold, mayOwn, mayPay, mayReceive } from './questions.ts';

/** Every question about one account, answered. */
export interface May {
  act: boolean;
  receive: boolean;
  own: boolean;
  pay: boolean;
  bePaid: boolean;
  beTold: boolean;
  beShown: boolean;
}

const NOBODY: May = {
  act: false,
  receive: false,
  own: false,
  pay: false,
  bePaid: false,
  beTold: false,
  beShown: false,
};

/**
 * The answers about an account, which stay so until the transaction ends: a measure waits for it. Offices are locked before people.
 * @returns all false where there is no such account
 */
export async function lockStanding(trx: Db, userId: string): Promise<May> {
  const { rows } = await trx.raw<{ rows: May[] }>(
    `select ${mayAct('u')} as act, ${mayReceive('u')} as receive, ${mayOwn('u')} as own, ${mayPay('u')} as pay,
       ${mayBePaid('u')} as "bePaid", ${mayBeTold('u')} as "beTold", ${mayBeShown('u')} as "beShown"
     from users u where u.id = ? for no key update of u`,
    [userId],
  );
  return rows[0] ?? NOBODY;
}
