import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { createWord, deleteWord, updatePlace, updateWord } from './change-word.ts';
import * as contract from './contract.ts';
import { addedWords, placeById, placesNamed } from './queries.ts';

const PAGE_SIZE = 20;

/**
 * Spellings are facts: indexer and API processes read changed facts by themselves, and only listings whose documents differ are
 * marked (`indexer/src/follow-facts.ts`).
 */
export const searchWordRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;
  const wordOf = async (id: string) => {
    const [word] = await addedWords(db, (await facts.get()).lexicon, id);
    if (!word) throw new AppError('search_word_not_found', 404);
    return { word };
  };

  serve(app, contract.listWords, async () => ({ words: await addedWords(db, (await facts.get()).lexicon) }));

  serve(app, contract.createWord, async ({ body, caller, request, db: own }) => {
    const { lexicon } = await facts.get();
    await createWord(own, lexicon, { ...body, actorId: caller.id, ip: request.ip });
    const [word] = await addedWords(own, lexicon, body.id);
    if (!word) throw new AppError('search_word_not_found', 404);
    return { word };
  });
  serve(app, contract.updateWord, async ({ params, body, caller, request }) => {
    await updateWord(db, (await facts.get()).lexicon, { ...params, ...body, actorId: caller.id, ip: request.ip });
    return wordOf(params.id);
  });
  serve(app, contract.deleteWord, async ({ params, caller, request }) => {
    await deleteWord(db, { ...params, actorId: caller.id, ip: request.ip });
    return null;
  });

  serve(app, contract.listSearchPlaces, async ({ query, request }) => {
    const { page: number = 1, query: words = '' } = query;
    const skip = (number - 1) * PAGE_SIZE;
    const { places, total } = await placesNamed(db, { query: words, size: PAGE_SIZE, skip, lang: request.lang });
    return { places, page: { number, size: PAGE_SIZE, total } };
  });
  serve(app, contract.updateSearchPlace, async ({ params, body, caller, request }) => {
    await updatePlace(db, (await facts.get()).lexicon, { ...params, ...body, actorId: caller.id, ip: request.ip });
    const place = await placeById(db, params.id, request.lang);
    if (!place) throw new AppError('search_place_not_found', 404);
    return { place };
  });
};
