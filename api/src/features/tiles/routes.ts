import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** The base map's one file, answered by byte ranges; a rebuild replaces it atomically, so it is revalidated by its tag. */
export const tileRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const root = join(dataDir, 'tiles');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/tiles/',
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400');
    },
  });
};
