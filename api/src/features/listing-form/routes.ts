import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { presentAttribute, presentCategory } from '../categories/index.ts';
import { isWithinReach } from '../office-team/index.ts';
import * as contract from './contract.ts';
import { draftsOf } from './list-drafts.ts';
import { presentDraft } from './present-draft.ts';
import { type Publication, publish } from './publish.ts';
import { formRow } from './queries.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

const DRAFTS_PER_PAGE = 20;

/** The listing form: drafts, and handing in. */
export const listingFormRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;
  type Given = Omit<Publication, 'catalogue' | 'lang' | 'ownerId'>;
  const handIn = async (given: Given, ownerId: string, request: FastifyRequest, on = db) => {
    const { catalogue } = await facts.get();
    const result = await publish(on, { ...given, ownerId, catalogue, lang: request.lang });
    if (result.isNew)
      request.log.info({ listingId: result.listing.id, isChange: result.listing.isChange }, 'listing handed in');
    return result;
  };

  serve(app, contract.createListing, async ({ body, caller, request, reply, db: trx }) => {
    const { id, categoryId: category, baseVersion, files, ...form } = body;
    const given = { id, category, baseVersion, files, form, mode: 'create' } as const;
    const { listing, isNew } = await handIn(given, caller.id, request, trx);
    reply.code(isNew ? 201 : 200);
    return { listing };
  });
  serve(app, contract.createListingInCategory, async ({ params, body, caller, request, reply, db: trx }) => {
    const { id, baseVersion, files, ...form } = body;
    const given = {
      id,
      category: params.id,
      baseVersion,
      files,
      form,
      mode: 'create',
    } as const;
    const { listing, isNew } = await handIn(given, caller.id, request, trx);
    reply.code(isNew ? 201 : 200);
    return { listing };
  });
  serve(app, contract.updateListing, async ({ params, body, caller, request }) => {
    const { categoryId: category, baseVersion, files, ...form } = body;
    const { listing } = await handIn(
      { id: params.id, category, baseVersion, files, form, mode: 'update' },
      caller.id,
      request,
    );
    return { listing };
  });
  serve(app, contract.updateListingInCategory, async ({ params, body, caller, request }) => {
    const { categoryId, baseVersion, files, ...form } = body;
    const { categories } = (await facts.get()).catalogue;
    const isOther = categoryId && categories.kept(params.id)?.id !== categories.kept(categoryId)?.id;
    if (isOther) throw new AppError('category_fixed', 400).on('categoryId');
    const given = { id: params.listingId, category: params.id, baseVersion, files, form, mode: 'update' } as const;
    return { listing: (await handIn(given, caller.id, request)).listing };
  });

  serve(app, contract.listDrafts, async ({ query, caller, request }) => {
    const { catalogue } = await facts.get();
    const page = query.page ?? 1;
    const rows = await draftsOf(db, caller.id, DRAFTS_PER_PAGE, (page - 1) * DRAFTS_PER_PAGE);
    const items = rows.map((row) => {
      const category = catalogue.categories.kept(row.category_id);
      return {
        id: row.id,
        version: row.version,
        state: row.state,
        isChange: row.is_change,
        title: request.lang === 'ar' ? (row.title_ar ?? row.title_en) : (row.title_en ?? row.title_ar),
        category: { key: category?.slug ?? '', name: category ? nameOf(category, request.lang) : '' },
        image: row.image_id && row.image_color ? { id: row.image_id, color: row.image_color } : null,
        updatedAt: row.updated_at.toISOString(),
      };
    });
    return { items, page: { number: page, size: DRAFTS_PER_PAGE, total: rows[0]?.total ?? 0 } };
  });
  serve(app, contract.getDraft, async ({ params, caller, request }) => {
    const [row, { catalogue }] = await Promise.all([formRow(db, params.id), facts.get()]);
    if (!row || !(await isWithinReach(db, row, caller.id))) throw new AppError('listing_not_found', 404);
    return { draft: await presentDraft(db, row, catalogue, request.lang) };
  });
  serve(app, contract.draftCategory, async ({ params, caller, request: { lang } }) => {
    const [row, { catalogue }] = await Promise.all([formRow(db, params.id), facts.get()]);
    const category = row && catalogue.categories.kept(row.category_id);
    if (!row || !category || !(await isWithinReach(db, row, caller.id))) throw new AppError('listing_not_found', 404);
    return {
      category: presentCategory(category, lang),
      attributes: category.attributes.map((attribute) => presentAttribute(attribute, lang)),
      isShown: category.isShown,
    };
  });
  serve(app, contract.saveDraft, async ({ params, body, caller, request }) => {
    const { catalogue } = await facts.get();
    const { content, baseVersion, reopen = false } = body;
    const save = { id: params.id, ownerId: caller.id, content, baseVersion, reopen, catalogue, lang: request.lang };
    return { draft: await saveDraft(db, save) };
  });
  serve(app, contract.deleteDraft, async ({ params, caller }) => {
    await discardDraft(db, { id: params.id, ownerId: caller.id });
    return {};
  });
};
