import type { Db } from '@diyar/db';
import { spendOneTimeToken, wasSpent } from '#lib/auth/one-time-tokens.ts';
import type { Lang } from '#lib/endpoint.ts';
import { type Chat, holderOfChat, linkChat, unlinkChat } from '../chats/index.ts';
import { notify } from '../notifications/index.ts';
import { isStop, type Named, sentenceOf } from './words.ts';

/** A chat that writes to us; `lang` is a guess, for somebody we do not know. */
export type Writer = Chat & { lang: Lang };

/** A one-time token, wherever it stands in a message. */
const CODE = /(?<![\w-])[\w-]{43}(?![\w-])/;

/** Does as a message says: links the chat by a code in it, or ends the link. @returns the answer */
export async function answerText(db: Db, writer: Writer, text: string, named: Named): Promise<string> {
  const { channel, chatId } = writer;
  const code = CODE.exec(text)?.[0];
  if (code) return link(db, writer, code, named);
  const holder = await holderOfChat(db, channel, chatId);
  const to = { channel, lang: holder?.language ?? writer.lang };
  if (!holder) return sentenceOf('notLinked', to, named);
  if (!isStop(text)) return sentenceOf('alertsOnly', to, named);
  await unlinkChat(db, channel, { chat_id: chatId });
  return sentenceOf('stopped', to, named);
}

const LINKED = { telegram: 'telegram_linked', whatsapp: 'whatsapp_linked' } as const;

/** Links the chat to the account that asked for the code. */
async function link(db: Db, { lang, ...chat }: Writer, code: string, named: Named): Promise<string> {
  const { channel, chatId, name } = chat;
  await db.transaction(async (trx) => {
    const spent = await spendOneTimeToken(trx, code, 'link_chat');
    if (!spent) return;
    await linkChat(trx, spent.userId, chat);
    const url = '/dashboard/settings/notifications';
    await notify(trx, { userId: spent.userId, type: 'system', kind: LINKED[channel], parameters: { name }, url });
  });
  const holder = await holderOfChat(db, channel, chatId);
  const isLinked = holder !== undefined && (await wasSpent(db, code, 'link_chat'));
  return sentenceOf(isLinked ? 'linked' : 'linkOver', { channel, lang: holder?.language ?? lang }, named);
}
