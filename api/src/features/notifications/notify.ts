import type { Db } from '@diyar/db';
import { enqueueAll } from '#jobs/enqueue.ts';
import { linkedChannels } from '../chats/index.ts';
import { devicesOf, inBatches } from '../push/index.ts';
import { CHAT_TRIES } from './chat-notification.ts';
import type { Notification } from './contract.ts';
import type { KindAndParameters } from './kinds.ts';
import type { PushOrder } from './push-notification.ts';
import { addNotifications } from './queries.ts';
import { isForChats, isMailed, isPushed, wordsOf } from './words.ts';

/**
 * A notification of one user. `kind` names the sentence in a feature's notification words, which also says whether a mail goes
 * with it and which preference that obeys; `parameters` fill its blanks.
 */
export type Note = KindAndParameters & {
  userId: string;
  type: Notification['type'];
  /** Where a click leads, below the site's own origin. */
  url?: string;
  /** False: the mail that goes with it is another's. */
  isMailed?: boolean;
};

/** Tells one user in the bell, by mail and messenger where its words say so, and on devices, in the transaction of what it tells of. */
export const notify = (trx: Db, note: Note): Promise<void> => notifyAll(trx, [note]);

/** Tells many users in one statement, and asks for mails, pushes and messages of messengers in others; `waitMs` holds those back. */
export async function notifyAll(trx: Db, notes: readonly (Note & { waitMs?: number })[]): Promise<void> {
  const unworded = notes.find(({ kind }) => !wordsOf(kind));
  if (unworded) throw new Error(`No words for the notification ${unworded.kind}: features.ts was not loaded`);
  const ids = await addNotifications(trx, notes);
  const told = ids.flatMap((notificationId, at) => {
    const note = notes[at];
    return note ? [{ ...note, notificationId }] : [];
  });
  await askForMails(trx, told);
  await askForPushes(trx, told);
  await askForChats(trx, told);
}

type Told = Note & { notificationId: string; waitMs?: number };

async function askForMails(trx: Db, told: readonly Told[]): Promise<void> {
  const mails = told
    .filter(({ kind, isMailed: asks = true }) => asks && isMailed(kind))
    .map(({ notificationId, waitMs }) => ({ payload: { notificationId }, waitMs }));
  if (mails.length > 0) await enqueueAll(trx, 'notification_mail', mails);
}

/** In jobs of some devices each, those of one moment together; the ones that are tried again hold up no other. */
async function askForPushes(trx: Db, told: readonly Told[]): Promise<void> {
  const pushed = told.filter(({ kind }) => isPushed(kind));
  if (pushed.length === 0) return;
  const devices = await devicesOf(trx, [...new Set(pushed.map(({ userId }) => userId))]);
  const byMoment = new Map<number | undefined, PushOrder[]>();
  for (const { notificationId, waitMs, userId } of pushed) {
    const orders = byMoment.get(waitMs) ?? [];
    for (const deviceId of devices.get(userId) ?? []) orders.push({ notificationId, deviceId });
    byMoment.set(waitMs, orders);
  }
  for (const [waitMs, orders] of byMoment) {
    const { jobs, tries } = inBatches(orders);
    const timed = jobs.map((job) => ({ ...job, waitMs }));
    if (timed.length > 0) await enqueueAll(trx, 'notification_pushes', timed, { tries });
  }
}

/** Each a job of its own: a messenger knows no message by its id, so that a worker that dies may repeat one at most. */
async function askForChats(trx: Db, told: readonly Told[]): Promise<void> {
  const meant = told.filter(({ kind }) => isForChats(kind));
  if (meant.length === 0) return;
  const channels = await linkedChannels(trx, [...new Set(meant.map(({ userId }) => userId))]);
  const jobs = meant.flatMap(({ notificationId, waitMs, userId }) =>
    (channels.get(userId) ?? []).map((channel) => ({ payload: { notificationId, channel }, waitMs })),
  );
  if (jobs.length > 0) await enqueueAll(trx, 'notification_chat', jobs, { tries: CHAT_TRIES });
}
