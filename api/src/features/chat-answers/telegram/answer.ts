import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { Lang } from '#lib/endpoint.ts';
import { unlinkChat } from '../../chats/index.ts';
import { answerPress } from '../answer-press.ts';
import { answerText, type Writer } from '../answer-text.ts';
import type { Named } from '../words.ts';
import type { Message, Press, Update } from './update.ts';

/** A method of the Bot API, written into the answer to an update: Telegram does it without a call of ours. */
export type BotReply = { method: string } & Record<string, unknown>;

/** Characters that Telegram shows above a chat. */
const LONGEST = 200;

/** Answers an update, which may come twice. Groups are not talked to. */
export async function answerUpdate(db: Db, update: Update, named: Named): Promise<BotReply | undefined> {
  const { message, callback_query: press, my_chat_member: member } = update;
  if (member && ['kicked', 'left'].includes(member.new_chat_member.status)) {
    await unlinkChat(db, 'telegram', { chat_id: String(member.chat.id) });
    return undefined;
  }
  if (press) return replyToPress(db, press, named);
  if (message?.chat.type !== 'private') return undefined;
  const text = await answerText(db, writerOf(message), message.text, named);
  return { method: 'sendMessage', chat_id: message.chat.id, text, link_preview_options: { is_disabled: true } };
}

function writerOf({ chat, from }: Message): Writer {
  const { first_name: first = '', last_name: last = '' } = from ?? {};
  const name = `${first} ${last}`.trim() || 'Telegram';
  return { channel: 'telegram', chatId: String(chat.id), name, lang: languageOf(from) };
}

/** Arabic, unless Telegram is set to another language. */
const languageOf = (from: Message['from']): Lang => (/^(?!ar)/.test(from?.language_code ?? 'ar') ? 'en' : 'ar');

async function replyToPress(db: Db, { id, data, message }: Press, named: Named): Promise<BotReply> {
  const chatId = message?.chat.type === 'private' ? String(message.chat.id) : undefined;
  const answered = chatId ? await answerPress(db, { channel: 'telegram', chatId }, data, named) : undefined;
  if (answered?.isDone) await showAnswer(db, message, answered.said);
  return {
    method: 'answerCallbackQuery',
    callback_query_id: id,
    ...(answered && { text: [...answered.said].slice(0, LONGEST).join(''), show_alert: true }),
  };
}

/** The question with its answer below it, and no more buttons. */
async function showAnswer(db: Db, message: Press['message'], said: string): Promise<void> {
  if (message?.text === undefined) return;
  const { chat, message_id, text, entities } = message;
  const body = { chat_id: chat.id, message_id, text: `${text}\n\n${said}`, ...(entities && { entities }) };
  await enqueue(db, 'telegram_call', { method: 'editMessageText', body });
}
