import type { FastifyPluginAsync } from 'fastify';
import { resultsOf } from '#lib/each-result.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { CATEGORY_ICON_MAX_BYTES } from '#rules/categories.ts';
import { refuseNoIcon, replaceIcon } from './category-icon.ts';
import { changeInBulk, createCategory, moveCategory, undoCategory, updateCategory } from './change-category.ts';
import * as contract from './contract.ts';
import { deleteCategory, forceDeleteCategory } from './delete-category.ts';
import { impactOf, subtreeOf } from './impact.ts';
import { allCategories, categoryById } from './queries.ts';

export const adminCategoryRoutes: FastifyPluginAsync = async (app) => {
  const { db, images } = app.deps;
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

  serve(app, contract.bulkCategories, async ({ body: { items, change }, caller, request }) => {
    const acts = items.map((item) => ({ ...item, actorId: caller.id, ip: request.ip }));
    return { results: await resultsOf(acts, request, (act) => changeInBulk(db, act, change)) };
  });

  serve(app, contract.categoryImpact, async ({ params }) => {
    const ids = await subtreeOf(db, params.id);
    if (ids.length === 0) throw new AppError('category_not_found', 404);
    return { impact: await impactOf(db, ids) };
  });
  serve(app, contract.deleteCategory, async ({ params, body, caller, request }) => {
    await deleteCategory(db, { ...body, id: params.id, actorId: caller.id, ip: request.ip });
    return null;
  });
  serve(app, contract.forceDeleteCategory, async ({ params, body: { version, outcome }, caller, request }) => {
    const act = { id: params.id, version, actorId: caller.id, ip: request.ip };
    const impact = await forceDeleteCategory(db, act, outcome);
    request.log.warn({ categoryId: params.id, ...impact }, 'category deleted by force');
    return { impact };
  });

  serve(app, contract.setCategoryIcon, async ({ params, query, caller, request }) => {
    const bytes = await uploadedFile(request, 'icon', {
      maxBytes: CATEGORY_ICON_MAX_BYTES,
      missing: 'category_icon_missing',
      tooLarge: 'category_icon_too_large',
      refuseHead: refuseNoIcon,
    });
    await replaceIcon(db, images, { ...query, id: params.id, actorId: caller.id, ip: request.ip }, bytes);
    return found(params.id);
  });
  serve(app, contract.removeCategoryIcon, async ({ params, query, caller, request }) => {
    await replaceIcon(db, images, { ...query, id: params.id, actorId: caller.id, ip: request.ip }, null);
    return found(params.id);
  });
};
