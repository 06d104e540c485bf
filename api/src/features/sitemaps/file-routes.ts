import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { openContent, shownFile, shownFiles } from './files.ts';
import { indexXml } from './sitemap-xml.ts';

/** Desks, calls, and searches of which there is no end; a map view shows what its list shows. Pages that should not be listed say so themselves, and must be read for it. */
const CLOSED = ['/dashboard', '/api/', '/dev/', '/*?*keywords=', '/*?*bbox=', '/*?*shape=', '/*?*sortBy=', '/*?*view='];

/** @param isOpen false where the site is tried out: nothing of it belongs into a search engine */
function robotsText(origin: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const rules = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Short: a crawler that comes again wants to know what changed. */
const FIVE_MINUTES = 'public, max-age=300';
const XML = 'application/xml; charset=utf-8';

/** `/sitemap.xml` (the index), `/sitemaps/{name}.xml` and `/robots.txt`: the same in every process, from the database and the file store. */
export const sitemapFileRoutes: FastifyPluginAsync = async (app) => {
  const { db, files, config } = app.deps;
  const origin = config.http.publicUrl;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FIVE_MINUTES)
      .send(robotsText(origin, config.isOpenToCrawlers)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const shown = await shownFiles(db);
    // An index without files is not valid, and crawlers would forget what they know; the first build is a minute away.
    if (shown.length === 0) throw new AppError('service_unavailable', 503);
    const newest = Math.max(...shown.map(({ writtenAt }) => writtenAt.getTime()));
    if (isKnown(request, reply, `W/"${newest.toString(36)}-${shown.length}"`, new Date(newest)))
      return reply.code(304).send();
    return reply.type(XML).send(indexXml(shown, origin));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.name)?.[1];
    const file = name && (await shownFile(db, name));
    if (!file) throw new AppError('not_found', 404);
    reply.header('vary', 'accept-encoding');
    if (isKnown(request, reply, `W/"${file.digest.slice(0, 32)}"`, file.writtenAt)) return reply.code(304).send();
    const content = await openContent(files.sitemaps, file.id);
    if (!content) throw new AppError('not_found', 404);
    reply.type(XML);
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.header('content-encoding', 'gzip').header('content-length', content.size).send(content.body);
    }
    const body = Buffer.isBuffer(content.body) ? Readable.from([content.body]) : content.body;
    return reply.send(body.pipe(createGunzip()));
  });
};

/** Sets what caches need, and says whether the client has this very state. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string, changed: Date): boolean {
  reply.header('cache-control', FIVE_MINUTES).header('etag', etag).header('last-modified', changed.toUTCString());
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
  if (known !== undefined) return known.split(',').some((tag) => tag.trim() === etag);
  return since !== undefined && Date.parse(since) >= Math.floor(changed.getTime() / 1000) * 1000;
}
