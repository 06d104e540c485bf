import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { hasOptions } from '#rules/attributes.ts';
import { allAttributes } from '../admin-attributes/index.ts';
import { allCategories } from '../admin-categories/index.ts';
import { checksOf } from './checks.ts';
import * as contract from './contract.ts';
import { answersOf, sumsOf } from './figures.ts';
import { categoryFigures, optionsChosen, valuesCarried } from './queries.ts';

export const catalogueReportRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  async function read() {
    const [categories, attributes, own, { catalogue }, carried] = await Promise.all([
      allCategories(db),
      allAttributes(db),
      categoryFigures(db),
      facts.get(),
      valuesCarried(db),
    ]);
    const slugs = attributes.flatMap(({ slug, type }) => (hasOptions(type) ? [slug] : []));
    const chosen = await optionsChosen(db, slugs);
    return { categories, attributes, own, tree: catalogue.categories, carried, chosen };
  }

  serve(app, contract.catalogueFigures, async () => {
    const { categories, attributes, own, tree, carried, chosen } = await read();
    const listings = new Map(own.map((figures) => [figures.id, figures.listings]));
    return {
      categories: sumsOf(categories, own),
      attributes: answersOf(attributes, tree, { listings, carried, chosen }),
    };
  });

  serve(app, contract.catalogueChecks, async () => {
    const { categories, attributes, own, tree, carried, chosen } = await read();
    const listings = new Map(sumsOf(categories, own).map((figures) => [figures.id, figures.listings]));
    return { checks: checksOf({ categories: tree.all, attributes, listings, carried, chosen }) };
  });
};
