import type { Db } from '@diyar/db';
import { enqueueAll } from '#jobs/enqueue.ts';
import { devicesOf } from '../push/index.ts';
import type { Notification } from './contract.ts';
import type { KindAndParameters } from './kinds.ts';
import { PUSH_TRIES } from './push-notification.ts';
import { addNotifications } from './queries.ts';
import { isMailed, pushOf, wordsOf } from './words.ts';

/**
 * A notification of one user. `kind` names the sentence in a feature's notification-words.ts, which also says whether a mail goes
 * with it and which preference that obeys; `parameters` fill its blanks.
 */
export type Note = KindAndParameters & {
  userId: string;
  type: Notification['type'];
  /** Where a click leads, below the site's own origin. */
  url?: string;
};

/** Tells one user in the bell, by mail where its words say so, and on devices, in the transaction of what it tells of. */
export const notify = (trx: Db, note: Note): Promise<void> => notifyAll(trx, [note]);

/** Tells many users in one statement, and asks for mails and pushes in others; `sendAt` holds those back until then. */
export async function notifyAll(trx: Db, notes: readonly (Note & { sendAt?: Date })[]): Promise<void> {
  const unworded = notes.find(({ kind }) => !wordsOf(kind));
  if (unworded) throw new Error(`No words for the notification ${unworded.kind}: features.ts was not loaded`);
  const ids = await addNotifications(trx, notes);
  const told = ids.flatMap((notificationId, at) => {
    const note = notes[at];
    return note ? [{ ...note, notificationId }] : [];
  });
  await askForMails(trx, told);
  await askForPushes(trx, told);
}

type Told = Note & { notificationId: string; sendAt?: Date };

async function askForMails(trx: Db, told: readonly Told[]): Promise<void> {
  const mails = told
    .filter(({ kind }) => isMailed(kind))
    .map(({ notificationId, sendAt }) => ({ payload: { notificationId }, runAt: sendAt }));
  if (mails.length > 0) await enqueueAll(trx, 'notification_mail', mails);
}

/** A job for each device: one that is tried again holds up no other. A worker that dies has used up a try. */
async function askForPushes(trx: Db, told: readonly Told[]): Promise<void> {
  const pushed = told.filter(({ kind }) => pushOf(kind));
  if (pushed.length === 0) return;
  const devices = await devicesOf(trx, [...new Set(pushed.map(({ userId }) => userId))]);
  const pushes = pushed.flatMap(({ notificationId, sendAt, userId }) =>
    (devices.get(userId) ?? []).map((deviceId) => ({ payload: { notificationId, deviceId }, runAt: sendAt })),
  );
  if (pushes.length > 0) await enqueueAll(trx, 'notification_push', pushes, { tries: PUSH_TRIES + 1 });
}
