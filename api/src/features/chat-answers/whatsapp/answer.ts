import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { Lang } from '#lib/endpoint.ts';
import { isGoneAt, isNewEvent, unlinkChat } from '../../chats/index.ts';
import { answerPress } from '../answer-press.ts';
import { answerText, type Writer } from '../answer-text.ts';
import type { Named } from '../words.ts';
import type { Update, Value } from './update.ts';

type Message = Value['messages'][number];

/** Answers a webhook, each event of it once, however often it is posted; `phoneId`: other numbers of the same app are not ours. */
export async function answerUpdate(
  db: Db,
  update: Update,
  { phoneId, named }: { phoneId: string; named: Named },
): Promise<void> {
  const values = update.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  for (const value of values.filter(({ metadata }) => metadata?.phone_number_id === phoneId)) {
    for (const message of value.messages)
      await once(db, message.id, (trx) => answerMessage(trx, message, { value, named }));
    for (const { id, errors, ...status } of value.statuses)
      if (errors.some(({ code }) => isGoneAt(code)))
        await once(db, `${id} failed`, (trx) => unlink(trx, [status.recipient_user_id, status.recipient_id]));
    for (const { user_id, wa_id, ...choice } of value.user_preferences)
      if (choice.value === 'stop')
        await once(db, `${user_id ?? wa_id} ${choice.timestamp}`, (trx) => unlink(trx, [user_id, wa_id]));
  }
}

const once = (db: Db, id: string, act: (trx: Db) => Promise<void>): Promise<void> =>
  db.transaction(async (trx) => {
    if (await isNewEvent(trx, 'whatsapp', id)) await act(trx);
  });

async function unlink(trx: Db, ids: (string | undefined)[]): Promise<void> {
  for (const id of ids) if (id) await unlinkChat(trx, 'whatsapp', { chat_id: id });
}

/** Pictures, voice and reactions are not answered. */
async function answerMessage(trx: Db, message: Message, { value, named }: { value: Value; named: Named }) {
  const writer = writerOf(message, value);
  if (!writer) return;
  const { text, button } = message;
  const said = button
    ? (await answerPress(trx, writer, button.payload ?? '', named))?.said
    : text && (await answerText(trx, writer, text.body, named));
  if (said) await enqueue(trx, 'whatsapp_reply', { chatId: writer.chatId, text: said });
}

function writerOf({ from, from_user_id: personId, text }: Message, { contacts }: Value): Writer | undefined {
  const chatId = personId ?? from;
  if (!chatId) return undefined;
  const contact = contacts.find(({ user_id, wa_id }) => user_id === chatId || wa_id === chatId);
  const name = contact?.profile?.name || contact?.profile?.username || 'WhatsApp';
  return { channel: 'whatsapp', chatId, name, lang: languageOf(text?.body ?? '') };
}

/** Arabic, unless it is written in other letters. */
const languageOf = (text: string): Lang =>
  /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text) ? 'en' : 'ar';
