import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { acceptOneClick } from '#mail/unsubscribe-link.ts';
import { changeSearch, setQuietHours } from './change-search.ts';
import * as contract from './contract.ts';
import { presentSearch } from './present.ts';
import { deleteSearch, markSeen, quietHoursOf, searchesOf } from './queries.ts';
import { saveSearch } from './save-search.ts';
import { setSubscribed, subscriptionOf } from './unsubscribe.ts';

export const savedSearchRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config } = app.deps;

  const one = async (userId: string, id: string, request: FastifyRequest, on = db) => {
    const [row] = await searchesOf(on, userId, id);
    if (!row) throw new AppError('saved_search_not_found', 404);
    return { savedSearch: presentSearch(row, await facts.get(), request.lang) };
  };

  serve(app, contract.listSavedSearches, async ({ caller, request }) => {
    const [rows, quietHours, known] = await Promise.all([
      searchesOf(db, caller.id),
      quietHoursOf(db, caller.id),
      facts.get(),
    ]);
    const items = rows.map((row) => presentSearch(row, known, request.lang));
    return { items, quietHours, maximum: contract.MAX_SAVED_SEARCHES };
  });
  serve(app, contract.saveSearch, async ({ caller, body, request, reply, db: trx }) => {
    const { name, query: address, frequency, byEmail = true, inApp = true } = body;
    const wish = { userId: caller.id, name, address, frequency, byEmail, inApp };
    const { id, existed } = await saveSearch(trx, await facts.get(), request.lang, wish);
    if (!existed) reply.code(201);
    return { ...(await one(caller.id, id, request, trx)), existed };
  });
  serve(app, contract.setQuietHours, async ({ caller, body }) => {
    await setQuietHours(db, caller.id, body.quietHours);
    return body;
  });
  serve(app, contract.changeSavedSearch, async ({ caller, params, body, request }) => {
    await changeSearch(db, { ...body, id: params.id, userId: caller.id });
    return one(caller.id, params.id, request);
  });
  serve(app, contract.seeSavedSearch, async ({ caller, params, request }) => {
    await markSeen(db, caller.id, params.id);
    return one(caller.id, params.id, request);
  });
  serve(app, contract.deleteSavedSearch, async ({ caller, params }) => {
    if ((await deleteSearch(db, caller.id, params.id)) === 0) throw new AppError('saved_search_not_found', 404);
    return {};
  });

  await app.register(async (mailed) => {
    acceptOneClick(mailed);
    const { secrets } = config.auth;
    serve(mailed, contract.subscription, async ({ query }) => {
      const { name, subscribed } = await subscriptionOf(db, secrets, query.token);
      return { name, subscribed };
    });
    for (const [spec, isOn] of [
      [contract.unsubscribe, false],
      [contract.resubscribe, true],
    ] as const) {
      serve(mailed, spec, async ({ query }) => {
        const { id, name } = await subscriptionOf(db, secrets, query.token);
        await setSubscribed(db, id, isOn);
        return { name, subscribed: isOn };
      });
    }
  });
};
