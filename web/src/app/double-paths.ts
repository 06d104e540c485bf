import { type Params, type RouteObject, redirect } from 'react-router-dom';
import { withLang } from '../lib/links.ts';
import type { Services } from './services.ts';

const DASHBOARD = '/dashboard';

/** Second addresses of pages with their own names; a plain section's second spelling needs no line (`canonicalPath`). */
const MOVED: readonly [from: string, to: (params: Params) => string][] = [
  ['priority', () => 'properties/priority'],
  ['properties/:id/edit', ({ id }) => `properties/edit/${id}`],
  ['listings/:id', ({ id }) => `admin/listings/${id}`],
  ['admin/office-applications', () => 'admin/offices'],
  ['admin/settings/:tab', ({ tab }) => `settings/${tab}`],
];

/** Leads to a page's one address, with whatever its query asks for. */
export const moveTo = (path: string, request: Request, { lang }: Services): Response =>
  redirect(withLang(path + new URL(request.url).search, lang), 301);

/** Routes of the dashboard that only lead to where their page is. */
export const doublePaths = (services: Services): RouteObject[] =>
  MOVED.map(([path, to]) => ({
    path,
    loader: ({ params, request }) => moveTo(`${DASHBOARD}/${to(params)}`, request, services),
    element: null,
  }));
