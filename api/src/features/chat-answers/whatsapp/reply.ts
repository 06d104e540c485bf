import { enqueue } from '#jobs/enqueue.ts';
import type { JobDeps } from '#jobs/job-deps.ts';
import { writeByWhatsapp } from '../../chats/index.ts';

export interface WhatsappReply {
  chatId: string;
  text: string;
}

/** Answers in a chat; put off by the machine's clock, as the queue goes. @throws where WhatsApp is unwell */
export async function replyByWhatsapp({ db, config }: JobDeps, payload: WhatsappReply): Promise<void> {
  if (!config.whatsapp) return;
  const outcome = await writeByWhatsapp(config.whatsapp, payload.chatId, payload.text);
  if (outcome === 'again') throw new Error('WhatsApp is unwell');
  if (typeof outcome === 'object' && 'laterSeconds' in outcome)
    await enqueue(db, 'whatsapp_reply', payload, outcome.laterSeconds * 1_000);
}
