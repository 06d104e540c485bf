import type { RouteObject } from 'react-router-dom';
import { LAZY_FORM_TIMEOUT_MS } from '../lib/lazy-page.ts';
import './dashboard-messages.ts';
import { doublePaths } from './double-paths.ts';
import { FrameError } from './errors/frame-error.tsx';
import { RouteError } from './errors/route-error.tsx';
import { keepLanguage } from './keep-language.ts';
import { type PageHandle, pagesOf } from './page-route.ts';
import type { Services } from './services.ts';

const LISTING_FORM = {
  ns: ['listing-form', 'listing-media', 'listings', 'map', 'form', 'offline'],
  timeoutMs: LAZY_FORM_TIMEOUT_MS,
} as const;

/**
 * The dashboard's part of the route table, in a file of its own: a visitor who reads a listing need not carry the names of
 * every desk. The browser asks for it on the way to `/dashboard` (`entry-client.tsx`), the server has both.
 */
export function dashboardRoutes(services: Services): RouteObject {
  const page = pagesOf(services);

  const dashboard = page('dashboard', () => import('./layouts/dashboard.tsx'), {
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
    loader: ({ request }) => keepLanguage(services, new URL(request.url)),
    children: [
      {
        errorElement: <RouteError />,
        children: [
          page('properties', () => import('./pages/dashboard/listings/list-page.tsx'), {
            src: 'src/app/pages/dashboard/listings/list-page.tsx',
            ns: ['my-listings', 'listing-owner', 'desk'],
          }),
          page('properties/priority', () => import('./pages/dashboard/listings/priority-page.tsx'), {
            src: 'src/app/pages/dashboard/listings/priority-page.tsx',
            ns: ['listing-priority', 'my-listings', 'listing-owner', 'desk'],
          }),
          page('properties/new', () => import('./pages/dashboard/listings/create-page.tsx'), {
            src: 'src/app/pages/dashboard/listings/create-page.tsx',
            ...LISTING_FORM,
          }),
          page('properties/waiting', () => import('./pages/dashboard/listings/waiting-page.tsx'), {
            src: 'src/app/pages/dashboard/listings/waiting-page.tsx',
            ns: ['offline', 'listing-form', 'listings'],
          }),
          page('properties/edit/:id', () => import('./pages/dashboard/listings/edit-page.tsx'), {
            src: 'src/app/pages/dashboard/listings/edit-page.tsx',
            ...LISTING_FORM,
          }),
          page('favourites', () => import('./pages/dashboard/favourites-page.tsx'), {
            src: 'src/app/pages/dashboard/favourites-page.tsx',
            ns: ['favourites', 'compare', 'listings'],
          }),
          page('properties/import', () => import('./pages/dashboard/import/import-page.tsx'), {
            src: 'src/app/pages/dashboard/import/import-page.tsx',
            ns: ['listing-import'],
          }),
          page('admin/offices/import', () => import('./pages/dashboard/import/admin-import-page.tsx'), {
            src: 'src/app/pages/dashboard/import/admin-import-page.tsx',
            ns: ['listing-import'],
          }),
          page('leads', () => import('./pages/dashboard/leads/inbox-page.tsx'), {
            src: 'src/app/pages/dashboard/leads/inbox-page.tsx',
            ns: ['leads', 'desk'],
          }),
          page('leads/:id', () => import('./pages/dashboard/leads/thread-page.tsx'), {
            src: 'src/app/pages/dashboard/leads/thread-page.tsx',
            ns: ['leads', 'viewings', 'form'],
          }),
          page('viewings', () => import('./pages/dashboard/viewings/viewings-page.tsx'), {
            src: 'src/app/pages/dashboard/viewings/viewings-page.tsx',
            ns: ['viewings', 'desk', 'form'],
          }),
          page('saved-searches', () => import('./pages/dashboard/saved-searches-page.tsx'), {
            src: 'src/app/pages/dashboard/saved-searches-page.tsx',
            ns: ['saved-searches', 'desk'],
          }),
          page('notifications', () => import('./pages/dashboard/notifications-page.tsx'), {
            src: 'src/app/pages/dashboard/notifications-page.tsx',
          }),
          page('admin/listings-review', () => import('./pages/dashboard/admin/listings-review-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/listings-review-page.tsx',
            ns: ['listing-review', 'desk'],
          }),
          page('admin/listings/:id', () => import('./pages/dashboard/admin/listing-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/listing-page.tsx',
            ns: ['listing-review', 'listings', 'map', 'desk', 'form'],
          }),
          page('admin/reports-queue', () => import('./pages/dashboard/admin/reports-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/reports-page.tsx',
            ns: ['reports-queue', 'listing-reports', 'desk', 'form'],
          }),
          page('admin/users', () => import('./pages/dashboard/admin/users-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/users-page.tsx',
            ns: ['admin-users', 'desk', 'form'],
          }),
          page('admin/statistics', () => import('./pages/dashboard/admin/statistics-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/statistics-page.tsx',
            ns: ['page-visits', 'desk'],
          }),
          page('admin/sitemaps', () => import('./pages/dashboard/admin/sitemaps-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/sitemaps-page.tsx',
            ns: ['sitemaps', 'search-index', 'desk'],
          }),
          page('settings/:tab?', () => import('./pages/dashboard/settings-page.tsx'), {
            src: 'src/app/pages/dashboard/settings-page.tsx',
            ns: ['settings', 'form'],
          }),
          page('admin/offices', () => import('./pages/dashboard/admin/offices-page.tsx'), {
            src: 'src/app/pages/dashboard/admin/offices-page.tsx',
            ns: ['office-applications', 'desk', 'form'],
          }),
          page('office/register', () => import('./pages/dashboard/office-register/office-register-page.tsx'), {
            src: 'src/app/pages/dashboard/office-register/office-register-page.tsx',
            ns: ['office-applications', 'accounts', 'desk', 'form'],
          }),
          ...doublePaths(services),
          ...[null, '*'].map((path) =>
            page(path, () => import('./pages/dashboard/section-page.tsx'), {
              src: 'src/app/pages/dashboard/section-page.tsx',
            }),
          ),
        ],
      },
    ],
  };
}
