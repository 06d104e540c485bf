import type { FastifyInstance } from 'fastify';
import { formAfterShare, NOTHING_KEPT, SHARE_PATH } from '#service-worker/shared-photos.ts';
import { languageOf } from './page-address.ts';

/**
 * A share that no service worker took (a browser that threw its site data away): photos belong to a listing and to an account,
 * which are not known yet, so none is read. The form says that they must be chosen there.
 */
export async function shareTarget(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post(SHARE_PATH, (request, reply) => {
    const lang = languageOf(new URL(request.url, 'http://site.invalid'), request.headers.cookie);
    return reply.header('cache-control', 'no-store').redirect(formAfterShare(NOTHING_KEPT, lang), 303);
  });
}
