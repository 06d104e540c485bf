import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import type { ImportRow } from './queries.ts';

/** Whose listings a table is about: an office's, or a seller's who has none. */
export interface Whose {
  ownerId: string;
  officeId: string | null;
}

type Said = Record<string, unknown>;

/** The side that drives an import: an office its own, an administrator any, and each step of his is written down in its transaction. */
export interface Driver {
  may(row: ImportRow): boolean;
  note(trx: Db, verb: string, whose: Whose, what: { before?: Said; after?: Said }): Promise<void>;
}

export const ownDriver = (userId: string): Driver => ({
  may: (row) => row.owner_id === userId,
  note: async () => undefined,
});

/** An administrator's own account has no imports: he drives those of the offices. */
export const adminDriver = (actorId: string, ip: string): Driver => ({
  may: () => true,
  async note(trx, verb, { ownerId, officeId }, { before, after }) {
    const subject = officeId
      ? { subjectKind: 'office', subjectId: officeId }
      : { subjectKind: 'user', subjectId: ownerId };
    await audit(trx, { actorId, action: `office.${verb}`, ...subject, before, after, ip });
  },
});

export const whoseIs = (row: ImportRow): Whose => ({ ownerId: row.owner_id, officeId: row.office_id });
