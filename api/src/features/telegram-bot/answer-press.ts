import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { AppError } from '#lib/errors.ts';
import { failureOf } from '#plugins/error-handler.ts';
import { holderOfChat } from '../chats/index.ts';
import { changeStatus, confirm } from '../my-listings/index.ts';
import { AVAILABILITY, type Availability } from '../notifications/index.ts';
import type { BotReply } from './answer.ts';
import type { Press } from './update.ts';
import { type Named, sentenceOf } from './words.ts';

const ANSWER = new RegExp(`^(${AVAILABILITY.join('|')}):([0-9a-f-]{36})$`);

/** Characters that Telegram shows above a chat. */
const LONGEST = 200;

/** An answer to "still available?": done as if it was pressed in the dashboard, by the rules that hold there. */
export async function answerPress(db: Db, press: Press, named: Named): Promise<BotReply> {
  const { message } = press;
  const reply = (text?: string): BotReply => ({
    method: 'answerCallbackQuery',
    callback_query_id: press.id,
    ...(text && { text: [...text].slice(0, LONGEST).join(''), show_alert: true }),
  });
  const [, answer, id] = ANSWER.exec(press.data) ?? [];
  if (!answer || !id || message?.chat.type !== 'private') return reply();
  const holder = await holderOfChat(db, 'telegram', String(message.chat.id));
  if (!holder) return reply(sentenceOf('notLinked', 'ar', named));
  const lang = holder.language;
  try {
    await settle(db, answer as Availability, { id, ownerId: holder.user_id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return reply(failureOf(error, { lang }).message);
  }
  const said = sentenceOf(answer as Availability, lang, named);
  await showAnswer(db, message, said);
  return reply(said);
}

const settle = (db: Db, answer: Availability, own: { id: string; ownerId: string }): Promise<void> =>
  answer === 'available' ? confirm(db, own) : changeStatus(db, { ...own, status: answer });

/** The question with its answer below it, and no more buttons. */
async function showAnswer(db: Db, message: NonNullable<Press['message']>, said: string): Promise<void> {
  const { chat, message_id, text, entities } = message;
  if (text === undefined) return;
  const body = { chat_id: chat.id, message_id, text: `${text}\n\n${said}`, ...(entities && { entities }) };
  await enqueue(db, 'telegram_call', { method: 'editMessageText', body });
}
