import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { formAfterShare, NOTHING_KEPT, SHARE_PATH } from '#service-worker/shared-photos.ts';
import type { Rendered } from './entry-server.tsx';
import type { AndroidApp } from './host/asset-links.ts';
import { type CompressedForms, compressedForms, encodingFor } from './host/compressed-forms.ts';
import { type InProcessCall, inProcessTransport } from './host/in-process-transport.ts';
import { movedClock } from './host/moved-clock.ts';
import { mayBeOld, oldAddressOf } from './host/old-address.ts';
import { languageOf, readPageAddress, searchBehind } from './host/page-address.ts';
import { createPageCache, tagsIn } from './host/page-cache.ts';
import { type PlainPage, plainPage } from './host/plain-page.ts';
import { publicFiles } from './host/public-files.ts';
import { builtRenderer, devRenderer } from './host/renderer.ts';
import { securityHeaders } from './host/security-headers.ts';
import { workerFile } from './host/worker-file.ts';
import { CATALOGUE_HEADER } from './lib/catalogue.ts';
import type { Lang } from './lib/language.ts';
import type { Site } from './lib/site.ts';

/**
 * A share that no service worker took (a browser that threw its site data away): photos belong to a listing and to an account,
 * which are not known yet, so none is read. The form says that they must be chosen there.
 */
async function shareTarget(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post(SHARE_PATH, (request, reply) => {
    const lang = languageOf(new URL(request.url, 'http://site.invalid'), request.headers.cookie);
    return reply.header('cache-control', 'no-store').redirect(formAfterShare(NOTHING_KEPT, lang), 303);
  });
}

export { loadAndroidApp, loadSite } from './config.ts';
export type { InProcessCall } from './host/in-process-transport.ts';
export type { Site } from './lib/site.ts';

export type WebHostOptions = {
  /** Vite inside the process and nothing kept; otherwise `dist` is served. */
  dev: boolean;
  call: InProcessCall;
  site: Site;
  androidApp?: AndroidApp;
  /** Counts a page that must be drawn against the visitor's address; answers seconds to wait, 0 for none. Absent: no limit. */
  countDrawing?: (request: FastifyRequest) => Promise<number>;
  /** Seconds a page is fresh (60), then may be served stale while a new one is made (600). */
  cacheTtl?: number;
  staleTtl?: number;
  cacheBytes?: number;
  /** Milliseconds that the clock of a test site is moved by. */
  movedBy?: () => number;
  /** Hosts beyond ours that the policy lets pictures and map data come from. */
  imageHosts?: readonly string[];
  connectHosts?: readonly string[];
  /** The script that signs people in with Google; absent where nobody can. */
  signInScript?: string;
};

/** How the rest of the process tells the page cache that something changed. */
export type Pages = {
  /** Throws away every kept page that shows this listing, office or whatever carries the id. */
  purge: (id: string) => void;
  purgeAll: () => void;
  /** Pages answered from memory, and pages drawn, since the start. */
  counts: Readonly<Record<'kept' | 'drawn', number>>;
};

declare module 'fastify' {
  interface FastifyInstance {
    pages: Pages;
  }
}

type Page = Rendered & { tags: ReadonlySet<string>; bytes: number; forms?: CompressedForms };

type Refusal = { status: number; kind: PlainPage; seconds: number };
const UNAVAILABLE: Refusal = { status: 503, kind: 'unavailable', seconds: 5 };
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const NOT_A_PAGE = /^\/(?:api|images|og|tiles|assets)(?:\/|$)|\.(?:xml|txt)$/;

