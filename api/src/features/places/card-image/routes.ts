import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { admitDrawing, cachePictures, createPen, type Pen, pictureVersion } from '#lib/share-cards/index.ts';
import { placePageAt } from '../place-page.ts';
import { cardWords } from './card-words.ts';
import { drawCard } from './draw-card.ts';

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Of the drawing: a new one makes new pictures. */
const EDITION = 1;

/** `GET /og/syria/….png?lang=`: the preview picture of a place page. Its address stays, so it is asked for anew each day. */
export const placeCardRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const { deps } = app;
  const kept = cachePictures(path.join(dataDir, 'og'));
  let pen: Promise<Pen> | undefined;

  app.get<{ Params: { '*': string }; Querystring: { lang?: string } }>('/og/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1];
    if (!name) throw new AppError('not_found', 404);
    await admitDrawing(request, reply);
    const lang = Lang.catch('ar').parse(request.query.lang);
    const words = cardWords(await placePageAt(deps, `/${name}`, lang), lang);
    const { brand } = deps.config;
    const version = pictureVersion(EDITION, words, brand);
    const etag = `"${version}"`;
    reply.header('cache-control', DAY).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    pen ??= createPen(dataDir);
    const write = await pen;
    return reply.type('image/png').send(await kept(`${version}.png`, () => drawCard(write, words, brand[lang])));
  });
};
