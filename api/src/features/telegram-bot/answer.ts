import type { Db } from '@diyar/db';
import { spendOneTimeToken, wasSpent } from '#lib/auth/one-time-tokens.ts';
import type { Lang } from '#lib/endpoint.ts';
import { holderOfChat, linkChat, unlinkChat } from '../chats/index.ts';
import { notify } from '../notifications/index.ts';
import { answerPress } from './answer-press.ts';
import type { Message, Update } from './update.ts';
import { type Named, sentenceOf } from './words.ts';

/** A method of the Bot API, written into the answer to an update: Telegram does it without a call of ours. */
export type BotReply = { method: string } & Record<string, unknown>;

/** Answers an update, which may come twice. Groups are not talked to. */
export async function answerUpdate(db: Db, update: Update, named: Named): Promise<BotReply | undefined> {
  const { message, callback_query: press, my_chat_member: member } = update;
  if (member && ['kicked', 'left'].includes(member.new_chat_member.status)) {
    await unlinkChat(db, 'telegram', { chat_id: String(member.chat.id) });
    return undefined;
  }
  if (press) return answerPress(db, press, named);
  if (message?.chat.type !== 'private') return undefined;
  const text = await answerMessage(db, message, named);
  return { method: 'sendMessage', chat_id: message.chat.id, text, link_preview_options: { is_disabled: true } };
}

async function answerMessage(db: Db, message: Message, named: Named): Promise<string> {
  const chatId = String(message.chat.id);
  const [command, code] = message.text.trim().split(/\s+/);
  if (command === '/start' && code) return start(db, message, code, named);
  const holder = await holderOfChat(db, 'telegram', chatId);
  const lang = holder?.language ?? languageOf(message);
  if (!holder) return sentenceOf('notLinked', lang, named);
  if (command !== '/stop') return sentenceOf('alertsOnly', lang, named);
  await unlinkChat(db, 'telegram', { chat_id: chatId });
  return sentenceOf('stopped', lang, named);
}

/** Links the chat to the account that asked for the code. */
async function start(db: Db, message: Message, code: string, named: Named): Promise<string> {
  const chatId = String(message.chat.id);
  const { first_name: first = '', last_name: last = '' } = message.from ?? {};
  const name = `${first} ${last}`.trim() || 'Telegram';
  await db.transaction(async (trx) => {
    const spent = await spendOneTimeToken(trx, code, 'link_chat');
    if (!spent) return;
    await linkChat(trx, spent.userId, { channel: 'telegram', chatId, name });
    const url = '/dashboard/settings/notifications';
    await notify(trx, { userId: spent.userId, type: 'system', kind: 'telegram_linked', parameters: { name }, url });
  });
  const holder = await holderOfChat(db, 'telegram', chatId);
  const lang = holder?.language ?? languageOf(message);
  const isLinked = holder !== undefined && (await wasSpent(db, code, 'link_chat'));
  return sentenceOf(isLinked ? 'linked' : 'linkOver', lang, named);
}

/** Of somebody we do not know: Arabic, unless Telegram is set to another language. */
const languageOf = ({ from }: Message): Lang => (/^(?!ar)/.test(from?.language_code ?? 'ar') ? 'en' : 'ar');
