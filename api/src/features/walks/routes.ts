import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { walk } from './with-walks.ts';

export const walkRoutes: FastifyPluginAsync = async (app) => {
  serve(app, contract.walk, async ({ query, reply }) => {
    const { how, line } = await walk(app.deps.db, [query.lng, query.lat], query.minutes);
    reply.header('cache-control', 'public, max-age=600');
    return { how, line: line?.map(([lng, lat]): [number, number] => [lng, lat]) ?? null };
  });
};
