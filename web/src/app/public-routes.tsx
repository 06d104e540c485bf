import { COUNTRY, DEAL_ROOTS } from '@diyar/api/rules/place-address';
import { data, type RouteObject } from 'react-router-dom';
import { FrameError } from './errors/frame-error.tsx';
import { RouteError } from './errors/route-error.tsx';
import { Frame } from './layouts/frame.tsx';
import { pagesOf } from './page-route.ts';
import { rememberLanguageOf } from './remember-language.ts';
import type { Services } from './services.ts';

const AUTH_MODULES = {
  login: () => import('./pages/login/login-page.tsx'),
  register: () => import('./pages/register/register-page.tsx'),
  'forgot-password': () => import('./pages/forgot-password/forgot-password-page.tsx'),
  'reset-password': () => import('./pages/reset-password/reset-password-page.tsx'),
  'verify-email': () => import('./pages/verify-email/verify-email-page.tsx'),
  'one-click': () => import('./pages/one-click/one-click-page.tsx'),
  'account/restricted': () => import('./pages/account-restricted/account-restricted-page.tsx'),
  'account/delete': () => import('./pages/account-delete/account-delete-page.tsx'),
  'account/delete/confirm': () => import('./pages/account-delete-confirm/account-delete-confirm-page.tsx'),
};
const AUTH_PAGES = Object.keys(AUTH_MODULES) as (keyof typeof AUTH_MODULES)[];

const INFORMATION_MODULES = {
  about: () => import('./pages/about/about-page.tsx'),
  advertise: () => import('./pages/advertise/advertise-page.tsx'),
  contact: () => import('./pages/contact/contact-page.tsx'),
  pricing: () => import('./pages/pricing/pricing-page.tsx'),
  privacy: () => import('./pages/privacy/privacy-page.tsx'),
  statistics: () => import('./pages/statistics/statistics-page.tsx'),
  terms: () => import('./pages/terms/terms-page.tsx'),
};
const INFORMATION_TEXTS: Partial<Record<keyof typeof INFORMATION_MODULES, string[]>> = {
  about: ['statistics'],
  advertise: ['advertisements'],
  contact: ['form'],
  pricing: ['boosts', 'plan-comparison'],
  statistics: ['market'],
};
const INFORMATION_PAGES = Object.keys(INFORMATION_MODULES) as (keyof typeof INFORMATION_MODULES)[];

/** The visitors' part of the route table. A page is one `page(...)` line: its path, its file, and the namespaces of its texts. */
export function publicRoutes(services: Services): RouteObject[] {
  const page = pagesOf(services);

  const pages = [
    page(null, () => import('./pages/home/home-page.tsx'), {
      src: 'src/app/pages/home/home-page.tsx',
      ns: ['home', 'listings', 'statistics', 'suggest'],
    }),
    page('properties/compare', () => import('./pages/compare/compare-page.tsx'), {
      src: 'src/app/pages/compare/compare-page.tsx',
      ns: ['compare', 'listings'],
    }),
    page('properties/saved', () => import('./pages/saved/saved-page.tsx'), {
      src: 'src/app/pages/saved/saved-page.tsx',
      ns: ['favourites', 'compare', 'listings'],
    }),
    page('properties', () => import('./pages/search/search-page.tsx'), {
      src: 'src/app/pages/search/search-page.tsx',
      ns: ['search', 'suggest', 'listings', 'compare'],
    }),
    ...['property/:id', 'property/:id/:slug'].map((path) =>
      page(path, () => import('./pages/listing/listing-page.tsx'), {
        src: 'src/app/pages/listing/listing-page.tsx',
        ns: ['listing', 'listings'],
      }),
    ),
    ...['', ...[...DEAL_ROOTS.keys()].map((root) => `${root}/`)]
      .map((root) => `${root}${COUNTRY}/*`)
      .map((path) =>
        page(path, () => import('./pages/place/place-page.tsx'), {
          src: 'src/app/pages/place/place-page.tsx',
          ns: ['places', 'listings'],
        }),
      ),
    page('offices', () => import('./pages/offices/offices-page.tsx'), {
      src: 'src/app/pages/offices/offices-page.tsx',
      ns: ['offices'],
    }),
    page('office/:slugId', () => import('./pages/office/office-page.tsx'), {
      src: 'src/app/pages/office/office-page.tsx',
      ns: ['offices', 'listings', 'form', 'office-reviews'],
    }),
    page('office/:slugId/listings', () => import('./pages/office/office-listings-page.tsx'), {
      src: 'src/app/pages/office/office-listings-page.tsx',
      ns: ['offices', 'listings'],
    }),
    ...AUTH_PAGES.map((path) => {
      const name = path.replaceAll('/', '-');
      const src = `src/app/pages/${name}/${name}-page.tsx`;
      return page(path, AUTH_MODULES[path], { src, ns: ['accounts', 'form'] });
    }),
    page('invitation', () => import('./pages/invitation/invitation-page.tsx'), {
      src: 'src/app/pages/invitation/invitation-page.tsx',
      ns: ['office-team', 'form'],
    }),
    page('alerts/unsubscribe', () => import('./pages/unsubscribe/unsubscribe-page.tsx'), {
      src: 'src/app/pages/unsubscribe/unsubscribe-page.tsx',
      ns: ['saved-searches'],
    }),
    ...INFORMATION_PAGES.map((name) =>
      page(name, INFORMATION_MODULES[name], {
        src: `src/app/pages/${name}/${name}-page.tsx`,
        ns: [name, ...(INFORMATION_TEXTS[name] ?? [])],
      }),
    ),
    { path: '*', loader: () => Promise.reject(data(null, 404)), element: null },
  ];

  return [
    {
      path: '/',
      element: <Frame />,
      errorElement: <FrameError />,
      loader: ({ request }) => rememberLanguageOf(services, new URL(request.url)),
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ];
}
