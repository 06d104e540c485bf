import type { FastifyPluginAsync } from 'fastify';
import { googleRoutes } from './google-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export const accountRoutes: FastifyPluginAsync = async (app) => {
  await app.register(sessionRoutes);
  await app.register(secretRoutes);
  await app.register(googleRoutes);
};
