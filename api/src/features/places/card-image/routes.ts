import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { Lang } from '../../../lib/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import { placePageAt } from '../place-page.ts';
import { cardWords } from './card-words.ts';
import { createCardDrawing, type Draw } from './draw-card.ts';

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Of the drawing: a new one makes new pictures. */
const EDITION = 1;

/**
 * `GET /og/syria/….png?lang=`: the preview picture of a place page. Kept on disk under what it says, so a picture is drawn
 * once for as long as its words stay the same; those who ask for one at once share the drawing.
 */
export const placeCardRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const { deps } = app;
  const folder = path.join(dataDir, 'og');
  const underWay = new Map<string, Promise<Buffer>>();
  let drawing: Promise<Draw> | undefined;

  async function make(file: string, words: ReturnType<typeof cardWords>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    drawing ??= createCardDrawing(dataDir);
    const draw = await drawing;
    const picture = await draw(words, deps.config.brand[words.lang]);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, picture);
    await rename(`${file}.${process.pid}`, file);
    return picture;
  }

  app.get<{ Params: { '*': string }; Querystring: { lang?: string } }>('/og/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1];
    if (!name) throw new AppError('not_found', 404);
    const lang = Lang.catch('ar').parse(request.query.lang);
    const words = cardWords(await placePageAt(deps, `/${name}`, lang), lang);
    const hash = createHash('sha256')
      .update(JSON.stringify([EDITION, words, deps.config.brand]))
      .digest('hex')
      .slice(0, 32);
    const etag = `"${hash}"`;
    reply.header('cache-control', DAY).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const file = path.join(folder, `${hash}.png`);
    const work = underWay.get(hash) ?? make(file, words).finally(() => underWay.delete(hash));
    underWay.set(hash, work);
    return reply.type('image/png').send(await work);
  });
};
