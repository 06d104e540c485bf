import type { FastifyPluginAsync } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { presentAttribute, presentCategory, presentOptions } from './present.ts';
import { categoryOfListing } from './queries.ts';
import { statisticsOf } from './statistics.ts';

const isUuid = (ref: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(ref);

/** The category tree and its attributes, from memory. */
export const categoryRoutes: FastifyPluginAsync = async (app) => {
  const { facts, db } = app.deps;
  const found = async (ref: string) => {
    const category = (await facts.get()).catalogue.categories.find(ref);
    if (!category) throw new AppError('category_not_found', 404);
    return category;
  };

  serve(app, contract.listCategories, async ({ query, request }) => {
    const { categories } = (await facts.get()).catalogue;
    const parent = query.parent ? await found(query.parent) : undefined;
    const wanted = categories.all.filter(
      (category) =>
        (query.level === undefined || category.level === query.level) && (!parent || category.parent === parent),
    );
    return { categories: wanted.map((category) => presentCategory(category, request.lang)) };
  });

  serve(app, contract.getCategory, async ({ params, request }) => {
    const category = await found(params.id);
    return {
      category: presentCategory(category, request.lang),
      path: category.path.map((ancestor) => presentCategory(ancestor, request.lang)),
      children: category.children.map((child) => presentCategory(child, request.lang)),
      attributes: category.attributes.map((attribute) => presentAttribute(attribute, request.lang)),
    };
  });

  serve(app, contract.allAttributes, async ({ request }) => {
    const { categories } = (await facts.get()).catalogue;
    return { attributes: categories.attributes.map((attribute) => presentAttribute(attribute, request.lang)) };
  });

  serve(app, contract.attributesInBulk, async ({ query: { ids = [], categories: refs = [] }, request: { lang } }) => {
    const { categories } = (await facts.get()).catalogue;
    return {
      attributes: ids.flatMap((ref) => categories.attribute(ref) ?? []).map((fact) => presentAttribute(fact, lang)),
      categories: refs
        .flatMap((ref) => categories.find(ref) ?? [])
        .map(({ id, slug, attributes }) => ({
          id,
          slug,
          attributes: attributes.map((attribute) => presentAttribute(attribute, lang)),
        })),
    };
  });

  serve(app, contract.attributeStatistics, async () => statisticsOf((await facts.get()).catalogue.categories));

  serve(app, contract.attributeValues, async ({ params, request }) => {
    const attribute = (await facts.get()).catalogue.categories.attribute(params.id);
    if (!attribute) throw new AppError('attribute_not_found', 404);
    return { values: presentOptions(attribute, request.lang) };
  });

  serve(app, contract.listingAttributes, async ({ params, request }) => {
    const { categories } = (await facts.get()).catalogue;
    const listed =
      isUuid(params.id) && !categories.find(params.id) ? await categoryOfListing(db, params.id) : undefined;
    const category = await found(listed ?? params.id);
    return { attributes: category.attributes.map((attribute) => presentAttribute(attribute, request.lang)) };
  });

  serve(app, contract.transactionTypes, async ({ query, request }) => {
    const { categories } = (await facts.get()).catalogue;
    const category = query.categorySlug ? await found(query.categorySlug) : undefined;
    const types = categories.transactionTypes.filter(
      (type) => !category || category.transactionTypes.includes(type.slug),
    );
    return {
      transactionTypes: types.map((type) => ({ id: type.id, slug: type.slug, name: nameOf(type, request.lang) })),
    };
  });
};
