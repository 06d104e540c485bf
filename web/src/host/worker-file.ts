import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '#service-worker/messages.ts';
import { compressedForms, encodingFor } from './compressed-forms.ts';

/** Calls of a worker fall under its own policy, not the page's: it asks nobody but us. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The service worker at the root, for the whole site; asked for anew each time, so that nobody is stuck with an old one. */
export async function workerFile(app: FastifyInstance, file: string): Promise<void> {
  const forms = compressedForms(await readFile(file, 'utf8'));
  app.get(WORKER_PATH, async (request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
      .header('etag', forms.etag);
    if (request.headers['if-none-match'] === forms.etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await forms.as(encoding));
  });
}
