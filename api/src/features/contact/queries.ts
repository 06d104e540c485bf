import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

type Message = Pick<tables.ContactMessageRow, 'name' | 'email' | 'topic' | 'message' | 'language' | 'user_id'>;

export async function insertMessage(db: Db, message: Message): Promise<string> {
  const [row] = await db('contact_messages').insert(message).returning('id');
  return row.id;
}
