import type { FastifyPluginAsync } from 'fastify';
import { enqueue } from '../../jobs/enqueue.ts';
import { throttleAddress } from '../../lib/auth/client-address.ts';
import { consumeAttempt, DAY_MINUTES } from '../../lib/auth/throttle.ts';
import { serve } from '../../lib/serve.ts';
import { sendContactMessage } from './contract.ts';
import { insertMessage } from './queries.ts';

const PER_QUARTER_HOUR = 5;
const PER_DAY = 40;
const RECEIVED = { received: true } as const;

/** The contact page's form. */
export const contactRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  serve(app, sendContactMessage, async ({ body, request, caller }) => {
    const { website, ...message } = body;
    if (website) return RECEIVED;
    const address = throttleAddress(request.ip);
    const limits = [
      { key: `contact:${address}`, tries: PER_QUARTER_HOUR },
      { key: `contact-day:${address}`, tries: PER_DAY, minutes: DAY_MINUTES, code: 'too_many_messages_today' },
    ];
    await consumeAttempt(db, limits, 'too_many_messages');
    await db.transaction(async (trx) => {
      const messageId = await insertMessage(trx, { ...message, language: request.lang, user_id: caller?.id ?? null });
      await enqueue(trx, 'contact_mail', { messageId });
    });
    return RECEIVED;
  });
};
