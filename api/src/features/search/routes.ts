import type { FastifyPluginAsync } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { createMissLog } from '../search-misses/index.ts';
import * as contract from './contract.ts';
import { missedWords } from './missed-words.ts';
import { presentStructure, presentStructureCategory, structureAttributes } from './present/filter-structure.ts';
import { search } from './search.ts';
import { suggestionsFor } from './suggest/suggestions.ts';

/** The search page's calls. Answers depend on nothing but the question and the language: any cache may keep them briefly. */
export const searchRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  const misses = createMissLog(deps, app.ownCallSecret);
  app.addHook('onClose', () => misses.close());

  for (const spec of [contract.searchListings, contract.searchListingsAlias]) {
    serve(app, spec, async ({ query, request, reply }) => {
      const answer = await search(deps, query, request.lang);
      const missed = missedWords(query, answer);
      if (missed) misses.note(request, missed);
      reply.header('cache-control', 'public, max-age=5');
      return answer;
    });
  }

  for (const spec of [contract.suggestions, contract.suggest]) {
    serve(app, spec, async ({ query, request }) => ({
      items: await suggestionsFor(deps, query, query.language ?? request.lang),
    }));
  }

  serve(app, contract.structure, async ({ request }) => {
    const { catalogue } = await deps.facts.get();
    const byCategory = catalogue.categories.all.map(
      (category) => [category.slug, structureAttributes(category, request.lang)] as const,
    );
    return {
      ...(await presentStructure(deps, request.lang)),
      attributes: Object.fromEntries(
        byCategory.flatMap(([, list]) => list.map((attribute) => [attribute.slug, attribute])),
      ),
      categoryAttributes: Object.fromEntries(
        byCategory.map(([slug, list]) => [slug, list.map((attribute) => attribute.slug)]),
      ),
    };
  });
  serve(app, contract.lightweightStructure, ({ request }) => presentStructure(deps, request.lang));
  serve(app, contract.hierarchy, async ({ request }) => ({
    categories: (await presentStructure(deps, request.lang)).categories,
  }));
  serve(app, contract.searchCategory, async ({ params, request }) => {
    const { catalogue } = await deps.facts.get();
    const category = catalogue.categories.find(params.id);
    if (!category) throw new AppError('category_not_found', 404);
    return {
      ...presentStructureCategory(category, await deps.counts.get(), request.lang),
      path: category.path.map((ancestor) => ({ key: ancestor.slug, name: nameOf(ancestor, request.lang) })),
      attributes: structureAttributes(category, request.lang),
    };
  });
};
