import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { hashSecret } from '#lib/auth/secrets.ts';
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

export const chatsOf = (db: Db, userId: string) =>
  db('chat_links')
    .where({ user_id: userId })
    .select<(Pick<tables.ChatLinkRow, 'name' | 'linked_at'> & { channel: ChatChannel })[]>(
      'channel',
      'name',
      'linked_at',
    );

/** Account of a chat, with its language. */
export const holderOfChat = (db: Db, channel: ChatChannel, chatId: string) =>
  db('chat_links as c')
    .join('users as u', 'u.id', 'c.user_id')
    .where({ 'c.channel': channel, 'c.chat_id': chatId })
    .first<{ user_id: string; language: Lang } | undefined>('c.user_id', 'u.language');

/** Messengers that each of these people linked. */
export async function linkedChannels(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, ChatChannel[]>> {
  const rows = await db('chat_links')
    .whereIn('user_id', userIds)
    .select<{ user_id: string; channel: ChatChannel }[]>('user_id', 'channel');
  const channels = new Map<string, ChatChannel[]>();
  for (const { user_id, channel } of rows) channels.set(user_id, [...(channels.get(user_id) ?? []), channel]);
  return channels;
}

/** Notes an event that a messenger posted. @returns false where it was posted before */
export async function isNewEvent(trx: Db, channel: ChatChannel, id: string): Promise<boolean> {
  const added = await trx('chat_events')
    .insert({ about: hashSecret(`${channel}:${id}`) })
    .onConflict('about')
    .ignore()
    .returning('about');
  return added.length > 0;
}
