import fp from 'fastify-plugin';
import { isShownInViews, isViewLive } from '#lib/auth/account-views.ts';
import { AppError } from '#lib/errors.ts';

const READING = ['GET', 'HEAD'];

/**
 * The gate before all others for an administrator who sees the site as somebody else: whatever the endpoint, nothing is
 * written, and nothing is read but what is public or named in `lib/auth/account-views`.
 */
export const accountViews = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const { caller } = request;
      if (!caller?.viewId) return;
      if (!READING.includes(request.method)) throw new AppError('view_reads_only', 403);
      if (!(await isViewLive(app.deps.db, caller.viewId, caller.id))) throw new AppError('view_over', 401);
      const { endpoint } = request.routeOptions.config;
      if (endpoint && !isShownInViews(endpoint)) throw new AppError('view_hidden', 403);
    });
  },
  { name: 'account-views', dependencies: ['auth'] },
);
