import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { ChatChannel } from '#rules/notifications.ts';

export interface Chat {
  channel: ChatChannel;
  chatId: string;
  /** As the messenger calls its person. */
  name: string;
}

/** The account's chat from now on, and no other account's. */
export async function linkChat(trx: Db, userId: string, { channel, chatId, name }: Chat): Promise<void> {
  await trx('chat_links').where({ channel, chat_id: chatId }).whereNot({ user_id: userId }).delete();
  await trx('chat_links')
    .insert({ user_id: userId, channel, chat_id: chatId, name })
    .onConflict(['user_id', 'channel'])
    .merge({ chat_id: chatId, name, linked_at: trx.raw('app_now()') });
}

/** @returns how many there were */
export const unlinkChat = (
  db: Db,
  channel: ChatChannel,
  whose: { user_id: string } | { chat_id: string },
): Promise<number> =>
  db('chat_links')
    .where({ channel, ...whose })
    .delete();

export const chatOf = (db: Db, userId: string, channel: ChatChannel) =>
  db('chat_links').where({ user_id: userId, channel }).first('name', 'linked_at');

/** Account of a chat, with its language. */
export const holderOfChat = (db: Db, channel: ChatChannel, chatId: string) =>
  db('chat_links as c')
    .join('users as u', 'u.id', 'c.user_id')
    .where({ 'c.channel': channel, 'c.chat_id': chatId })
    .first<{ user_id: string; language: Lang } | undefined>('c.user_id', 'u.language');

/** Messengers that each of these people linked. */
export async function channelsOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, ChatChannel[]>> {
  const rows = await db('chat_links')
    .whereIn('user_id', userIds)
    .select<{ user_id: string; channel: ChatChannel }[]>('user_id', 'channel');
  const channels = new Map<string, ChatChannel[]>();
  for (const { user_id, channel } of rows) channels.set(user_id, [...(channels.get(user_id) ?? []), channel]);
  return channels;
}
