import type { RouteObject } from 'react-router-dom';
import './dashboard-messages.ts';
import { FrameError } from './errors/frame-error.tsx';
import { RouteError } from './errors/route-error.tsx';
import { type PageHandle, pagesOf } from './page-route.ts';
import { rememberLanguageOf } from './remember-language.ts';
import { screenRoutes } from './screens/screen-routes.ts';
import type { Services } from './services.ts';

/**
 * The dashboard's part of the route table, in a file of its own: a visitor who reads a listing need not carry the names of
 * every desk. The browser asks for it on the way to `/dashboard` (`entry-client.tsx`), the server has both. Its screens are
 * declared in `screens/member-screens.ts` and `admin-screens.ts`.
 */
export function dashboardRoutes(services: Services): RouteObject {
  const dashboard = pagesOf(services)('dashboard', () => import('./layouts/dashboard.tsx'), {
    src: 'src/app/layouts/dashboard.tsx',
    ns: ['dashboard'],
  });
  const handle: PageHandle = dashboard.handle;

  return {
    path: '/dashboard',
    // This file too: the browser wants it before it can match the address.
    handle: { ...handle, sources: ['src/app/dashboard-routes.tsx', ...handle.sources] } satisfies PageHandle,
    lazy: dashboard.lazy,
    errorElement: <FrameError />,
    loader: ({ request }) => rememberLanguageOf(services, new URL(request.url)),
    children: [{ errorElement: <RouteError />, children: screenRoutes(services) }],
  };
}
