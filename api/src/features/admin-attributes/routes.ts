import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { resultsOf } from '#lib/each-result.ts';
import { AppError } from '#lib/errors.ts';
import { readPattern } from '#lib/linear-pattern.ts';
import { serve } from '#lib/serve.ts';
import * as commands from './change-attribute.ts';
import * as contract from './contract.ts';
import { allAttributes, attributeById, valuesLost } from './queries.ts';

export const adminAttributeRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  const found = async (id: string) => {
    const attribute = await attributeById(db, id);
    if (!attribute) throw new AppError('attribute_not_found', 404);
    return { attribute };
  };
  const by = (caller: Caller, request: FastifyRequest) => ({ actorId: caller.id, ip: request.ip });

  serve(app, contract.listAllAttributes, async () => ({ attributes: await allAttributes(db) }));

  serve(app, contract.createAttribute, async ({ body, caller, request }) => {
    await commands.createAttribute(db, by(caller, request), body);
    return found(body.id);
  });
  serve(app, contract.updateAttribute, async ({ params, body: { version, ...content }, caller, request }) => {
    await commands.updateAttribute(db, { ...params, version, ...by(caller, request) }, content);
    return found(params.id);
  });
  serve(app, contract.previewAttribute, async ({ params, query: { type, options = [] } }) => {
    const { attribute } = await found(params.id);
    return valuesLost(db, { slug: attribute.slug, type, options });
  });
  serve(app, contract.tryPattern, ({ query: { pattern, text, maxLength } }) => {
    const read = readPattern(pattern, maxLength ?? null);
    if (typeof read === 'string') return { problem: read, matches: false };
    return { problem: null, matches: read.matches(text) };
  });
  serve(app, contract.assignAttribute, async ({ params, body: { version, ...assignment }, caller, request }) => {
    const { id, categoryId } = params;
    await commands.assignAttribute(db, { id, version, ...by(caller, request) }, { categoryId, ...assignment });
    return found(id);
  });
  serve(app, contract.unassignAttribute, async ({ params: { id, categoryId }, body, caller, request }) => {
    await commands.unassignAttribute(db, { ...body, id, ...by(caller, request) }, categoryId);
    return found(id);
  });
  serve(app, contract.undoAttribute, async ({ params, body, caller, request }) => {
    await commands.undoAttribute(db, { ...body, ...params, ...by(caller, request) });
    return found(params.id);
  });
  serve(app, contract.deleteAttribute, async ({ params, body, caller, request }) => {
    await commands.deleteAttribute(db, { ...body, ...params, ...by(caller, request) }, { isForced: false });
    return null;
  });
  serve(app, contract.forceDeleteAttribute, async ({ params, body, caller, request }) => {
    await commands.deleteAttribute(db, { ...body, ...params, ...by(caller, request) }, { isForced: true });
    return null;
  });
  serve(app, contract.bulkAttributes, async ({ body: { items, change }, caller, request }) => {
    const acts = items.map((item) => ({ ...item, ...by(caller, request) }));
    return { results: await resultsOf(acts, request, (act) => commands.changeInBulk(db, act, change)) };
  });
};
