import { generatePath, type RouteObject, redirect } from 'react-router-dom';
import { withLang } from '#lib/links.ts';
import { notFound, pagesOf } from '../page-route.ts';
import type { Services } from '../services.ts';
import { addressOf, type NamedScreen, SCREENS } from './screens.ts';

const SOON = { src: 'src/app/pages/dashboard/soon-page.tsx', load: () => import('../pages/dashboard/soon-page.tsx') };

/** Routes of all screens, their second addresses, and the end for every other address below `/dashboard`. */
export function screenRoutes(services: Services): RouteObject[] {
  const screens = [...SCREENS.values()];
  return [
    ...screens.map((screen) => screenRoute(services, screen)),
    ...screens.flatMap((screen) => secondAddresses(services, screen)),
    { path: '*', element: null, loader: ({ params, request }) => plainAddress(services, params['*'] ?? '', request) },
  ];
}

function screenRoute(services: Services, screen: NamedScreen): RouteObject {
  const page = screen.page ?? (screen.isSoon && SOON);
  if (!page) throw new Error(`No page for screen ${screen.name}`);
  const { path, ns, timeoutMs } = screen;
  const route = pagesOf(services)(path || null, page.load, { src: page.src, ns, timeoutMs });
  return { ...route, handle: { ...route.handle, screen } };
}

const secondAddresses = (services: Services, screen: NamedScreen): RouteObject[] =>
  (screen.alsoAt ?? []).map((path) => ({
    path,
    element: null,
    loader: ({ params, request }) => moveTo(generatePath(`/dashboard/${screen.path}`, params), request, services),
  }));

/** A screen's plain name, with or without `admin/`, leads to its address; anything else is found by nobody. */
function plainAddress(services: Services, path: string, request: Request): Response {
  const screen = SCREENS.get(path.replace(/^admin\//, '').replace(/\/$/, ''));
  // An address that needs a listing's id is no page without one.
  if (!screen || /:\w+(?!\?)\b/.test(screen.path)) return notFound();
  return moveTo(addressOf(screen), request, services);
}

/** Leads to a page's one address, with whatever its query asks for. */
const moveTo = (path: string, request: Request, { lang }: Services): Response =>
  redirect(withLang(path + new URL(request.url).search, lang), 301);
