import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { failureOf } from '#plugins/error-handler.ts';
import { type Chat, holderOfChat } from '../chats/index.ts';
import { changeStatus, confirm } from '../my-listings/index.ts';
import { AVAILABILITY, type Availability } from '../notifications/index.ts';
import { type Named, sentenceOf } from './words.ts';

const ANSWER = new RegExp(`^(${AVAILABILITY.join('|')}):([0-9a-f-]{36})$`);

/**
 * An answer to "still available?": done as if it was pressed in the dashboard, by the rules that hold there.
 * @returns undefined where the button is none of ours
 */
export async function answerPress(
  db: Db,
  { channel, chatId }: Pick<Chat, 'channel' | 'chatId'>,
  pressed: string,
  named: Named,
): Promise<{ said: string; isDone: boolean } | undefined> {
  const [, answer, id] = ANSWER.exec(pressed) ?? [];
  if (!answer || !id) return undefined;
  const holder = await holderOfChat(db, channel, chatId);
  if (!holder) return { said: sentenceOf('notLinked', { channel, lang: 'ar' }, named), isDone: false };
  const lang = holder.language;
  try {
    await settle(db, answer as Availability, { id, ownerId: holder.user_id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { said: failureOf(error, { lang }).message, isDone: false };
  }
  return { said: sentenceOf(answer as Availability, { channel, lang }, named), isDone: true };
}

const settle = (db: Db, answer: Availability, own: { id: string; ownerId: string }): Promise<void> =>
  answer === 'available' ? confirm(db, own) : changeStatus(db, { ...own, status: answer });
