import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { readVariant } from '#lib/images/index.ts';
import { admitDrawing, cachePictures, createPen, type Pen, pictureVersion } from '#lib/share-cards/index.ts';
import { presentOffice } from '../present.ts';
import { findOffice } from '../queries.ts';
import { cardWords } from './card-words.ts';
import { drawCard } from './draw-card.ts';

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Of the drawing: a new one makes new pictures. */
const EDITION = 2;
const LOGO = { width: 320, format: 'webp' } as const;

/** `GET /og/office/{slug}.png?lang=`: the preview picture of an office. Its address stays, so it is asked for anew each day. */
export const officeCardRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const { deps } = app;
  const kept = cachePictures(path.join(dataDir, 'og'));
  let pen: Promise<Pen> | undefined;

  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>('/og/office/:file', async (request, reply) => {
    const slug = /^(.+)\.png$/.exec(request.params.file)?.[1];
    await admitDrawing(request, reply);
    const row = slug ? await findOffice(deps.db, slug) : undefined;
    if (!row) throw new AppError('office_not_found', 404);
    const lang = Lang.catch('ar').parse(request.query.lang);
    const [{ catalogue }, counts] = await Promise.all([deps.facts.get(), deps.counts.get()]);
    const office = presentOffice(row, catalogue, counts, lang);
    const words = cardWords(office, lang);
    const logo = await readVariant(deps.images, office.logo, LOGO);
    const version = pictureVersion(EDITION, words, deps.config.brand, logo ? office.logo : null);
    const etag = `"${version}"`;
    reply.header('cache-control', DAY).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    pen ??= createPen(dataDir);
    const write = await pen;
    const draw = () => drawCard(write, words, { logo, brand: deps.config.brand[lang] });
    return reply.type('image/png').send(await kept(`${version}.png`, draw));
  });
};
