import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type Params, type RouteObject, redirect } from 'react-router-dom';
import { ApiError } from '#lib/api-error.ts';
import { LAZY_TIMEOUT_MS, loadLazily } from '#lib/lazy-page.ts';
import { loadMessages } from './messages.ts';
import type { Services } from './services.ts';

export type LoadContext = Services & { params: Params; url: URL; signal: AbortSignal };

/** Exports of a page's file. `load` fills the query cache (and may return plain data for `useLoaderData`). */
export type PageModule = { Page: ComponentType; load?: (context: LoadContext) => unknown };

export type PageOptions = {
  /** The page's file from the workspace root: its key in the build manifest, for preloading. */
  src: string;
  /** Namespaces beyond the frame's: the names of the folders whose `i18n` the page reads. */
  ns?: readonly string[];
  timeoutMs?: number;
};

/** Static, so that the server knows what to preload before the page's code is read. */
export type PageHandle = { sources: readonly string[]; ns: readonly string[] };

/** A lazily loaded page with its texts; both come together, so a page is never seen without words. */
function pageRoute(
  services: Services,
  path: string | null,
  importPage: () => Promise<PageModule>,
  { src, ns = [], timeoutMs = LAZY_TIMEOUT_MS }: PageOptions,
): RouteObject {
  const handle: PageHandle = { sources: [src], ns };
  const lazy = async () => {
    const [{ Page, load }] = await Promise.all([
      fetched(importPage, timeoutMs),
      fetched(() => addMessages(services, ns), timeoutMs),
    ]);
    return { Component: Page, ...(load && { loader: (args: LoaderFunctionArgs) => runLoad(services, load, args) }) };
  };
  return path === null ? { index: true, handle, lazy } : { path, handle, lazy };
}

/** `page(path, import, options)` for a route table. */
export const pagesOf =
  (services: Services) =>
  (...[path, importPage, options]: PageArguments): RouteObject =>
    pageRoute(services, path, importPage, options);

type PageArguments = Parameters<typeof pageRoute> extends [unknown, ...infer Rest] ? Rest : never;

/** Tries again over a network only: on the server a module that fails will fail again. */
function fetched<T>(load: () => Promise<T>, timeoutMs: number): Promise<T> {
  return typeof document === 'undefined' ? load() : loadLazily(load, { timeoutMs });
}

async function addMessages({ i18n, lang }: Services, ns: readonly string[]): Promise<void> {
  const missing = ns.filter((name) => !i18n.hasResourceBundle(lang, name));
  for (const [name, texts] of Object.entries(await loadMessages(lang, missing)))
    i18n.addResourceBundle(lang, name, texts);
}

async function runLoad(
  services: Services,
  load: NonNullable<PageModule['load']>,
  { params, request }: LoaderFunctionArgs,
): Promise<unknown> {
  try {
    const loaded = await load({ ...services, params, url: new URL(request.url), signal: request.signal });
    // `undefined` would be lost on the way to the browser and the loader run again there.
    return loaded ?? null;
  } catch (error) {
    throw error instanceof ApiError && error.statusCode >= 400 ? data({ code: error.code }, statusOf(error)) : error;
  }
}

/** An address the API finds malformed is, for a visitor, a page that does not exist. */
function statusOf({ statusCode }: ApiError): number {
  return [401, 403, 410, 429].includes(statusCode) || statusCode >= 500 ? statusCode : 404;
}

/** Ends a load with the not-found page and status 404. */
export function notFound(): never {
  throw data(null, 404);
}

/** Ends a load with a permanent redirect to `path`, which must carry its `lang` (`withLang`). */
export function movedTo(path: string): never {
  throw redirect(path, 301);
}
