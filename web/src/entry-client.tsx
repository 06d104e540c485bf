import { hydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { BOOT_ID, type Boot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import { FRAME_NAMESPACES, loadMessages } from './app/messages.ts';
import { Providers } from './app/providers.tsx';
import { publicRoutes } from './app/public-routes.tsx';
import type { Services } from './app/services.ts';
import { type Api, createApi } from './lib/api-client.ts';
import { watchCatalogue } from './lib/catalogue.ts';
import { isOffline } from './lib/connectivity.ts';
import { fetchTransport } from './lib/fetch-transport.ts';
import { createI18n } from './lib/i18n.ts';
import { hasKeptView } from './lib/kept-view.ts';
import type { Lang } from './lib/language.ts';
import { loadLazily } from './lib/lazy-page.ts';
import { withLang } from './lib/links.ts';
import { hideMailedToken } from './lib/mailed-token.ts';
import type { proofs as Proofs } from './lib/proof.ts';
import { createQueryClient, PRIVATE } from './lib/query-client.ts';
import { createSession, type Session } from './lib/session.ts';
import { toast } from './lib/toast.ts';
import './ui/theme/styles.css';

void start();

/** Not awaited at the top of the module: pages share this chunk, and would wait for it while it waits for them. */
async function start(): Promise<void> {
  hideMailedToken();
  const bootJson = document.getElementById(BOOT_ID)?.textContent ?? '';
  const { lang, site, assets, router: hydrationData, query, catalogue } = JSON.parse(bootJson) as Boot;

  // A search with its filters in the path goes on under its plain address.
  if (site.double) history.replaceState(history.state, '', withLang(site.double.path, lang));

  const services = await makeServices(lang, catalogue);
  hydrate(services.queryClient, query);
  await nextTurn();
  const routes = publicRoutes(services);
  if (isDashboard(location.pathname)) routes.push(await fetchDashboard(services));
  await resolveMatched(routes);

  const router = makeRouter(routes, services, hydrationData);
  await nextTurn();
  // As a transition, React stops every five milliseconds for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(
      document,
      <Ready>
        <Document lang={lang} assets={assets} bootJson={bootJson}>
          <Providers services={services} site={site}>
            <RouterProvider router={router} />
          </Providers>
        </Document>
      </Ready>,
    );
  });
  void services.session.start();
  whenIdle(() => import('./app/deferred/when-idle.ts').then(({ startIdle }) => startIdle(services)));
}

/** Marks the document once the page listens: React hydrates after it is told to, and runs its outermost effect last. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return children;
}

const isDashboard = (path: string) => /^\/dashboard(?:\/|$)/.test(path);

/** The dashboard's routes, which visitors never need. */
const fetchDashboard = async (services: Services): Promise<RouteObject> =>
  (await loadLazily(() => import('./app/dashboard-routes.tsx'))).dashboardRoutes(services);

function makeRouter(routes: RouteObject[], services: Services, hydrationData: HydrationState) {
  let hasDashboard = routes.some(({ path }) => isDashboard(path ?? ''));
  return createBrowserRouter(routes, {
    hydrationData,
    async patchRoutesOnNavigation({ path, patch }) {
      if (hasDashboard || !isDashboard(path)) return;
      patch(null, [await fetchDashboard(services)]);
      hasDashboard = true;
    },
  });
}

/** After the page is there and has nothing to do: what it is given then must not cost the visitor a moment. */
function whenIdle(work: () => Promise<unknown>): void {
  const idle = () =>
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void work().catch(() => {}));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Whether something half-done may stand on the page; whoever only reads a public page goes on as a visitor. */
const isInUse = (isWrite: boolean) =>
  isDashboard(location.pathname) || isWrite || document.querySelector('dialog[open]') !== null;

/** The visitor's acts meanwhile come first. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Few visitors are ever asked who they are: the store of proofs comes with the first question. */
let proofs: typeof Proofs | undefined;
async function loadProofs(): Promise<typeof Proofs> {
  proofs ??= (await loadLazily(() => import('./lib/proof.ts'))).proofs;
  return proofs;
}

/** Names change a few times a year: what follows them comes when they do. */
async function renewCatalogue(queryClient: QueryClient): Promise<void> {
  const renewal = await loadLazily(() => import('./lib/renew-catalogue.ts'));
  await renewal.renewCatalogue(queryClient);
}

/** An administrator's tab that shows the site as somebody else; nobody else fetches what that takes. */
async function viewedSession(api: Api, lang: Lang): Promise<Session | undefined> {
  if (!hasKeptView()) return undefined;
  return (await loadLazily(() => import('./lib/view-session.ts'))).createViewSession(api, lang);
}

async function makeServices(lang: Lang, catalogue: string | undefined): Promise<Services> {
  const i18n = createI18n(lang, await loadMessages(lang, FRAME_NAMESPACES));
  const queryClient = createQueryClient();
  const visitor = createApi({
    lang,
    transport: watchCatalogue(fetchTransport, catalogue, () => void renewCatalogue(queryClient)),
    isOffline,
    clientText: (text) => i18n.t(`ui:errors.${text}`),
    showError: (message) => toast.error(message),
    proofs: {
      kept: async () => (await loadProofs()).kept(),
      ask: async (ways) => (await loadProofs()).ask(ways),
    },
  });
  const session =
    (await viewedSession(visitor, lang)) ??
    createSession({
      api: visitor,
      onChange: () => {
        proofs?.forget();
        queryClient.removeQueries({ queryKey: [PRIVATE] });
      },
      askAgain: async (user, { isWrite, visitor }) =>
        isInUse(isWrite) ? (await import('./lib/sign-in-again.ts')).askToSignInAgain(user, visitor) : undefined,
      onExpired: (message) => toast.error(message),
      onRestricted: (error) => {
        loadLazily(() => import('./lib/restriction.ts'))
          .then(({ storeRestriction }) => storeRestriction(error))
          // Without its reason the screen has its general sentence.
          .catch(() => {})
          .finally(() => location.assign(withLang('/account/restricted', lang)));
      },
    });
  return { lang, api: visitor.with(session.hook), i18n, queryClient, session };
}

/** The first page's code must be there before hydration, else React would meet a hole where the server drew the page. */
async function resolveMatched(table: RouteObject[]): Promise<void> {
  const matches = matchRoutes(table, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
