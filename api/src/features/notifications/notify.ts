import type { Db } from '@diyar/db';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Notification } from './contract.ts';
import { addNotification } from './queries.ts';
import { isMailed } from './words.ts';

export interface Note {
  userId: string;
  type: Notification['type'];
  /** Names the sentence in words.ts, which also says whether a mail goes with it and which preference that obeys. */
  kind: string;
  /** Words and numbers of the sentence; `amount` is in dollars. A pair `xAr`, `xEn` fills `{x}` in the reader's language. */
  parameters?: Notification['parameters'];
  /** Where a click leads, below the site's own origin. */
  url?: string;
}

/** Tells one user in the bell, and by mail where words.ts says so, in the transaction of what it tells of. */
export async function notify(trx: Db, note: Note): Promise<void> {
  const notificationId = await addNotification(trx, note);
  if (isMailed(note.kind)) await enqueue(trx, 'notification_mail', { notificationId });
}