const host: FastifyPluginAsync<WebHostOptions> = async (
  app,
  {
    dev,
    call,
    site,
    countDrawing,
    cacheTtl = 60,
    staleTtl = 600,
    cacheBytes = 64 * 2 ** 20,
    movedBy = () => 0,
    ...options
  },
) => {
  const renderer = dev ? await devRenderer(app, ROOT) : await builtRenderer(app, ROOT);
  await publicFiles(app, {
    root: path.join(ROOT, 'public'),
    licenses: dev ? undefined : path.join(ROOT, 'dist/client/licenses/packages.txt'),
    site,
    androidApp: options.androidApp,
  });
  await app.register(shareTarget);
  const withClock = movedClock(app, movedBy);
  if (!dev) await workerFile(app, path.join(ROOT, 'dist/client/worker/worker.js'));

  const cache = createPageCache<Page>({
    freshMs: dev ? 0 : cacheTtl * 1000,
    staleMs: dev ? 0 : staleTtl * 1000,
    maxBytes: cacheBytes,
  });
  app.decorate('pages', { purge: cache.purge, purgeAll: cache.purgeAll, counts: cache.counts });

  const transport = inProcessTransport(call);
  const onError = (error: unknown) => {
    renderer.fix(error);
    app.log.error({ err: error }, 'page failed to render');
  };
  let headers: Record<string, string> | undefined;
  /** Made with the first page: in development the bundle takes longer to load than a plugin may take to start. */
  const headersOf = async () => {
    const { inlineScripts } = await renderer.bundle();
    headers ??= securityHeaders({ ...options, inlineScripts, dev, https: site.origin.startsWith('https:') });
    return headers;
  };
  const cacheControl = dev ? 'no-store' : `public, max-age=0, s-maxage=${cacheTtl}, stale-while-revalidate=${staleTtl}`;

  async function renderPage(url: URL, lang: Lang, double?: Site['double']): Promise<Page> {
    const rendered = await draw(url, lang, double);
    if ('location' in rendered) return { ...rendered, tags: new Set(), bytes: 0 };
    const html = withClock(rendered.html);
    return { ...rendered, html, tags: tagsIn(html), bytes: html.length * 2, forms: compressedForms(html) };
  }

  async function draw(url: URL, lang: Lang, double: Site['double']): Promise<Rendered> {
    try {
      const { render } = await renderer.bundle();
      const { assetsFor } = renderer;
      return await render({ url, lang, site: { ...site, double }, transport, assetsFor, onError, movedBy: movedBy() });
    } catch (error) {
      onError(error);
      // The page's loaders were given up: whatever they asked may answer again in a moment.
      if (error instanceof Error && error.name === 'TimeoutError')
        return { status: 503, html: plainPage('unavailable', lang) };
      return { status: 500, html: plainPage('broken', lang) };
    }
  }

  async function refuse(reply: FastifyReply, lang: Lang, { status, kind, seconds }: Refusal) {
    reply.headers(await headersOf()).code(status);
    reply.type('text/html; charset=utf-8').header('content-language', lang);
    reply.header('cache-control', 'no-store').header('retry-after', String(seconds));
    return reply.send(plainPage(kind, lang));
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    if (!asksForPage(request)) return reply.callNotFound();
    const asked = new URL(`${site.origin}/${request.url.replace(/^[\\/]+/, '')}`);
    const address = readPageAddress(request.url, site.origin, request.headers.cookie);
    const read = 'redirect' in address ? searchBehind(address.redirect, site.origin) : address;
    const isCheap = read ? cache.has(read.key) : !mayBeOld(asked);
    const wait = isCheap ? 0 : await countDrawing?.(request);
    const lang = languageOf(asked, request.headers.cookie);
    if (wait) return refuse(reply, lang, { status: 429, kind: 'tooMany', seconds: wait });

    const old = await oldAddressOf(asked, lang, call);
    if (old && 'isUnknown' in old) return refuse(reply, lang, UNAVAILABLE);
    if (old && 'movedTo' in old) {
      // The language may be the cookie's: no shared cache keeps it for the next visitor.
      reply.header('vary', 'cookie').header('cache-control', 'private, max-age=3600');
      return reply.redirect(old.movedTo, 301);
    }
    if ('redirect' in address) {
      reply.header('vary', 'cookie').header('cache-control', address.hasSecret ? 'no-store' : 'private, no-cache');
      const search = read && (await cache.get(read.key, () => renderPage(read.url, read.lang), onError));
      return reply.redirect(search && 'location' in search ? search.location : address.redirect, 302);
    }

    const page = await cache.get(
      address.key,
      () => (old ? renderPage(old.shows, address.lang, old.double) : renderPage(address.url, address.lang)),
      onError,
    );
    reply.headers(headers ?? (await headersOf())).code(page.status);
    // No cache may keep the address of such a page, and nothing that it asks for may be told of it.
    if (address.hasSecret) reply.header('referrer-policy', 'no-referrer');
    if ('location' in page || !page.forms) return reply.redirect('location' in page ? page.location : '/', page.status);

    if (page.status === 503) reply.header('retry-after', '5');

    const encoding = encodingFor(request.headers['accept-encoding']);
    if (page.catalogue) reply.header(CATALOGUE_HEADER, page.catalogue);
    reply
      .type('text/html; charset=utf-8')
      .header('content-language', address.lang)
      .header('cache-control', page.status === 200 && !address.hasSecret ? cacheControl : 'no-store')
      .header('vary', 'accept-encoding')
      .header('etag', page.forms.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.forms.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await page.forms.as(encoding));
  }

  app.get('/', serve);
  app.get('/*', serve);
};

/** Serves the site's pages and files on the API's own instance: every GET that no other route answers. */
export const webHost: FastifyPluginAsync<WebHostOptions> = fp(host, { name: 'diyar-web-host', fastify: '5.x' });

/** Browsers say `text/html`, tools and crawlers often anything; a picture or script request gets the plain 404. */
function asksForPage({ url, headers: { accept } }: FastifyRequest): boolean {
  const pathname = url.split('?', 1)[0] ?? '/';
  return !NOT_A_PAGE.test(pathname) && (!accept || /text\/html|\*\/\*/.test(accept));
}
