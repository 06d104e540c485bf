import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { serve } from '../../lib/serve.ts';
import { createCategory, moveCategory, undoCategory, updateCategory } from './change-category.ts';
import * as contract from './contract.ts';
import { allCategories, categoryById } from './queries.ts';

export const adminCategoryRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  const found = async (id: string) => {
    const category = await categoryById(db, id);
    if (!category) throw new AppError('category_not_found', 404);
    return { category };
  };

  serve(app, contract.listAllCategories, async () => ({ categories: await allCategories(db) }));

  serve(app, contract.createCategory, async ({ body, caller, request }) => {
    await createCategory(db, { actorId: caller.id, ip: request.ip }, body);
    return found(body.id);
  });
  serve(app, contract.updateCategory, async ({ params, body: { version, ...content }, caller, request }) => {
    await updateCategory(db, { id: params.id, version, actorId: caller.id, ip: request.ip }, content);
    return found(params.id);
  });
  serve(app, contract.moveCategory, async ({ params, body: { version, ...place }, caller, request }) => {
    await moveCategory(db, { id: params.id, version, actorId: caller.id, ip: request.ip }, place);
    return found(params.id);
  });
  serve(app, contract.undoCategory, async ({ params, body, caller, request }) => {
    await undoCategory(db, { ...body, id: params.id, actorId: caller.id, ip: request.ip });
    return found(params.id);
  });
};
