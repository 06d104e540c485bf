import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { ContactMessage, MESSAGE_STATES } from './contract.ts';

/** Hours within which a message to the operator is to be answered. */
export const ANSWER_HOURS = { priority: 4, usual: 24 } as const;

type Message = Pick<
  tables.ContactMessageRow,
  'name' | 'email' | 'topic' | 'message' | 'language' | 'user_id' | 'is_priority'
>;

export async function insertMessage(db: Db, message: Message): Promise<string> {
  const row = await rowOf(db('contact_messages').insert(message).returning('id'));
  return row.id;
}

export type MessageState = (typeof MESSAGE_STATES)[number];
type MessageRow = Omit<Message, 'user_id'> &
  Pick<tables.ContactMessageRow, 'id' | 'created_at' | 'answered_at'> & {
    answer_by: Date;
    is_late: boolean;
    answerer: string | null;
    total: number;
  };

const ANSWER_BY = `m.created_at + case when m.is_priority then ${ANSWER_HOURS.priority} else ${ANSWER_HOURS.usual} end * interval '1 hour'`;

export async function messagesIn(
  db: Db,
  { state, limit, offset }: { state: MessageState; limit: number; offset: number },
): Promise<{ messages: ContactMessage[]; total: number }> {
  const { rows } = await db.raw<{ rows: MessageRow[] }>(
    `select m.id, m.name, m.email, m.topic, m.message, m.language, m.is_priority, m.created_at, m.answered_at,
       ${ANSWER_BY} as answer_by, coalesce(m.answered_at, app_now()) > ${ANSWER_BY} as is_late,
       trim(u.first_name || ' ' || u.last_name) as answerer, count(*) over ()::int as total
     from contact_messages m left join users u on u.id = m.answered_by
     where (m.answered_at is null) = :isOpen
     order by m.answered_at desc nulls first, m.is_priority desc, m.created_at, m.id limit :limit offset :offset`,
    { isOpen: state === 'open', limit, offset },
  );
  const messages = rows.map(({ id, name, email, topic, message, language, ...row }) => ({
    id,
    name,
    email,
    topic,
    message,
    language,
    isPriority: row.is_priority,
    isLate: row.is_late,
    createdAt: row.created_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: row.answerer,
  }));
  return { messages, total: rows[0]?.total ?? 0 };
}
