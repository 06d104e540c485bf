import type { Db } from '@diyar/db';
import { enqueueAll } from '../../jobs/enqueue.ts';
import type { Notification } from './contract.ts';
import type { KindAndParameters } from './kinds.ts';
import { addNotifications } from './queries.ts';
import { isMailed } from './words.ts';

/**
 * A notification of one user. `kind` names the sentence in words.ts, which also says whether a mail goes with it and which
 * preference that obeys; `parameters` fill its blanks.
 */
export type Note = KindAndParameters & {
  userId: string;
  type: Notification['type'];
  /** Where a click leads, below the site's own origin. */
  url?: string;
};

/** Tells one user in the bell, and by mail where words.ts says so, in the transaction of what it tells of. */
export const notify = (trx: Db, note: Note): Promise<void> => notifyAll(trx, [note]);

/** Tells many users in one statement, and asks for their mails in another; `mailAt` holds a mail back until then. */
export async function notifyAll(trx: Db, notes: readonly (Note & { mailAt?: Date })[]): Promise<void> {
  const ids = await addNotifications(trx, notes);
  const mails = ids.flatMap((notificationId, at) => {
    const note = notes[at];
    return note && isMailed(note.kind) ? [{ payload: { notificationId }, runAt: note.mailAt }] : [];
  });
  if (mails.length > 0) await enqueueAll(trx, 'notification_mail', mails);
}
