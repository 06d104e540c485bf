import { Writable } from 'node:stream';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Assets, Boot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import { STATUS_PAGE } from './app/errors/route-error.tsx';
import { fontsFor } from './app/fonts.ts';
import { FRAME_NAMESPACES, loadMessages, messageSources } from './app/messages.ts';
import type { PageHandle } from './app/page-route.ts';
import { Providers } from './app/providers.tsx';
import { makeRoutes } from './app/routes.tsx';
import { createApi, type Transport } from './lib/api-client.ts';
import { COLOR_SCHEME_SCRIPT } from './lib/color-scheme-script.ts';
import { drawAt } from './lib/drawn-now.ts';
import { createI18n } from './lib/i18n.ts';
import type { Lang } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { jsonText } from './lib/seo.tsx';
import { createSession } from './lib/session.ts';
import type { Site } from './lib/site.ts';
import { START_SCRIPT } from './lib/start-script.ts';

const GIVE_UP_MS = 10_000;

/** Scripts the policy must name by hash. */
export const inlineScripts = [COLOR_SCHEME_SCRIPT, START_SCRIPT];

export type RenderInput = {
  url: URL;
  lang: Lang;
  site: Site;
  transport: Transport;
  /** Addresses for these manifest keys and all they import. */
  assetsFor: (sources: string[]) => Omit<Assets, 'fonts'>;
  onError: (error: unknown) => void;
  /** Milliseconds that the site's clock is moved by. */
  movedBy?: number;
};

export type Rendered =
  | { status: number; html: string; catalogue?: string | undefined }
  | { status: number; location: string };

/** A page as an anonymous visitor sees it, complete: nothing streams in later, so the HTML can be cached. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { url, lang, site, transport, assetsFor, onError, movedBy = 0 } = input;
  drawAt(movedBy);
  const i18n = createI18n(lang, await loadMessages(lang, FRAME_NAMESPACES));
  const queryClient = createQueryClient({ server: true });
  let catalogue: string | undefined;
  const listening: Transport = async (request) => {
    const reply = await transport(request);
    // The oldest, if it changes while the page is drawn: the browser then hears of the newer one.
    catalogue ??= reply.catalogue;
    return reply;
  };
  const api = createApi({ lang, transport: listening, clientText: (text) => i18n.t(`ui:errors.${text}`) });
  const services = { lang, api, queryClient, i18n, session: createSession({ api }) };

  const handler = createStaticHandler(makeRoutes(services));
  const context = await handler.query(new Request(url, { signal: AbortSignal.timeout(GIVE_UP_MS) }));
  if (context instanceof Response) return { status: context.status, location: context.headers.get('location') ?? '/' };

  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
  const draw = (of: StaticHandlerContext) => {
    const assets = { ...assetsFor(sourcesOf(of, lang)), fonts: fontsFor(lang) };
    const boot: Boot = { lang, site, assets, catalogue, query: dehydrate(queryClient), router: portable(of) };
    return toHtml(
      <Document lang={lang} assets={assets} bootJson={jsonText(boot)}>
        <Providers services={services} site={site}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, of)} context={of} hydrate={false} />
        </Providers>
      </Document>,
    );
  };
  try {
    return { status: context.statusCode, html: await draw(context), catalogue };
  } catch (error) {
    onError(error);
    return { status: 500, html: await draw(failed(context, error)), catalogue };
  } finally {
    queryClient.clear();
  }
}

/** The same page with its error page in the frame: on the server no boundary catches what a component throws. */
function failed(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const boundary = context.matches.findLast(({ route }) => route.errorElement)?.route.id ?? '0';
  return { ...context, statusCode: 500, errors: { [boundary]: error } };
}

function sourcesOf({ matches, errors }: StaticHandlerContext, lang: Lang): string[] {
  const handles = matches.flatMap(({ route }) => (route.handle ? [route.handle as PageHandle] : []));
  const namespaces = handles.flatMap(({ ns }) => ns);
  return [
    ...handles.flatMap(({ sources }) => sources),
    ...(errors ? [STATUS_PAGE] : []),
    ...messageSources(lang, [...FRAME_NAMESPACES, ...namespaces]),
  ];
}

/** Errors lose their class in JSON; a route error is recognised by its fields, and says nothing of what went wrong inside. */
function portable({ loaderData, errors }: StaticHandlerContext): Boot['router'] {
  const plain = Object.entries(errors ?? {}).map(([id, error]) => {
    const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
    return [id, { status, statusText: '', internal: false, data }];
  });
  return { loaderData, errors: errors && Object.fromEntries(plain) };
}

function toHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Past this size React would put inline scripts round each boundary, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: () => {},
    });
    const timer = setTimeout(() => abort(new Error(`page not rendered within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
  });
}
