import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDS, FLAVORS, LANGUAGES } from '@diyar/tiles/style';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { admitDrawing } from '#lib/share-cards/index.ts';
import { storedStills } from './still-map-file.ts';

const [WEST, SOUTH, EAST, NORTH] = BOUNDS;
const KEPT = 'public, max-age=3600, stale-while-revalidate=86400';
/** A large screen's window; whoever has more sees it enlarged. */
const MOST_PIXELS = 2_600;
const Pixels = z.coerce.number().int().min(1).max(MOST_PIXELS);

/** `GET /tiles/still.svg`: a view of the base map. */
const Still = z.object({
  lng: z.coerce.number().min(WEST).max(EAST),
  lat: z.coerce.number().min(SOUTH).max(NORTH),
  zoom: z.coerce.number().min(4).max(18),
  width: Pixels,
  height: Pixels,
  look: z.enum(FLAVORS),
  lang: z.enum(LANGUAGES),
});

/** The base map's one file, answered by byte ranges; a rebuild replaces it atomically, so it is revalidated by its tag. */
export const tileRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const root = join(dataDir, 'tiles');
  mkdirSync(root, { recursive: true });
  const still = storedStills(root);

  await app.register(async (drawings) => {
    await drawings.register(compress, { encodings: ['gzip'], zlibOptions: { level: 5 } });
    drawings.get('/tiles/still.svg', async (request, reply) => {
      const asked = Still.safeParse(request.query);
      if (!asked.success) throw new AppError('validation_failed', 400);
      await admitDrawing(request, reply);
      const picture = await still(asked.data);
      if (picture === undefined) throw new AppError('not_found', 404);
      reply.header('cache-control', KEPT).type('image/svg+xml');
      return picture;
    });
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/tiles/',
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      reply.header('cache-control', KEPT);
    },
  });
};
