import type { Db } from '@diyar/db';
import { mayBeTold } from '#lib/standing/questions.ts';
import { hearersOf, type LockedLead, subjectOf } from '../leads/index.ts';
import { notify } from '../notifications/index.ts';
import { type ViewingRow, viewingById } from './queries.ts';
import { whenSaid } from './when-said.ts';

const KINDS = {
  listing: 'viewing_ended_listing',
  person: 'viewing_ended_person',
  transferred: 'viewing_ended_transferred',
} as const satisfies Record<NonNullable<ViewingRow['ended_because']>, string>;

/** Tells both sides, as far as they still have an account, of a viewing that neither of them called off. */
export const notifyEnded = (db: Db, { viewingId }: { viewingId: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const viewing = await viewingById(trx, viewingId);
    const lead: LockedLead | undefined = viewing && (await trx('leads').where({ id: viewing.lead_id }).first());
    // Erased meanwhile, or agreed anew.
    if (!lead || !viewing?.ended_because) return;
    const { titleAr, titleEn } = await subjectOf(trx, lead.id);
    const parameters = { titleAr, titleEn, ...whenSaid(viewing.starts_at) };
    const hearers = [lead.enquirer_id, ...(await hearersOf(trx, lead))].filter((id) => id !== null);
    const url = `/dashboard/leads/${lead.id}`;
    const present = await trx('users').whereIn('id', hearers).whereRaw(mayBeTold('users')).pluck('id');
    for (const userId of present)
      await notify(trx, { userId, type: 'lead', kind: KINDS[viewing.ended_because], parameters, url });
  });
