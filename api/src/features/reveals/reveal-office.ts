import type { Db } from '@diyar/db';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { AppError } from '#lib/errors.ts';
import { logOfficeReveal } from '../leads/index.ts';
import { findOffice, phoneOfOffice } from '../offices/index.ts';
import { consumeReveal } from './consume-reveal.ts';
import { type Caller, isOfOffice } from './queries.ts';

/**
 * Shows someone an approved office's number. It costs the office's own people and moderators nothing.
 * @throws AppError office_not_found (404), office_contact_unavailable (409), and what the limits of a first reveal throw
 */
export function revealOffice(db: Db, officeId: string, caller: Caller): Promise<{ phone: string; name: string }> {
  const { userId, isStaff = false, lang } = caller;
  return db.transaction(async (trx) => {
    const { isProven } = await lockCaller(trx, userId);
    const office = await findOffice(trx, officeId);
    if (!office) throw new AppError('office_not_found', 404);
    const phone = await phoneOfOffice(trx, office.id);
    if (!phone) throw new AppError('office_contact_unavailable', 409);
    const isOwn = await isOfOffice(trx, office.id, userId);
    const target = { kind: 'office', id: office.id } as const;
    if (!isOwn && !isStaff && (await consumeReveal(trx, target, { ...caller, isProven }))) {
      await logOfficeReveal(trx, { officeId: office.id, userId });
    }
    return { phone, name: lang === 'ar' ? office.name_ar : office.name_en };
  });
}
