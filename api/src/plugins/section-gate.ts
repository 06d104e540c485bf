import fp from 'fastify-plugin';
import { admit } from '#lib/auth/admit.ts';

const GATED = /^\/api\/+(admin|reports)(?:\/|$)/i;

/**
 * Everything below `/api/admin` and `/api/reports` passes this gate whether a handler exists or not, so that nobody learns
 * which do. The endpoints' own `access` is finer and stands behind it.
 */
export const sectionGate = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const area = GATED.exec(pathOf(request.url))?.[1]?.toLowerCase();
      if (area === 'admin') await admit(request, { access: 'any-admin' });
      if (area === 'reports') await admit(request, { access: 'reports' });
    });
  },
  { name: 'section-gate', dependencies: ['auth'] },
);

/** As the router reads it: without the query, percent signs decoded. */
function pathOf(url: string): string {
  const path = url.split(/[?;#]/)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
