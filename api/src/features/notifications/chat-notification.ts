import type { JobHelpers } from 'graphile-worker';
import { enqueueAll } from '#jobs/enqueue.ts';
import type { JobDeps } from '#jobs/job-deps.ts';
import { afterQuiet } from '#lib/quiet-hours.ts';
import type { ChatChannel } from '#rules/notifications.ts';
import {
  type ChatButton,
  type ChatMessage,
  type ChatSent,
  channelsOf,
  FIXED_BUTTONS,
  unlinkChat,
} from '../chats/index.ts';
import { answerButtons } from './answer-buttons.ts';
import { presentNotification } from './present.ts';
import { pushMessageOf } from './push-notification.ts';
import { type NotificationForChat, notificationForChat } from './queries.ts';
import { isForChats, wordsOf } from './words.ts';

export interface ChatOrder {
  notificationId: string;
  channel: ChatChannel;
}

/** The first, and one more where the messenger is unwell; a worker that dies has used up a third. */
const TRIES = 2;
export const CHAT_TRIES = TRIES + 1;
/** Older news are in the bell. */
const KEPT_SECONDS = 86_400;

const OPEN = { ar: 'افتح', en: 'Open' };

/**
 * Message of a notification in the chat that its reader linked. None of one that was read or deleted meanwhile or is not wanted; in the
 * reader's quiet hours it waits for their end, and as long as the messenger says that too much is sent.
 */
export async function sendChatNotification(deps: JobDeps, order: ChatOrder, { job, logger }: JobHelpers) {
  const { db, config } = deps;
  const { channel } = order;
  const messenger = channelsOf(config)[channel];
  if (!messenger) return;
  const row = await notificationForChat(db, order.notificationId, { channel, seconds: KEPT_SECONDS });
  if (!row || !isForChats(row.kind, channel, row.notification_preferences)) return;
  const quietMs = quietFor(row);
  if (quietMs > 0) return sendLater(deps, order, quietMs);

  const outcome = await messenger.send(row.chat_id, await messageOf(deps, row, channel));
  await settle(deps, order, { outcome, chatId: row.chat_id });
  if (typeof outcome === 'object' && 'rejected' in outcome)
    logger.warn(`a message by ${channel} was rejected: ${outcome.rejected}`);
  if (outcome === 'again' && job.attempts < TRIES) throw new Error(`${channel} is unwell`);
}

async function settle(deps: JobDeps, order: ChatOrder, { outcome, chatId }: { outcome: ChatSent; chatId: string }) {
  if (outcome === 'gone') await unlinkChat(deps.db, order.channel, { chat_id: chatId });
  if (typeof outcome === 'object' && 'laterSeconds' in outcome)
    await sendLater(deps, order, outcome.laterSeconds * 1_000);
}

const sendLater = ({ db }: JobDeps, payload: ChatOrder, waitMs: number) =>
  enqueueAll(db, 'notification_chat', [{ payload, waitMs }], { tries: CHAT_TRIES });

function quietFor({ now, from_hour, until_hour }: NotificationForChat): number {
  if (from_hour === null || until_hour === null) return 0;
  return afterQuiet(now.getTime(), { from: from_hour, until: until_hour }) - now.getTime();
}

async function messageOf(
  { db, config }: JobDeps,
  row: NotificationForChat,
  channel: ChatChannel,
): Promise<ChatMessage> {
  const lang = row.language;
  const noted = presentNotification(row, lang);
  const page = new URL(noted.url ?? '/dashboard/notifications', config.http.publicUrl);
  page.searchParams.set('lang', lang);
  const open: ChatButton = { label: OPEN[lang], href: page.href };
  const answers = wordsOf(row.kind)?.answers
    ? await answerButtons(db, page, { lang, isFixed: FIXED_BUTTONS.includes(channel) })
    : [];
  const isPublic = !page.pathname.startsWith('/dashboard');
  return { lang, ...pushMessageOf(noted), buttons: [...answers, open], href: page.href, isPublic };
}
