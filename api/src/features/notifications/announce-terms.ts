import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { onDay } from '#lib/on-day.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import { DAMASCUS_OFFSET } from '#rules/damascus-time.ts';
import { notifyAll } from './notify.ts';

/** Between the word and the day, as the terms themselves promise. */
export const TERMS_NOTICE_DAYS = 3;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

interface ChangedTerms {
  /** From when they hold, `2026-12-10`: the first minute of that day in Damascus. */
  from: string;
  /** The change, in a sentence. */
  changesAr: string;
  changesEn: string;
}

/**
 * Tells everybody who has an account that the terms change, in the bell and by mail. Whoever was told of that day is not told again:
 * a run that broke off is begun anew.
 * @returns how many were told
 * @throws RangeError sooner than the notice allows, or no day
 */
export async function announceTerms(db: Db, { from, changesAr, changesEn }: ChangedTerms): Promise<number> {
  const day = new Date(`${from}T00:00:00${DAMASCUS_OFFSET}`);
  if (Number.isNaN(day.getTime())) throw new RangeError('The day is written as 2026-12-10.');
  if (day.getTime() - (await appNow(db)).getTime() < TERMS_NOTICE_DAYS * DAY_MS)
    throw new RangeError(`People are told ${TERMS_NOTICE_DAYS} days before at the least: choose a later day.`);
  const parameters = { dayAr: onDay(day, 'ar'), dayEn: onDay(day, 'en'), changesAr, changesEn };
  const note = { type: 'system', kind: 'terms_changed', url: '/terms', parameters } as const;
  const untold = (trx: Db): Promise<string[]> =>
    trx('users')
      .whereRaw(mayBeTold('users'))
      .whereNotExists(
        trx('notifications')
          .whereRaw('user_id = users.id')
          .where({ kind: note.kind })
          .whereRaw(`parameters ->> 'dayEn' = ?`, [parameters.dayEn]),
      )
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .pluck('id');
  for (let told = 0; ; ) {
    const ids = await db.transaction(async (trx) => {
      const people = await untold(trx);
      await notifyAll(
        trx,
        people.map((userId) => ({ userId, ...note })),
      );
      return people;
    });
    told += ids.length;
    if (ids.length < AT_ONCE) return told;
  }
}
