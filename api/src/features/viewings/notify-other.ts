import type { Db } from '@diyar/db';
import { hearersOf, type LeadSide, type LockedLead, subjectOf } from '../leads/index.ts';
import { notify } from '../notifications/index.ts';
import type { ViewingRow } from './queries.ts';
import { whenSaid } from './when-said.ts';

interface News {
  lead: LockedLead;
  /** Whose act it was. */
  side: LeadSide;
  viewing: ViewingRow;
  kind: 'viewing_proposed' | 'viewing_accepted' | 'viewing_moved' | 'viewing_cancelled';
}

/** Tells the side that did not act, in the bell and by mail. */
export async function notifyOther(trx: Db, { lead, side, viewing, kind }: News): Promise<void> {
  const about = await subjectOf(trx, lead.id);
  const { enquirer, ownerAr, ownerEn, titleAr, titleEn } = about;
  const [nameAr, nameEn] = side === 'enquirer' ? [enquirer, enquirer] : [ownerAr, ownerEn];
  const hearers = side === 'enquirer' ? await hearersOf(trx, lead) : [lead.enquirer_id].filter((id) => id !== null);
  for (const userId of hearers) {
    await notify(trx, {
      userId,
      type: 'lead',
      kind,
      parameters: { nameAr, nameEn, titleAr, titleEn, ...whenSaid(viewing.starts_at) },
      url: `/dashboard/leads/${lead.id}`,
    });
  }
}
