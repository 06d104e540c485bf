import type { FastifyPluginAsync } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { throttleAddress } from '#lib/auth/client-address.ts';
import { consumeAttempt, DAY_MINUTES, ofAddress } from '#lib/auth/throttle.ts';
import { serve } from '#lib/serve.ts';
import { payerOf } from '../ledger/index.ts';
import { includedFor } from '../quotas/index.ts';
import { answerMessage } from './answer-message.ts';
import * as contract from './contract.ts';
import { insertMessage, messagesIn } from './queries.ts';

/** Of a day's messages, how many may come in a quarter of an hour. */
const AT_ONCE = 1 / 8;
const PAGE_SIZE = 20;
const RECEIVED = { received: true } as const;

/** The contact page's form, and the queue of what it brought. */
export const contactRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  serve(app, contract.sendContactMessage, async ({ body, request, caller }) => {
    const { website, ...message } = body;
    if (website) return RECEIVED;
    const address = throttleAddress(request.ip);
    const tries = config.limits.messages;
    const today = { key: 'contact-day', tries, minutes: DAY_MINUTES, code: 'too_many_messages_today' };
    const limits = [...ofAddress(address, { key: 'contact', tries: tries * AT_ONCE }), ...ofAddress(address, today)];
    await consumeAttempt(db, limits, 'too_many_messages');
    const own = { language: request.lang, user_id: caller?.id ?? null, is_priority: await hasPriority(caller) };
    await db.transaction(async (trx) => {
      const messageId = await insertMessage(trx, { ...message, ...own });
      await enqueue(trx, 'contact_mail', { messageId });
    });
    return RECEIVED;
  });

  const hasPriority = async (caller: { id: string; type: string } | null) =>
    caller !== null &&
    caller.type !== 'admin' &&
    (await includedFor(db, (await payerOf(db, caller.id)).owner)).has('support');

  serve(app, contract.contactMessages, async ({ query }) => {
    const { state = 'open', page: number = 1, limit: size = PAGE_SIZE } = query;
    const { messages, total } = await messagesIn(db, { state, limit: size, offset: (number - 1) * size });
    return { messages, page: { number, size, total } };
  });
  serve(app, contract.answerMessage, async ({ params, caller, request }) => {
    await answerMessage(db, { id: params.id, actorId: caller.id, ip: request.ip });
    return { answered: true as const };
  });
};
