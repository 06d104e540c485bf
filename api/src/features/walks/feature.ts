import type { FastifyPluginAsync } from 'fastify';
import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { walk } from './with-walks.ts';

const walkRoutes: FastifyPluginAsync = async (app) => {
  serve(app, contract.walk, async ({ query, reply }) => {
    const { how, line } = await walk(app.deps.db, [query.lng, query.lat], query.minutes);
    reply.header('cache-control', 'public, max-age=600');
    return { how, line: line?.map(([lng, lat]): [number, number] => [lng, lat]) ?? null };
  });
};

export const walksFeature = feature({
  about: 'Ways on foot from a home',
  contract,
  authorisation: { 'GET /walks': open },
  routes: [walkRoutes],
  tables: ['walk_tiles'],
});
